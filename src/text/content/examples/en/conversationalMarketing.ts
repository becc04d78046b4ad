import type { Examples } from '../schema.ts';

export const conversationalMarketing: Examples = {
  meta: {
    name: 'Examples: conversational marketing',
    title: 'Six conversational marketing dialogues | {brand}',
    headline: 'Six conversations, line by line.',
    description:
      'From a first question to a lead, an appointment or honest feedback: six complete chat dialogues with comments on why they run the way they do.',
  },
  hero: {
    title: 'Six dialogues that lead somewhere.',
    lead: 'A surveyor, a gym, a music school: read along as curiosity turns into an enquiry, a booking or a frank opinion. The margin tells you what lies behind it.',
  },
  dialogues: [
    {
      id: 'angebot',
      name: 'A quote',
      title: 'An enquiry that does not sound like a form',
      situation: 'A property manager needs a fire safety survey. It is Sunday evening.',
      speakers: { visitor: 'Property manager' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Good evening. I’m an AI assistant and I know our services. What brings you here?',
          },
          comment: 'Says at once who is answering, and asks an open question.',
        },
        { message: { from: 'visitor', text: 'We need a fire safety survey for an old block of flats.' } },
        {
          message: {
            from: 'assistant',
            text: 'We do those, in older buildings too. Anything built before 1960 includes a visit.',
            source: 'Services › Surveys',
          },
          comment: 'Information with its source first, then a question.',
        },
        { message: { from: 'visitor', text: 'How long does it take?' } },
        {
          message: {
            from: 'assistant',
            text: 'That depends on the size and on the paperwork. How many flats are there, and do you have plans?',
          },
          comment: 'Gives no duration that nobody has checked.',
        },
        { message: { from: 'visitor', text: '14 flats. Plans for some of it.' } },
        {
          message: {
            from: 'assistant',
            text: 'Thank you. A surveyor will assess it for you. Which email address may she write to?',
          },
          comment: 'The address comes last, and for a reason.',
        },
        { message: { from: 'visitor', text: 'manager@block.example' } },
      ],
    },
    {
      id: 'gutschein',
      name: 'A checklist',
      title: 'A download that starts as a chat',
      situation: 'A removals firm offers a checklist. The visitor only wants to be prepared.',
      speakers: { visitor: 'Visitor' },
      talk: [
        { message: { from: 'visitor', text: 'Is there a list of things to think of before moving house?' } },
        {
          message: {
            from: 'assistant',
            text: 'Yes: two pages, from eight weeks ahead to the day. You can open it right here.',
            source: 'Advice › Checklist',
          },
          comment: 'No address stands between her and the download.',
        },
        { message: { from: 'visitor', text: 'Lovely, thanks.' } },
        {
          message: {
            from: 'assistant',
            text: 'You’re welcome. Is the date fixed yet? Then I can tell you what comes first.',
          },
          comment: 'Offers more help, not a sale.',
        },
        { message: { from: 'visitor', text: '1 August.' } },
        {
          message: {
            from: 'assistant',
            text: 'Then it’s time to ask the council to suspend the parking bays. Shall I show you how?',
          },
        },
        {
          message: { from: 'visitor', text: 'Please. And what would you charge?' },
          comment: 'It is the visitor who begins to talk business.',
        },
        {
          message: {
            from: 'assistant',
            text: 'For that I need three things: from where, to where, how many rooms. After that a person does the sums.',
          },
        },
      ],
    },
    {
      id: 'probetraining',
      name: 'An appointment',
      title: 'A trial session without a phone call',
      situation: 'A gym uses the appointment add-on. The question comes in a lunch break.',
      speakers: { visitor: 'Future member' },
      talk: [
        { message: { from: 'visitor', text: 'Can I have a free taster?' } },
        {
          message: {
            from: 'assistant',
            text: 'You can, once and with no contract. Would you like to try the machines or a class?',
            source: 'Prices › Taster',
          },
          comment: '‘Free’ is confirmed because the knowledge base says precisely that.',
        },
        { message: { from: 'visitor', text: 'A class. Back care.' } },
        {
          message: {
            from: 'assistant',
            text: 'Places left: Tuesday at 6\u00A0pm or Saturday at 10\u00A0am. Which suits you?',
          },
          comment: 'Two suggestions from the calendar, no calendar sheet.',
        },
        { message: { from: 'visitor', text: 'Saturday. I’ve had a slipped disc, though.' } },
        {
          message: {
            from: 'assistant',
            text: 'Thank you for telling me. I can’t judge whether the class is right for you. A trainer will ring you first.',
          },
          comment: 'Health ends the flow, and a person takes over.',
        },
        { message: { from: 'visitor', text: 'OK, on 07700 900000.' } },
        {
          message: {
            from: 'assistant',
            text: 'Saturday’s place is held for you. Expect the call by 2\u00A0pm tomorrow.',
          },
        },
      ],
    },
    {
      id: 'verschieben',
      name: 'A cancellation',
      title: 'A cancellation that need not be final',
      situation: 'A music school confirms trial lessons by chat. Somebody has to call off at short notice.',
      speakers: { visitor: 'Parent' },
      talk: [
        { message: { from: 'visitor', text: 'We can’t make it tomorrow, my son is ill.' } },
        {
          message: {
            from: 'assistant',
            text: 'I hope he’s better soon. I’ve released the lesson. Pick a new time now, or wait and see?',
          },
          comment: 'A kind word, and then the matter itself.',
        },
        { message: { from: 'visitor', text: 'Wait and see.' } },
        {
          message: {
            from: 'assistant',
            text: 'That’s fine. Shall I send one reminder by email in a week? Nothing else will follow.',
          },
          comment: 'The reminder is voluntary, and limited.',
        },
        { message: { from: 'visitor', text: 'Yes please.' } },
        { message: { from: 'assistant', text: 'It’s set. You can cancel it here in the chat whenever you like.' } },
      ],
    },
    {
      id: 'bewertung',
      name: 'Feedback',
      title: 'Three out of\u00A0five, and\u00A0why',
      situation: 'An online printer asks after delivery. The reply is lukewarm.',
      speakers: { visitor: 'Customer' },
      talk: [
        {
          message: { from: 'assistant', text: 'Your brochures arrived yesterday. How happy are you, from 1 to 5?' },
          comment: 'One question, tied to something that happened.',
        },
        { message: { from: 'visitor', text: '3' } },
        {
          message: { from: 'assistant', text: 'Thanks. What would have made it a 5?' },
          comment: 'No defending, only the reason.',
        },
        { message: { from: 'visitor', text: 'Printing was great but the corners were bent.' } },
        {
          message: {
            from: 'assistant',
            text: 'That shouldn’t happen. Would you like to complain, or is it enough if we look at the packing?',
          },
          comment: 'Leaves the choice open: criticism is not always a complaint.',
        },
        { message: { from: 'visitor', text: 'It’s enough. Sturdier boxes next time, please.' } },
        {
          message: { from: 'assistant', text: 'I’ll pass that on to the dispatch manager in your own words.' },
          comment: 'The sentence appears verbatim in the report.',
        },
      ],
    },
    {
      id: 'newsletter',
      name: 'Newsletter',
      title: 'A sign-up that takes two yeses',
      situation: 'A nursery sends care tips. It begins with a question about roses.',
      speakers: { visitor: 'Gardener' },
      talk: [
        { message: { from: 'visitor', text: 'When do you prune climbing roses?' } },
        {
          message: {
            from: 'assistant',
            text: 'Those that flower once, straight after flowering; repeat bloomers in early spring. Do yours come back in autumn?',
            source: 'Care › Roses',
          },
          comment: 'The answer is complete without any sign-up.',
        },
        { message: { from: 'visitor', text: 'Yes, right into October.' } },
        {
          message: {
            from: 'assistant',
            text: 'Early spring, then, when the forsythia is out. We send tips like this every month. Would you like them?',
          },
          comment: 'The offer fits the question.',
        },
        { message: { from: 'visitor', text: 'Sure, rose@garden.example' } },
        {
          message: {
            from: 'assistant',
            text: 'I’ve sent you a message. You are on the list only once you confirm in it.',
          },
          comment: 'Two yeses: nobody can sign up a stranger.',
        },
        { message: { from: 'visitor', text: 'Done.' } },
        { message: { from: 'assistant', text: 'Welcome! The link for unsubscribing is at the end of every issue.' } },
      ],
    },
  ],
};
