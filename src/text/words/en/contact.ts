import type { Contact } from '../de/contact.ts';

export const contact = {
  title: 'Write to us. A\u00A0person will\u00A0reply.',
  lead: 'Ask what a chatbot costs, what it can’t do or where to begin. A few lines will do.',
  next: {
    title: 'What happens next',
    steps: [
      { speaker: 'right', text: 'You send your message.' },
      { speaker: 'left', text: 'We store it and send you a confirmation by email.' },
      {
        speaker: 'left',
        text: 'A person reads it and replies by email, or rings you if you’ve asked us to. Our reply time: {replyTime}.',
      },
      { speaker: 'right', text: 'Then it’s up to you: a call, a demo or nothing more.' },
    ],
  },
  other: {
    title: 'Prefer another way?',
    mail: 'Email {address}',
    phone: 'Call {phone}',
    ways: 'All the ways to talk to us',
  },
  thanks: {
    title: 'Thank you. We\u00A0have your\u00A0message.',
    lead: 'It’s been saved, and a confirmation is on its way to your email address.',
    next: 'What happens next',
    lines: [
      { from: 'visitor', text: 'Has my message arrived?' },
      { from: 'us', text: 'Yes. It’s with our sales team now.' },
      { from: 'visitor', text: 'And who’ll reply?' },
      { from: 'us', text: 'A person: by email, or by phone if you gave us your number.' },
      { from: 'visitor', text: 'I can’t see a confirmation yet.' },
      {
        from: 'us',
        text: 'Please check your spam folder too. If you sent several messages in a row, we confirm only once.',
      },
    ],
    home: 'Back to the home page',
    pricing: 'See the prices',
    ways: 'Other ways to talk to us',
  },
} satisfies Contact;
