import type { IndustryText } from '../schema.ts';

export const realEstate: IndustryText = {
  meta: {
    name: 'Real estate',
    title: 'Chatbot for letting agents: fair viewings | {brand}',
    headline: 'Two hundred enquiries. One flat.',
    description:
      'An AI chatbot for estate agents: it answers questions on the listing, books viewings by your rule and explains the paperwork. People choose the tenant.',
  },
  headline: 'Two hundred enquiries. One\u00A0flat.',
  lead: 'The listing goes live and the inbox overflows. The assistant answers questions about the property, books viewings by your rule and explains which documents are needed when. Your team decides who moves in.',
  opening: {
    question: 'Is the flat in Linden Road still available?',
    answer: 'I’m an AI assistant. Yes, it’s still available. Viewings are on Thursday and Saturday.',
    source: '14\u00A0Linden Road › Viewings',
    replies: ['Thursday', 'Saturday', 'Documents'],
  },
  data: {
    title: 'Only the paperwork that’s due.',
    lead: 'Before a viewing, a name and an email address will do. Your team asks about income once somebody really wants to rent.',
    rows: [
      { what: 'Name and email', why: 'invitation and confirmation', where: 'platform in Germany, your team' },
      {
        what: 'Question about the flat',
        why: 'the answer is built on it',
        where: 'platform in Germany, plus any language model’s operator',
      },
      {
        what: 'Income, guarantor, right to rent',
        why: 'after the viewing, from everyone',
        where: 'your team, outside the chat',
      },
      { what: 'Religion, family plans, benefits, health', why: 'never asked', where: 'nowhere' },
    ],
  },
  talk: {
    title: 'A queue everybody can see.',
    lead: 'How do you treat two hundred people fairly? Settle the rule before the first one asks, and tell them all.',
    scene: 'Saturday, 9.02\u00A0am, web chat on an estate agent’s listing',
    visitor: 'Applicant',
    team: 'Letting agent',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Good morning, I’m the agency’s AI assistant. What would you like to know?',
        },
      },
      { message: { from: 'visitor', text: 'Any places left for today’s viewing?' } },
      {
        message: {
          from: 'assistant',
          text: 'There’s one at 11.20\u00A0am. Places go in the order people ask. Shall I book it?',
          source: '14\u00A0Linden Road › Viewings',
        },
        comment: 'It states the rule before anyone has to wonder.',
      },
      { message: { from: 'visitor', text: 'Yes please: Jo Lenton, jo@mail.example. Do I need payslips?' } },
      {
        message: {
          from: 'assistant',
          text: 'Booked. No, just bring yourself. References come later.',
          source: 'Help › Documents',
        },
        comment: 'No paperwork without a reason.',
      },
      {
        message: {
          from: 'visitor',
          text: 'I’ve got two kids and I’m on Universal Credit. Does that count against me?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'For the viewing, only the order counts. People choose the tenant, by the same criteria for everyone.',
          source: '14\u00A0Linden Road › Viewings',
        },
        comment: 'It plays no part in the choice. But it’s in the history now: decide when it’s deleted.',
      },
      { message: { from: 'visitor', text: 'Good to know. Is there parking?' } },
      {
        message: {
          from: 'team',
          text: 'Hello, your letting agent here. There’s one space left. I’ll show you later this morning.',
        },
        comment: 'It’s not in the listing, so somebody who knows the building answers.',
      },
    ],
  },
  tasks: {
    title: 'It books viewings. It doesn’t pick tenants.',
    assistant: [
      'Answering from the listing: council tax band, floor, moving-in date',
      'Booking viewings into slots (an add-on, priced in your quote)',
      'Explaining the checklist: which documents, and at what stage',
      'Telling everyone the same rule',
    ],
    people: [
      'Choosing who moves in',
      'Checking documents, negotiating, signing',
      'Letting everybody else down gently',
      'Showing people round',
    ],
  },
  start: {
    title: 'Try it on your next listing.',
    lead: 'Send us three questions every listing brings. We’ll write back with times for a demo, and build a chatbot from them while you look on.',
    items: [
      { title: 'The order', text: 'First come, or drawn from a hat: the listing should say which.' },
      {
        title: 'The checklist',
        text: 'What you need and when, checked against the Equality Act and, in England, the Renters’ Rights Act.',
      },
      {
        title: 'Slots and places',
        text: 'How many can look round at once, and who may come at another time.',
      },
    ],
    button: 'Send listing questions',
  },
  connections: {
    title: 'Listing, calendar, inbox.',
    items: [
      {
        title: 'Lettings software',
        text: 'We check what it can supply and take in before we quote.',
      },
      {
        title: 'Appointment booking',
        text: 'An add-on. Your calendar is part of the same check.',
      },
      {
        title: 'Property portals',
        text: 'A link in your reply brings people from there to the chat on your listing.',
      },
    ],
  },
  fit: {
    title: 'A tour of the house',
    items: [
      { page: 'products/add-ons', label: 'Add-ons', text: 'Appointment booking, and what you bring to it.' },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational marketing',
        text: 'Taking enquiries without losing one.',
      },
    ],
  },
};
