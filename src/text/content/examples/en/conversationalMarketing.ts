import type { Examples } from '../schema.ts';

export const conversationalMarketing: Examples = {
  meta: {
    name: 'Examples: conversational marketing',
    title: 'Six marketing chats with notes | {brand}',
    headline: 'Six conversations, line by line.',
    description:
      'A quote, a checklist, a taster class, a cancelled lesson, a lukewarm rating, a newsletter: six sample chats, with notes on what each one does well.',
  },
  hero: {
    question: '‘Fire risk assess\u00ADment for an old block of flats, please.’',
    title: 'Six chats, and what to borrow from them.',
    lead: 'From a Sunday-night enquiry to a cancelled lesson: six moments when a good question, or a straight answer, does the work. Notes beside each chat say why. Bring three of your questions to a demo and we’ll build the seventh while you watch.',
  },
  dialogues: [
    {
      id: 'angebot',
      name: 'A quote',
      title: 'An enquiry that doesn’t feel like a form',
      situation: 'Sunday evening, office closed. A property manager needs a fire risk assessment.',
      speakers: { visitor: 'Property manager' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Good evening. I’m the firm’s AI assistant, and our privacy notice says who processes this. What can I help you with?',
          },
          comment: 'The AI notice comes before anyone has typed a word.',
        },
        { message: { from: 'visitor', text: 'fire risk assessment for an old block of flats please' } },
        {
          message: {
            from: 'assistant',
            text: 'We do those, always with a visit. For anything built before 1960, we also visit before we quote.',
            source: 'Services › Fire safety',
          },
          comment: 'An answer with its source comes before any questions.',
        },
        { message: { from: 'visitor', text: 'How long does it take?' } },
        {
          message: {
            from: 'assistant',
            text: 'That depends on the building, so I’d rather not guess. How many flats are there, and do you have floor plans?',
          },
          comment: 'The knowledge base gives no timescale, so the assistant doesn’t either.',
        },
        { message: { from: 'visitor', text: '14 flats, plans for about half' } },
        {
          message: {
            from: 'assistant',
            text: 'Thanks. An assessor will email you a quote or, if it’s pre-1960, a date for the visit. Which email address may we use, for this quote only? Or ring us: we’re back in the office tomorrow morning.',
          },
          comment: 'Contact details come last, with the purpose and another way to get in touch.',
        },
        { message: { from: 'visitor', text: 'manager@block.example' } },
        {
          message: {
            from: 'assistant',
            text: 'Thank you. The address goes to our assessors with this chat, for the quote only.',
          },
        },
      ],
    },
    {
      id: 'gutschein',
      name: 'A checklist',
      title: 'A checklist, no email required',
      situation: 'A removals firm keeps a moving checklist in its guide.',
      speakers: { visitor: 'Visitor' },
      talk: [
        { message: { from: 'assistant', text: 'Hello, I’m an AI assistant for the removals team. Moving soon?' } },
        { message: { from: 'visitor', text: 'is there a list of what to do before a move' } },
        {
          message: {
            from: 'assistant',
            text: 'There is: two pages, from eight weeks out to the day itself. It’s here in the guide.',
            source: 'Guide › Checklist',
          },
          comment: 'The visitor came for a list, and gets it. Nobody asks for an email address.',
        },
        { message: { from: 'visitor', text: 'lovely, thanks' } },
        { message: { from: 'assistant', text: 'Have you got a date yet? I can tell you which job comes first.' } },
        { message: { from: 'visitor', text: '1 August' } },
        {
          message: {
            from: 'assistant',
            text: 'Then ask the council now about suspending a parking bay.',
            source: 'Guide › Parking',
          },
        },
        {
          message: { from: 'visitor', text: 'will do. what would you charge?' },
          comment: 'The visitor brings up the price.',
        },
        {
          message: {
            from: 'assistant',
            text: 'The team can email you a quote. They need both postcodes, the number of bedrooms and an email address, for this quote only. Our privacy notice says who else handles them. Or you can ring.',
          },
          comment: 'Says what the team needs, why, and who gets it. The price comes from people.',
        },
      ],
    },
    {
      id: 'probetraining',
      name: 'A taster',
      title: 'A free class and a bad back',
      situation: 'Lunchtime at a gym that uses the appointment add-on.',
      speakers: { visitor: 'Future member' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hi, I’m the gym’s AI assistant. Our privacy notice says who else sees this chat. Anything about your health, please tell our trainers rather than me.',
          },
        },
        { message: { from: 'visitor', text: 'can I try something for free?' } },
        {
          message: {
            from: 'assistant',
            text: 'Yes: one free session, no contract. Gym floor or a class?',
            source: 'Prices › Taster',
          },
          comment: 'The gym has checked the sentence and approved it; the assistant repeats it unchanged.',
        },
        { message: { from: 'visitor', text: 'the back care class' } },
        {
          message: {
            from: 'assistant',
            text: 'There’s room on Tuesday at 6\u00A0pm and Saturday at 10\u00A0am. Which suits you? If your back gives you trouble, please leave the details out: a trainer will ask you in person.',
            source: 'Diary › Back care',
          },
          comment: 'Your quote says whether the assistant can look in your diary.',
        },
        { message: { from: 'visitor', text: 'Saturday. slipped a disc last year though' } },
        {
          message: {
            from: 'assistant',
            text: 'Thanks for telling me. What you write here is processed by our chat provider and the company behind its AI; if you’d like it deleted, tell us. May our trainers have it too, with your number, so that they can check the class suits you? You can withdraw at any time, or tell them in person instead.',
          },
          comment:
            'The assistant has asked twice for health details to be left out; this one is in the history all the same. Before it goes further, the assistant says who has it, who’d get it and what for, and asks.',
        },
        { message: { from: 'visitor', text: 'yes, 07700\u00A0900000' } },
        {
          message: {
            from: 'assistant',
            text: 'A trainer will ring to confirm. Saturday is pencilled in until then.',
          },
        },
      ],
    },
    {
      id: 'verschieben',
      name: 'A cancellation',
      title: 'A lesson cancelled, a pupil kept',
      situation: 'A music school, the afternoon before a piano lesson.',
      speakers: { visitor: 'Parent' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hello, this is the music school’s AI assistant. The privacy notice says who else sees our chat. How can I help?',
          },
        },
        { message: { from: 'visitor', text: 'sorry, we can’t make tomorrow' } },
        {
          message: {
            from: 'assistant',
            text: 'No trouble. Cancelling by 6\u00A0pm the day before is free, so you’re in time. Which lesson is it?',
            source: 'Lessons › Cancelling',
          },
          comment: 'It doesn’t ask why, because it doesn’t need to know.',
        },
        { message: { from: 'visitor', text: 'piano, 4.30, for Sam' } },
        {
          message: {
            from: 'assistant',
            text: 'Thank you. I’ll tell the office that Sam can’t come. They can read this chat, so there’s no need to say more. Do you want another time now, or would you rather wait?',
          },
        },
        { message: { from: 'visitor', text: 'leave it for now' } },
        {
          message: {
            from: 'assistant',
            text: 'Of course. Will you get in touch yourself, or would you like one email from the office next week? Our privacy notice says who’d handle your address.',
          },
        },
        { message: { from: 'visitor', text: 'email’s fine, parent@music.example' } },
        {
          message: { from: 'assistant', text: 'Will do. The office will use it for that one email only.' },
          comment: 'Repeats what the address is for.',
        },
      ],
    },
    {
      id: 'bewertung',
      name: 'Feedback',
      title: 'Three out of\u00A0five, and\u00A0why',
      situation: 'An online print shop puts a card in every box, with a link to the chat.',
      speakers: { visitor: 'Customer' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hello, I’m the print shop’s AI assistant; our privacy notice says who processes your reply. How was your delivery, from 1 to 5?',
          },
          comment: 'An introduction, and one question to start with.',
        },
        { message: { from: 'visitor', text: '3' } },
        {
          message: { from: 'assistant', text: 'Thanks. What would have made it a 5?' },
          comment: 'It asks why, and doesn’t argue.',
        },
        { message: { from: 'visitor', text: 'printing’s great but every corner is bent' } },
        {
          message: {
            from: 'assistant',
            text: 'I’m sorry, they shouldn’t arrive like that. Would you like us to look into a reprint or a refund, or just into the packing? You keep your rights either way.',
          },
        },
        { message: { from: 'visitor', text: 'just get sturdier boxes' } },
        {
          message: { from: 'assistant', text: 'I’ll pass that to dispatch, word for word.' },
          comment: 'Your team can read it in the administration portal.',
        },
      ],
    },
    {
      id: 'newsletter',
      name: 'Newsletter',
      title: 'A sign-up that asks twice',
      situation:
        'A plant nursery with the newsletter add-on emails a growing tip once a month. This chat begins with roses.',
      speakers: { visitor: 'Gardener' },
      talk: [
        { message: { from: 'assistant', text: 'Welcome! I’m an AI, and I answer from the nursery’s growing guides.' } },
        { message: { from: 'visitor', text: 'when do i prune climbing roses' } },
        {
          message: {
            from: 'assistant',
            text: 'Ramblers that flower once: straight after flowering. Repeat-flowering climbers: in winter. Do yours flower again in autumn?',
            source: 'Guides › Roses',
          },
          comment: 'A full answer, whether or not anybody signs up.',
        },
        { message: { from: 'visitor', text: 'yes, right into October' } },
        {
          message: {
            from: 'assistant',
            text: 'Then between December and February. Would you like one growing tip a month by email? We, our newsletter service and the companies behind this chat would have your address; our privacy notice names them. Every issue has an unsubscribe link.',
            source: 'Guides › Roses',
          },
        },
        { message: { from: 'visitor', text: 'go on then, rose@garden.example' } },
        {
          message: {
            from: 'assistant',
            text: 'There’s an email on its way with a link. You’re on the list once you click it.',
          },
          comment: 'This is double opt-in: an address counts only once its owner has confirmed it.',
        },
      ],
    },
  ],
};
