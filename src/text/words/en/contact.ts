import type { Contact } from '../de/contact.ts';

export const contact = {
  title: 'Write to us. A\u00A0person answers.',
  lead: 'Prices, getting started, or a question that fits no list: tell us what it is about. We will take care of it.',
  next: {
    title: 'What happens next',
    steps: [
      { speaker: 'right', text: 'You send your message.' },
      { speaker: 'left', text: 'We store it and send you a confirmation by email.' },
      { speaker: 'left', text: 'Somebody on our team reads it and answers you by email.' },
      { speaker: 'right', text: 'You decide whether we phone, write or meet for a demo.' },
    ],
  },
  other: {
    title: 'Prefer another way?',
    mail: 'Email {address}',
    phone: 'Call {phone}',
    ways: 'All ways to talk to us',
  },
  thanks: {
    title: 'Thank you. We\u00A0have your\u00A0message.',
    lead: 'It is safe with us. A confirmation will reach you by email, within ten minutes at the latest.',
    next: 'What happens next',
    lines: [
      { from: 'visitor', text: 'Has my message arrived?' },
      { from: 'us', text: 'Yes. Somebody on our team will read it.' },
      { from: 'visitor', text: 'And who will answer me?' },
      { from: 'us', text: 'A person: by email, or by phone if you gave us your number.' },
      { from: 'visitor', text: 'I can’t see a confirmation yet.' },
      {
        from: 'us',
        text: 'Please look in your spam folder too. For several messages in a row we send only one.',
      },
    ],
    home: 'Back to the home page',
    pricing: 'See the prices',
    ways: 'Other ways to talk to us',
  },
} satisfies Contact;
