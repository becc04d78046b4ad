import type { features as de } from '../de/features.ts';
import type { BuilderWords } from '../pictureWords.ts';

const builder: BuilderWords = {
  label:
    'Picture of a flow in the chatbot builder: when somebody wants to return an item, it asks for the order number and whether anything is faulty. If not, it explains the way back; if so, it hands over to the service team.',
  title: 'Take a return',
  status: 'Tested',
  palette: ['Message', 'Question', 'Branch', 'Handover'],
  steps: [
    { kind: 'Trigger', text: '‘I’d like to send this back.’' },
    { kind: 'Question', text: 'Which order number was it?' },
    { kind: 'Branch', text: 'Is anything faulty?' },
  ],
  branches: [
    { when: 'no', kind: 'Message', text: 'How to send it back' },
    { when: 'yes', kind: 'Handover', text: 'Service gets in touch' },
  ],
};

export const features = {
  title: 'Eight features, one knowledge base.',
  lead: 'Start with the chatbot and the web chat, and add the rest when your working day calls for it. Apart from the custom API integration, features are the same on every plan; add-ons cost extra.',
  builder,
  demo: 'Book a demo',
  servicesTitle: 'Eight sentences, eight features.',
  services: {
    'ai-chatbot': {
      said: 'Can I put the film on by myself?',
      title: 'AI chatbot',
      text: 'Finds the answer in your knowledge base, words it for this one question and shows the source. If there’s nothing to find, it says so.',
    },
    'live-chat': {
      said: 'I’d rather talk to somebody.',
      title: 'Live chat',
      text: 'Passes the conversation to your team by topic, language and workload, with everything that’s been said so far.',
    },
    voice: {
      said: 'My hands are full at the moment.',
      title: 'Voice assistant',
      text: 'Recognises speech, repeats what it understood and has numbers and names confirmed.',
    },
    'web-chat': {
      said: 'Does the window match our colours?',
      title: 'Web chat',
      text: 'The chat window on your site. Its look, your own icon, the colours and the wording are yours to set.',
    },
    builder: {
      said: 'Could we add one more question?',
      title: 'Chatbot builder',
      text: 'Messages, questions and branches make up a flow, with no code. You test it before customers see it.',
    },
    integrations: {
      said: 'And who types that into the CRM?',
      title: 'Integrations',
      text: 'Connects conversations to CRM, email marketing, shop and helpdesk. We check before we quote whether the one for your system is ready.',
    },
    'add-ons': {
      said: 'Would Thursday be possible?',
      title: 'Add-ons',
      text: 'Appointment booking, payment, newsletter and uptime control: one at a time, priced in your quote.',
    },
    dashboard: {
      said: 'What are people talking about, anyway?',
      title: 'Dashboard',
      text: 'Gives you analytics and reports. In the administration portal you assign people, read conversations and manage channels.',
    },
  },
  readMore: '{title} in detail',
  tryOut: 'Try the chat window now',
  moreTitle: 'And six things that make work easier.',
  more: [
    {
      title: 'Routing',
      text: 'Complaint or quotation, German or English: your rules decide who receives a conversation.',
    },
    {
      title: 'Templates',
      text: 'Flows for familiar jobs. Swap in your own wording, drop what you don’t need and skip the blank page.',
      link: 'See the templates',
    },
    {
      title: 'Onboarding',
      text: 'If you like, somebody from our team builds with you, goes through your most common questions and helps you test. Scope and price are in your quote.',
    },
    {
      title: 'Several languages',
      text: 'One project, different languages. Write for each of them, and none will sound translated.',
    },
    {
      title: 'Roles',
      text: 'Permissions go with the project and the job, rather than with a password everyone shares.',
    },
    {
      title: 'Reporting',
      text: 'Look at the figures once a week. Along with a few conversations, they show you what to write next.',
    },
  ],
  closing: {
    visitor: 'We may only need three of those.',
    team: 'Then those three are what we’ll show you.',
  },
} satisfies typeof de;
