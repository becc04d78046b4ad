import type { IndustryText } from '../schema.ts';

export const realEstate: IndustryText = {
  meta: {
    name: 'Estate and letting agents',
    title: 'Chatbot for letting agents: fair viewings | {brand}',
    headline: 'Two hundred enquiries. One flat.',
    description:
      'An AI chatbot for estate agents: it answers listing questions, explains the paperwork and, with an add-on, books viewings. People choose the tenant.',
  },
  question: '‘Is the flat in\nLinden Road\nstill available?’',
  headline: 'Two hundred enquiries. One\u00A0flat.',
  lead: 'The listing goes live and the inbox overflows. The assistant answers questions about the property and explains which documents are needed and when. With the booking add-on and a suitable calendar, it books viewings in the order you set. You and the landlord decide who moves in. The example is a letting; for sales, see the valuation template.',
  data: {
    title: 'Only the paperwork that’s due.',
    lead: 'Before a viewing, a name and an email address will do. Income only comes up once somebody wants to rent.',
    rows: [
      {
        what: 'Question about the flat',
        why: 'to find the answer',
        where: 'platform in Germany (us, our hosting provider), your team, the language model’s provider (if used)',
      },
      {
        what: 'Name and email',
        why: 'to invite the applicant and confirm the viewing',
        where: 'the same, plus your calendar’s provider',
      },
      {
        what: 'Income, any guarantor, right to rent (England)',
        why: 'to check affordability and the right to rent; after the viewing, same rules for all',
        where: 'your team, outside the chat',
      },
      {
        what: 'Religion, family plans, benefits, health',
        why: 'not asked for in the chat',
        where: 'if typed anyway, the same places as a question',
      },
    ],
  },
  talk: {
    title: 'One rule, and everybody knows it.',
    lead: 'How do you treat two hundred people fairly? Set the rule before the first enquiry, and tell everyone.',
    scene: { time: '9.02\u00A0am', day: 'Saturday', place: 'Web chat on an estate agent’s listing' },
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
          text: 'The calendar has one at 11.20\u00A0am, first come, first served. To book, I’d pass your name, email address and this chat to the agent; our privacy notice says who processes them for us. Shall I book it, or would you rather ring?',
          source: '14\u00A0Linden Road › Viewings',
        },
        comment: 'The rule and the recipients come first.',
      },
      { message: { from: 'visitor', text: 'Yes please: Jo Lenton, jo@mail.example. Do I need payslips?' } },
      {
        message: {
          from: 'assistant',
          text: 'Booked. No payslips yet: references come later.',
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
          text: 'No, neither does. For the viewing, only the order counts; a person chooses the tenant, by the same criteria for everyone.',
          source: '14\u00A0Linden Road › Viewings',
        },
        comment:
          'In England, an agent mustn’t refuse or discourage an applicant on account of either (there are narrow exceptions). Affordability may be checked later. The children and the benefit are now in the chat history: decide when it’s deleted.',
      },
      {
        message: {
          from: 'visitor',
          text: 'Good to know. Is there parking?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'The listing doesn’t say. I’ll bring in the letting agent, who can see this chat.',
        },
      },
      {
        message: {
          from: 'team',
          text: 'Hello, I’m the letting agent. There’s one space left. I’ll show you later this morning.',
        },
        comment: 'Announced first; then somebody who knows the building answers.',
      },
    ],
  },
  tasks: {
    title: 'The assistant books viewings. It doesn’t pick tenants.',
    assistant: [
      'Answering from the listing: council tax band, floor, move-in date',
      'Booking viewings into slots (an add-on, priced in your quote)',
      'Explaining the checklist: which documents, and when',
      'Telling everyone the same rule',
    ],
    people: [
      'Choosing the tenant, together with the landlord',
      'Checking documents, agreeing the move-in date, signing',
      'Letting everybody else down gently',
      'Showing people round',
    ],
  },
  start: {
    title: 'Try it on your next listing.',
    lead: 'Send us three questions every listing gets, and we’ll suggest a time for a demo in which you watch us build a chatbot from them. Or book a demo yourself and bring them along.',
    items: [
      { title: 'The order', text: 'First come, first served, or a draw? Say so in the listing.' },
      {
        title: 'The checklist',
        text: 'What you need and when, checked by your solicitor against the Equality Act and the Renters’ Rights Act, as they apply in your part of the UK.',
      },
      {
        title: 'Slots and places',
        text: 'How many can look round at once, and who gets another time?',
      },
    ],
    button: 'Send listing questions',
  },
  connections: {
    title: 'Software, calendar, portals.',
    items: [
      {
        title: 'Lettings software',
        text: 'Before we quote, we check what your software can exchange. Unless it’s a CRM, reading from it takes the custom API integration, which comes with {enterpriseName}.',
      },
      {
        title: 'Appointment booking',
        text: 'An add-on, once we’ve checked your calendar.',
      },
      {
        title: 'Property portals',
        text: 'When you answer a portal enquiry, link to the chat on your own listing.',
      },
    ],
  },
  fit: {
    title: 'Have a look round',
    items: [
      { page: 'products/add-ons', label: 'Add-ons', text: 'Appointment booking, and what you bring to it.' },
      {
        page: 'use-cases/conversational-marketing',
        label: 'Conversational marketing',
        text: 'From a question in the chat to an enquiry.',
      },
    ],
  },
};
