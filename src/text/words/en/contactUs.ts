import type { contactUs as de } from '../de/contactUs.ts';

export const contactUs = {
  hero: {
    title: 'Ask early, before anything’s\u00A0decided.',
    lead: 'You can reach a person in sales by call\u2011back, chat, message or demo. Already a customer? Choose ‘Help for customers’ in the contact form.',
  },
  phone: {
    title: 'Ask for a phone call',
    text: 'Some things are quicker said than typed. Put your number in the form, say when suits you and in which time zone, and one of us will ring you.',
    number: 'Our number',
    button: 'Request a call',
  },
  chat: {
    title: 'Ask the AI, then ask\u00A0sales',
    text: 'An AI assistant answers in the chat, using what’s on this website. If that isn’t enough, leave your email address, and sales will read the conversation and reply.',
    exampleLabel: 'Three questions to try',
    examples: [
      'There are three of us. Do we need {professionalName}?',
      'Does somebody who only reads count as an active user?',
      'Can you connect to our online shop?',
    ],
    button: 'Open the chat',
    write: 'Write to sales',
  },
  meeting: {
    title: 'Book a demo',
    text: 'Pick a free half hour in the calendar; it costs nothing. We’ll meet by video and, as you watch, build a chatbot that answers three of your questions. Your invitation comes by email.',
    slipLabel: 'Half hours in the calendar, for example (Berlin time)',
    slip: ['Tuesday, 10\u00A0am', 'Wednesday, 2\u00A0pm', 'Friday, 9\u00A0am'],
    button: 'Choose a time',
  },
  prepare: {
    title: 'Five questions we’ll ask you',
    lead: 'You don’t need polished answers, but a quick look beforehand saves time when we talk.',
    items: [
      {
        title: 'What are you asked most often?',
        text: 'That’s where your chatbot should start. Three examples from your inbox beat a long wish list.',
      },
      {
        title: 'Where are you asked?',
        text: 'The chatbot can answer in web chat, and in a messaging app or through a voice assistant if we can connect the one you use. Phone and email stay with your team.',
      },
      {
        title: 'How many people write to you in a month?',
        text: 'A rough figure will do. It tells us which {link} fits, and hints at whether it could pay for itself.',
      },
      {
        title: 'Who takes over when it gets difficult?',
        text: 'A chatbot with nobody behind it is a dead end. We’ll work out with you who picks conversations up.',
      },
      {
        title: 'Which systems are involved?',
        text: 'CRM, email marketing, shop, helpdesk: give us the name and version, and we’ll check which connections are ready before we quote.',
      },
    ],
    pricingLink: 'plan',
  },
  after: {
    title: 'And then?',
    steps: [
      'You get a confirmation by email, and your message is with sales.',
      'Somebody reads all of it and comes back to you if anything’s missing.',
      'You get an answer, a quote, or our advice to leave it for now. Our reply time: {replyTime}.',
    ],
    privacy: 'For what we store along the way, and for how long, see the {link}.',
    privacyLink: 'privacy policy',
  },
} satisfies typeof de;
