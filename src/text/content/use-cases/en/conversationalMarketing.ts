import type { UseCase } from '../schema.ts';

export const conversationalMarketing: UseCase = {
  meta: {
    name: 'Conversational marketing',
    title: 'Conversational marketing, step by step | {brand}',
    headline: 'Answer first, ask later.',
    description:
      'How to set up four chat flows: winning leads, staying in touch, booking appointments and asking for feedback. Step by step, with sample conversations.',
  },
  hero: {
    title: 'Give an answer before you ask for an address.',
    lead: 'You look after the website and its campaigns, and you would like visits to turn into conversations. Here are four flows to set up. Each begins with something useful for the visitor.',
    chat: {
      label: 'Example: a visitor asks about garden rooms and would like a quote',
      messages: [
        {
          from: 'assistant',
          text: 'Hello, you are talking to an AI assistant. What would you like to know about garden rooms?',
        },
        { from: 'visitor', text: 'Would one fit on a sloping lawn?' },
        {
          from: 'assistant',
          text: 'Usually, yes: we build on adjustable feet. Roughly how steep is the slope?',
          source: 'Guides › Difficult ground',
        },
        { from: 'visitor', text: 'About half a metre from front to back.' },
      ],
      replies: ['Get a quote', 'See floor plans', 'Another question'],
    },
  },
  contents: 'Four flows on this page',
  parts: [
    {
      id: 'leadgenerierung',
      name: 'Lead generation',
      title: 'Lead generation: a\u00A0fair swap for contact details',
      lead: 'Hardly anyone leaves an address for ‘more information’. A quote, a checklist or a call at a time of their choosing is another matter.',
      steps: [
        {
          title: 'Write down what people ask before they enquire',
          text: 'Your sales colleagues know the first three questions of every phone call. Put those answers into the knowledge base before you create a single field.',
        },
        {
          title: 'Pick your pages',
          text: 'Open the conversation where visitors compare: on service pages, next to prices. Leave the careers page in peace.',
        },
        {
          title: 'Ask only what the next step needs',
          text: 'Two to four questions in the builder are plenty. A quote needs measurements and a postcode; it does not need a date of birth.',
        },
        {
          title: 'Pass it to the CRM, with a name against it',
          text: 'The enquiry arrives together with everything that was said. Agree who opens it first thing in the morning.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Example: enquiries from the chat, and the conversation one of them came from',
          listTitle: 'New enquiries',
          items: [
            { title: 'Garden room, slope', detail: 'wants a quote', badge: 'new' },
            { title: 'Home office', detail: 'call back after 6\u00A0pm' },
            { title: 'Rented house', detail: 'just looking, no contact' },
          ],
          note: 'Those who leave nothing behind still get their answer.',
          chatTitle: 'Conversation',
          messages: [
            { from: 'visitor', text: 'So what does one cost?' },
            { from: 'assistant', text: 'A colleague works that out for your ground. Where may we send the quote?' },
            { from: 'visitor', text: 'By email. Please don’t ring.' },
            { from: 'assistant', text: 'Noted: email only.' },
          ],
        },
      },
    },
    {
      id: 'customer-engagement',
      name: 'Customer engagement',
      title: 'Customer engagement: keep\u00A0talking after\u00A0the\u00A0sale',
      lead: 'Most questions appear once the box is open. Be helpful then, and you will not have to fight for attention later.',
      steps: [
        {
          title: 'List the moments after a purchase',
          text: 'First use, first service, renewal: note for each product when a customer is likely to wonder about something.',
        },
        {
          title: 'Write one helpful text per moment',
          text: 'A care guide or a short tip is welcome. A discount out of the blue is advertising, and that takes consent.',
        },
        {
          title: 'Offer the newsletter in conversation',
          text: 'With the newsletter add-on the assistant signs people up if they say so. They confirm by email afterwards.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: some weeks after buying a bicycle',
          messages: [
            { from: 'visitor', text: 'My gears have started to rattle in third.' },
            {
              from: 'assistant',
              text: 'After the first few rides the cable stretches a little. A quarter turn on the adjuster usually settles it.',
              source: 'Care › Gears',
            },
            { from: 'visitor', text: 'Which way round?' },
            {
              from: 'assistant',
              text: 'Anticlockwise. If it still rattles, the first service puts it right. Shall I show you how to book?',
            },
          ],
          replies: ['Book the service', 'I’ll try it first'],
        },
      },
    },
    {
      id: 'terminbuchung',
      name: 'Appointment booking',
      title: 'Appointment booking: from a wish to a time',
      lead: 'Three emails back and forth to find half an hour: with the appointment add-on, one short dialogue does it.',
      steps: [
        {
          title: 'Separate the kinds of appointment',
          text: 'A first talk, a site visit and a repair take different lengths of time and involve different people. Create one entry for each.',
        },
        {
          title: 'Connect the calendar and leave gaps',
          text: 'The assistant shows only what is really free. Allow for travel and for writing up.',
        },
        {
          title: 'Suggest two or three times',
          text: 'On a phone, a short choice beats a calendar sheet. Anyone who likes none of them can name a time instead.',
        },
        {
          title: 'Make cancelling just as easy',
          text: 'Tell people in the confirmation how to move it. A cancellation the night before is better than an empty chair.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: a site visit is moved',
          messages: [
            { from: 'visitor', text: 'Sorry, I can’t make Tuesday after all.' },
            {
              from: 'assistant',
              text: 'No trouble. Your visit on Tuesday at 9\u00A0am is cancelled. Shall I look for another time?',
            },
            { from: 'visitor', text: 'Yes, afternoons are better.' },
            { from: 'assistant', text: 'Wednesday at 3\u00A0pm and Friday at 2.30\u00A0pm are free.' },
          ],
          replies: ['Wednesday 3\u00A0pm', 'Friday 2.30\u00A0pm', 'Another week'],
        },
      },
    },
    {
      id: 'kundenfeedback',
      name: 'Customer feedback',
      title: 'Customer feedback: one\u00A0question that will be read',
      lead: 'A form with twenty fields mostly measures patience. A single question, well timed, brings you sentences you can act upon.',
      steps: [
        {
          title: 'Tie the moment to an experience',
          text: 'Ask when a conversation has been resolved or a delivery has arrived. A window that opens while somebody is reading asks about something that has not happened yet.',
        },
        {
          title: 'A scale first, then a sentence',
          text: 'One tap, and after that the question why. Whoever would rather not explain is done.',
        },
        {
          title: 'Send annoyance straight to a person',
          text: 'Add a branch: an unhappy customer is offered a word with the team before the conversation closes.',
        },
        {
          title: 'Read it monthly, and reply',
          text: 'The dashboard shows which topics return. Change one of them, then tell your customers that you did.',
        },
      ],
      picture: {
        kind: 'builder',
        words: {
          label: 'Builder with a feedback flow: after the rating it branches into thanks and handover',
          title: 'Feedback',
          status: 'Draft',
          palette: ['Message', 'Scale', 'Free text', 'Handover'],
          steps: [
            { kind: 'Trigger', text: 'Conversation resolved' },
            { kind: 'Scale', text: 'Did that help you?' },
          ],
          branches: [
            { when: 'Yes', kind: 'Free text', text: 'What was good?' },
            { when: 'No', kind: 'Handover', text: 'Service team' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Three figures on conversational marketing',
    lead: 'Until it is settled what they measure and where they come from, please do not base a decision on them.',
  },
  limits: {
    title: 'Where a chat is no help',
    items: [
      {
        title: 'Nobody follows up',
        text: 'An assistant that collects enquiries which then lie about for three days harms your name. Settle who is responsible first.',
      },
      {
        title: 'Hardly anyone visits',
        text: 'A page with a few visits a day is better served by a phone number in plain sight.',
      },
      {
        title: 'Consent is missing',
        text: 'An address given for a quote is not an address for advertising. The assistant asks for each separately.',
      },
    ],
  },
};
