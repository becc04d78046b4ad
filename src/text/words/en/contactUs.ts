import type { contactUs as de } from '../de/contactUs.ts';

export const contactUs = {
  hero: {
    title: 'Ask early.',
    lead: 'Ideally before anything is decided, while everything can still be changed. There are three ways to reach us, and each of them ends with a person in sales.',
  },
  phone: {
    title: 'Talk on the phone',
    text: 'For anything that is quicker said than written. Put your number and a time that suits you in the form, and we will call you.',
    number: 'Our number',
    button: 'Request a call',
  },
  chat: {
    title: 'Chat with sales',
    text: 'In the chat an AI answers first, at once and from the pages of this website. One click hands the conversation over to sales, and a person replies to your email address.',
    exampleLabel: 'Three questions you could ask like this',
    examples: [
      'There are three of us. Do we need {professionalName}?',
      'Does somebody who only reads count as an active user?',
      'Can the chatbot look things up in our shop?',
    ],
    button: 'Open the chat',
    write: 'Write to sales',
  },
  meeting: {
    title: 'Book a meeting',
    text: 'For a demonstration with your own questions rather than ours. Choose a free half hour in the calendar, and the invitation arrives by email at once.',
    slipLabel: 'What free times look like',
    slip: ['Tuesday, 10:00', 'Wednesday, 14:00', 'Friday, 09:00'],
    button: 'Choose a time',
  },
  prepare: {
    title: 'Five questions we will ask you.',
    lead: 'You do not need finished answers. But a quick look beforehand gets the conversation to the point sooner.',
    items: [
      {
        title: 'What are you asked most often?',
        text: 'It shows us where your chatbot should start. Three examples from your inbox are worth more than a long wish list.',
      },
      {
        title: 'Where are you asked?',
        text: 'On your website, in a messenger, on the phone, by email: that decides which channels you need.',
      },
      {
        title: 'How many people write to you in a month?',
        text: 'A rough figure will do. It tells us which {link} fits, and whether the whole thing pays off for you.',
      },
      {
        title: 'Who takes over when it gets difficult?',
        text: 'A chatbot with nobody behind it is a dead end. We work out who on your team carries conversations on.',
      },
      {
        title: 'Which systems should have a say?',
        text: 'CRM, email marketing, shop, helpdesk: tell us what you use, and we will talk about connecting it.',
      },
    ],
    pricingLink: 'plan',
  },
  after: {
    title: 'And then?',
    steps: [
      'Your message is with sales, and you receive a confirmation by email.',
      'Somebody reads all of it and asks if anything is missing.',
      'You get an answer, a quote, or the advice to leave it for now.',
    ],
    privacy: 'What we store in the process, and for how long, is in the {link}.',
    privacyLink: 'privacy policy',
  },
} satisfies typeof de;
