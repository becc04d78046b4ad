import type { features as de } from '../de/features.ts';
import type { BuilderWords } from '../pictureWords.ts';

const builder: BuilderWords = {
  label:
    'Picture of a flow in the chatbot builder: when somebody wants to return an item, it asks for the order number and whether anything is faulty. If not, it explains how to send it back; if so, it hands over to the service team.',
  title: 'Returns',
  status: 'Example',
  steps: [
    { kind: 'Trigger', text: '‘I’d like to send this back.’' },
    { kind: 'Question', text: 'What’s the order number?' },
    { kind: 'Branch', text: 'Is anything faulty?' },
  ],
  branches: [
    { when: 'no', kind: 'Message', text: 'How to send it back' },
    { when: 'yes', kind: 'Handover', text: 'To the service team' },
  ],
};

export const features = {
  title: 'Eight features, one knowledge base.',
  lead: 'Start with the chatbot and the web chat, and add the rest when you need it. Features are the same in every plan, except that only the largest has a custom API integration. Extra operators and channels have list prices. For anything else, add-ons included, you pay only what your quote names.',
  builder,
  demo: 'Book a demo',
  servicesTitle: 'Eight things people say, and the feature that answers each.',
  services: {
    'ai-chatbot': {
      said: 'Can I fit the screen protector myself?',
      reply: 'Yes, film S\u00A020 is made for that. A cloth and instructions are in the box.',
      source: 'Accessories › Screen protectors',
      title: 'AI chatbot',
      text: 'Finds the answer in your knowledge base, words it to fit the question and shows the source. If it finds nothing, it’s built to say so rather than guess.',
    },
    'live-chat': {
      said: 'I’d rather talk to somebody.',
      title: 'Live chat',
      text: 'Passes the conversation to the right person by topic, language and workload, with the whole history.',
    },
    voice: {
      said: 'My hands are full at the moment.',
      title: 'Voice assistant',
      text: 'Recognises speech, reads the request back and waits for a yes before your team gets it. Counts as a channel; we check the device before we quote.',
    },
    'web-chat': {
      said: 'Does the window match our colours?',
      title: 'Web chat',
      text: 'The chat window on your site. You decide how it looks: colours, wording and an icon of your own.',
    },
    builder: {
      said: 'Could we add one more question?',
      title: 'Chatbot builder',
      text: 'Put messages, questions and branches together into a flow, without code. Then test it before customers see it.',
    },
    integrations: {
      said: 'And who types that into the CRM?',
      title: 'Integrations',
      text: 'Connects conversations to your CRM, email marketing, shop or helpdesk. Before we quote, we check whether the connection you need is ready.',
    },
    'add-ons': {
      said: 'Would Thursday be possible?',
      title: 'Add-ons',
      text: 'Appointment booking, payment, newsletter sign-up and uptime monitoring. Pick the ones you need; each is priced in your quote.',
    },
    dashboard: {
      said: 'What do people actually ask us?',
      title: 'Dashboard',
      text: 'Shows topics, volumes and handovers. In the administration portal you assign people, read conversations and manage channels.',
    },
  },
  tryOut: 'Try the chat window now',
  moreTitle: 'Six more things that make work easier.',
  more: [
    {
      title: 'Routing',
      text: 'Complaint or quote, German or English: your rules decide who gets the conversation.',
    },
    {
      title: 'Templates',
      text: 'Flows for familiar jobs. Swap in your own wording, drop what you don’t need and skip the blank page.',
      link: 'See the templates',
    },
    {
      title: 'Onboarding',
      text: 'If you’d like help, somebody from our team goes through your common questions, then builds and tests with you. Your quote names the price.',
    },
    {
      title: 'Several languages',
      text: 'One project answers in English and German; your quote names any others. Write the content afresh in each language, and it won’t sound translated.',
    },
    {
      title: 'Roles',
      text: 'What people can see and change depends on their project and their role in it. Nobody has to share a password.',
    },
    {
      title: 'Reporting',
      text: 'Which topics come up, how often, and how many conversations went to your team: figures that show you which answer to write next.',
    },
  ],
  closing: {
    visitor: 'We may only need three of those.',
    team: 'Then those three are what we’ll show you.',
  },
} satisfies typeof de;
