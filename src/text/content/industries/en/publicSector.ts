import type { IndustryText } from '../schema.ts';

export const publicSector: IndustryText = {
  meta: {
    name: 'Public sector',
    title: 'Chatbot for public offices, in plain language | {brand}',
    headline: 'What do I need to bring to register my address?',
    description:
      'Registering an address, papers to bring, opening hours: an AI chatbot that explains public services in plain words and shows where each answer is from.',
  },
  headline: '‘What do I bring to register my new address?’',
  lead: 'The answer is on your website, three levels down and in official language. The assistant gives it in two short sentences, with the page it comes from and the office that is open now.',
  opening: {
    question: 'I’ve moved house. Do I have to tell anyone?',
    answer: 'Yes, within two weeks of moving in. I’m the city’s AI assistant and can tell you what to bring.',
    source: 'Residents › Registration',
    replies: ['Papers', 'Opening hours'],
  },
  tasks: {
    title: 'Information, yes. Decisions, no.',
    assistant: [
      'Finding who is responsible: which office, building and counter',
      'Naming papers and deadlines, in easy language where wanted',
      'Opening hours, bank holidays and closures included',
      'Linking to forms and explaining what goes in a box',
    ],
    people: [
      'Discretion, hardship and every binding decision',
      'Questions that mean opening a file',
      'Residents who would rather call or come in',
    ],
  },
  talk: {
    title: 'First the official term, then the plain one.',
    lead: 'A resident asks, trips over a word and asks again. The second time the assistant says the same thing with fewer syllables.',
    scene: 'Tuesday, 12.50 pm, web chat on the city’s website',
    visitor: 'Resident',
    team: 'Residents’ office',
    turns: [
      { message: { from: 'visitor', text: 'What do I need to register my address?' } },
      {
        message: {
          from: 'assistant',
          text: 'Your ID and a landlord’s confirmation. That is a form which your landlord fills in.',
          source: 'Residents › Registering an address',
        },
        comment: 'The official term stays, because it is what the form says. Its meaning follows at once.',
      },
      { message: { from: 'visitor', text: 'My English not so good. Simple please?' } },
      {
        message: {
          from: 'assistant',
          text: 'Of course. You need 2 things: 1.\u00A0Your ID card. 2.\u00A0A paper from your landlord. The paper says: you live there now.',
        },
        comment: 'Short sentences and figures. Staff have checked this version beforehand.',
      },
      { message: { from: 'visitor', text: 'Thank you! Can I come today? I use wheelchair.' } },
      {
        message: {
          from: 'assistant',
          text: 'The North office is open until 6\u00A0pm today. The step-free entrance is on the courtyard side.',
          source: 'Locations › North office',
        },
        comment: 'Hours and access come from one entry, kept up to date in one place.',
      },
      { message: { from: 'visitor', text: 'But landlord does not want to sign.' } },
      {
        message: {
          from: 'team',
          text: 'Hello, North office here. Please come anyway, and we’ll work out with you how to go on without the signature.',
        },
        comment: 'A dispute is an individual case, so a member of staff takes it.',
      },
    ],
  },
  connections: {
    title: 'Reads directories, leaves registers alone.',
    items: [
      {
        title: 'Service catalogue and website',
        text: 'are the source of every answer; edit them and the reply changes too.',
      },
      { title: 'Appointment system', text: 'shows what is free at the chosen location.' },
      { title: 'Switchboard', text: 'gives callers the same answers through the voice assistant.' },
    ],
  },
  fit: {
    title: 'For your council paper',
    items: [
      { page: 'blog/accessibility', label: 'An accessible chat', text: 'How to test a chat window in twenty minutes.' },
      {
        page: 'use-cases/customer-service',
        label: 'Customer service',
        text: 'Automating frequent questions, with a person behind them.',
      },
      { page: 'products/voice', label: 'Voice assistant', text: 'For residents who prefer talking to typing.' },
    ],
  },
  data: {
    title: 'Information without a name.',
    lead: 'Nobody should have to identify themselves to learn the opening hours. The assistant works without any link to the residents’ register.',
    rows: [
      {
        what: 'Question and district',
        why: 'finds the service and the location',
        where: 'service catalogue, no personal data',
      },
      { what: 'Preferred language', why: 'English, German, easy language', where: 'this conversation only' },
      { what: 'Contact for a callback', why: 'voluntary', where: 'the office’s mailbox' },
    ],
  },
  start: {
    title: 'Ten services, not the whole catalogue.',
    lead: 'Choose what people ask at the counter every day. Accessibility is tested from the first draft on.',
    items: [
      { title: 'The services most asked for', text: 'Your front desk knows the order better than any report.' },
      { title: 'Reliable location data', text: 'Hours, entrances, closing days, and one person who keeps them right.' },
      { title: 'Texts in easy language', text: 'If you have them. If not, we start with five that matter.' },
    ],
    button: 'Discuss your project',
  },
};
