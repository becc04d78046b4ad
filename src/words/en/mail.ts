import type { mail as de } from '../de/mail.ts';

export const mail = {
  facts: {
    topic: 'Topic',
    message: 'Message',
    page: 'Page',
    language: 'Language',
    received: 'Received',
    reference: 'Reference',
  },
  languages: { de: 'German', en: 'English' },
  empty: 'not given',
  leadToSales: {
    subject: 'New enquiry from {name}: {topic}',
    heading: 'New enquiry from {name}',
    intro: 'Sent through the contact form of the website. If you reply to this email, your answer goes to {email}.',
  },
  contactConfirmation: {
    subject: 'Your message to {brand} has arrived',
    heading: 'Your message has arrived.',
    greeting: 'Hello {name},',
    intro: 'Thank you for your message. A person on our team will read it and answer you at this address.',
    yourMessage: 'This is what you wrote to us ({topic}):',
    addition: 'Would you like to add something? Just reply to this email.',
    automatic:
      'This confirmation was sent automatically because this address was entered in the contact form of {brand}. If that was not you, there is nothing you need to do.',
  },
} satisfies typeof de;
