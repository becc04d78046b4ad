import type { IndustryText } from '../schema.ts';

export const insurance: IndustryText = {
  meta: {
    name: 'Insurance',
    title: 'Insurance chatbot: the first notice of a claim | {brand}',
    headline: 'It’s 2 am and the cellar is under water.',
    description:
      'Claims happen at night. The AI chatbot gathers the facts, gives safety advice, promises nothing and passes a complete report to your claims team.',
  },
  headline: 'It’s two in the morning and the cellar is flooding.',
  lead: 'People reporting a claim are shaken and need calm questions. The assistant takes down the facts. Whether anything is paid, and how much, it never says: your claims team decides.',
  opening: {
    question: 'Water is coming into my cellar. What do I do?',
    answer: 'Is it near any sockets? If so, please stay out. I’m an AI assistant and will take everything down.',
    source: 'First steps › Water',
    replies: ['Report a claim', 'Emergency numbers'],
  },
  talk: {
    title: 'Collect facts, promise nothing, hand over.',
    lead: 'A few minutes, start to finish. By breakfast the report is on a handler’s desk, photographs, times and all.',
    scene: 'Thursday, 2.10 am, web chat',
    visitor: 'Policyholder',
    team: 'Claims team',
    turns: [
      {
        message: {
          from: 'visitor',
          text: 'I’ve turned the tap off, but the floor is soaked and so is the washing machine.',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Well done for turning it off. When did it start, and where did the water come from?',
        },
        comment: 'One question at a time, in the order of the claim form.',
      },
      { message: { from: 'visitor', text: 'About midnight, from the hose. Will you pay for this?' } },
      {
        message: {
          from: 'assistant',
          text: 'I can’t say, and I’m not allowed to. A claims handler will look into it once the report is complete. Do you have photos?',
          source: 'Process › Home contents claim',
        },
        comment: 'Not a hint about cover, however comforting it might sound.',
      },
      { message: { from: 'visitor', text: 'Three. Should I throw the machine out?' } },
      {
        message: {
          from: 'assistant',
          text: 'Please keep anything damaged until someone has been in touch. I’ve noted the time, the cause and three photos.',
          source: 'Guide › After a loss',
        },
        comment: 'That advice is printed in the insurer’s own leaflet.',
      },
      { message: { from: 'visitor', text: 'All right. Please ring after eight.' } },
      {
        message: {
          from: 'team',
          text: 'Good morning. Your report has all I need. Could a surveyor come tomorrow before noon?',
        },
        comment: 'The call starts at the next step, not at the first question.',
      },
    ],
  },
  tasks: {
    title: 'It may take a report. It may not settle one.',
    assistant: [
      'Advising on safety and emergency services, as your leaflet does',
      'Asking for place, time, events and photos in a fixed order',
      'Saying which papers are missing and how to send them',
      'Accepting changes of address and requests for certificates',
    ],
    people: [
      'Every statement about cover, amounts or blame',
      'Injuries: straight through, without a questionnaire',
      'Advice on new policies where the law calls for it',
    ],
  },
  data: {
    title: 'Sensitive details on a narrow path.',
    lead: 'A claim may touch on health, neighbours or burglars. So the assistant asks what happened, and stops where your form stops.',
    rows: [
      { what: 'Policy number', why: 'matches the report to a contract', where: 'policy system, comparison only' },
      { what: 'What happened, and when', why: 'the heart of the notice', where: 'claims system' },
      { what: 'Photographs', why: 'evidence for the handler', where: 'the claim file' },
      { what: 'Mention of an injury', why: 'triggers the handover', where: 'a person, directly' },
    ],
  },
  connections: {
    title: 'A line to the file, none to the till.',
    items: [
      { title: 'Claims system', text: 'receives the finished report as a new case. Chat cannot release a payment.' },
      { title: 'CRM', text: 'knows the broker and keeps them informed.' },
      { title: 'Appointment booking', text: 'offers times for a call or a survey.' },
    ],
  },
  fit: {
    title: 'Where to go from here',
    items: [
      { page: 'products/live-chat', label: 'Live chat', text: 'Handing over by line of business and urgency.' },
      {
        page: 'examples/customer-service',
        label: 'Sample dialogues',
        text: 'Six service conversations from beginning to end.',
      },
      { page: 'products/add-ons', label: 'Add-ons', text: 'Callbacks and surveys as appointments.' },
    ],
  },
  start: {
    title: 'Three documents and one trial night.',
    lead: 'Begin with a single line, home contents for example. We run through invented losses before the first real one comes in.',
    items: [
      { title: 'Your claim form', text: 'Its mandatory fields become questions, in your order.' },
      { title: 'Leaflets on first steps', text: 'Approved by your lawyers. The assistant gives no other advice.' },
      {
        title: 'Things never to say',
        text: 'A list of sentences that must not appear, from ‘we’ll cover that’ onwards.',
      },
    ],
    button: 'Go through your claims process',
  },
};
