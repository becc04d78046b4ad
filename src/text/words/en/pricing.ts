import type { pricing as de } from '../de/pricing.ts';

export const pricing = {
  vatNote: 'For businesses only, plus VAT',
  perMonth: 'a month',
  onRequest: 'on request',
  hero: {
    title: 'A price you know before you start.',
    lead: 'An active user is one person who talks to your chatbot in a month. That decides which plan you need. We do not count single messages.',
  },
  activeUser: {
    title: 'What is an active user?',
    text: 'One person who talks to your chatbot in a given month. One question or twenty: that person counts once.',
    exampleLabel: 'Example: one visitor, three conversations, one month',
    messages: [
      { day: '3 March', text: 'When will my parcel arrive?' },
      { day: '9 March', text: 'Can I swap it for a larger size?' },
      { day: '21 March', text: 'That worked, thanks. And the invoice?' },
    ],
    sum: 'In March, that makes',
    result: '1 active user',
  },
  plans: {
    title: 'The three plans',
    users: 'Active users',
    chatbot: 'Chatbot projects',
    ai: 'AI accounts',
    operators: 'Operators',
    channels: 'Channels',
    customize: 'Yours to customise',
  },
  comparison: {
    title: 'Every plan, line by line.',
    lead: 'The plans differ in size, not in features held back. The custom API integration is the one thing that belongs to {enterpriseName} alone.',
    feature: 'What you get',
    included: 'included',
    notIncluded: 'not included',
    price: 'Price',
    groups: { size: 'Size', features: 'Features' },
    size: {
      users: { label: 'Active users per month', hint: 'people who talk to the chatbot' },
      chatbot: { label: 'Chatbot projects', hint: 'separate chatbots, one per brand, say' },
      ai: { label: 'AI accounts', hint: 'accounts with the AI system that words the answers' },
      operators: { label: 'Operators', hint: 'people on your team who take over conversations' },
      channels: { label: 'Channels', hint: 'web chat, messenger or voice assistant, for example' },
    },
    features: [
      'AI chatbot with your knowledge base, FAQ automation',
      'Live chat with handover to your team',
      'Voice recognition and voice control',
      'No-code chatbot builder with templates',
      'Chat window in your colours and words, with your own icon',
      'Connections to CRM, email marketing, shop and helpdesk',
      'Dashboard with analytics and reports',
      'Administration portal for teams, projects, dialogues and channels',
    ],
    customApi: 'Custom API integration',
  },
  extras: {
    title: 'One more seat, same plan.',
    lead: 'No need to change plans only because a colleague joins in.',
    operator: {
      title: 'One more operator',
      text: 'Another person who takes over conversations, reads through dialogues and replies to customers.',
    },
    channel: {
      title: 'One more channel',
      text: 'The same chatbot in a second place: a messenger alongside the chat on your website, for example.',
    },
    addOnsTitle: 'Add-ons',
    addOns:
      'Appointment booking, payment in the chat, newsletters and uptime control extend any plan. Which of them suit you, and what they cost, is in your quote before you order anything.',
  },
  onboarding: {
    title: 'Nobody has to start alone.',
    lead: 'With onboarding, a person from our team gets your chatbot up and running together with you. We agree on scope and price beforehand.',
    stepsLabel: 'How onboarding works',
    steps: [
      {
        title: 'Collect the questions',
        text: 'We look at what your customers really ask and choose the first topics together.',
      },
      {
        title: 'Set up the knowledge',
        text: 'Your answers go into the knowledge base. We build the first flows and the chat window around them.',
      },
      {
        title: 'Practise the handover',
        text: 'Your team rehearses when the chatbot passes a conversation on, and how a person picks it up.',
      },
    ],
    button: 'Request now',
  },
  questions: {
    title: 'What people ask before they sign.',
    lead: 'Money, deadlines, limits: answers without small print.',
    more: 'Is your question missing?',
    ask: 'Ask us',
  },
  talk: {
    visitor: 'Which plan would suit us?',
    team: 'It depends on how many people ask. A rough figure will do.',
  },
} satisfies typeof de;
