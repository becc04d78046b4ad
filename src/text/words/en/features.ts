import type { features as de } from '../de/features.ts';
import type { BuilderWords } from '../pictureWords.ts';

const builder: BuilderWords = {
  label:
    'Picture of a flow in the chatbot builder: asked about a return, it wants the order number and checks the time limit. Within the limit it sends the label, after that it hands over to the service team.',
  title: 'Register a return',
  status: 'Tested',
  palette: ['Message', 'Question', 'Branch', 'Handover'],
  steps: [
    { kind: 'Trigger', text: '‘I’d like to send this back.’' },
    { kind: 'Question', text: 'Which order number was it?' },
    { kind: 'Branch', text: 'Still within the time limit?' },
  ],
  branches: [
    { when: 'yes', kind: 'Message', text: 'Send the label as a PDF' },
    { when: 'no', kind: 'Handover', text: 'Service decides' },
  ],
};

export const features = {
  title: 'Eight parts, one\u00A0set of\u00A0answers.',
  lead: 'All of them draw on the same knowledge base, and you need not use every one. Starting with the chatbot and the web chat makes sense; the rest can join when your working day calls for it.',
  builder,
  demo: 'Book a demo',
  servicesTitle: 'Eight sentences, eight services.',
  services: {
    'ai-chatbot': {
      said: 'Can I put the film on by myself?',
      title: 'AI chatbot',
      text: 'Looks for the answer in your own texts, words it for this one question and shows where it found it. When there is nothing to be found, it says that instead of filling the gap.',
    },
    'live-chat': {
      said: 'I’d rather talk to somebody.',
      title: 'Live chat',
      text: 'Passes the conversation to a person by topic, language and how busy everyone is. What has been said travels along, so nobody tells their story twice.',
    },
    voice: {
      said: 'My hands are full at the moment.',
      title: 'Voice assistant',
      text: 'Listens, reads numbers and names back to be confirmed, and leads through short spoken steps. Anything too long to be heard is better sent as text.',
    },
    'web-chat': {
      said: 'Does the window match our colours?',
      title: 'Web chat',
      text: 'The chat window on your site. You set icon image, colours, greeting and wording yourself and watch the preview change as you go.',
    },
    builder: {
      said: 'Could we add one more question?',
      title: 'Chatbot builder',
      text: 'Messages, questions and branches make up a flow, without a line of code. You try it out before anybody else gets to see it.',
    },
    integrations: {
      said: 'And who types that into the CRM?',
      title: 'Integrations',
      text: 'Connects conversations to CRM, email marketing, shop and helpdesk, so that details end up where somebody will work with them.',
    },
    'add-ons': {
      said: 'Would Thursday be possible?',
      title: 'Add-ons',
      text: 'Appointment booking, payment, newsletter and uptime control. Take them one at a time, when a flow has a use for them.',
    },
    dashboard: {
      said: 'What are people talking about, anyway?',
      title: 'Dashboard',
      text: 'Shows projects, topics and open questions. In the administration portal you assign people, read dialogues and manage channels.',
    },
  },
  readMore: '{title} in detail',
  tryOut: 'Try the chat window now',
  moreTitle: 'And six things that make work easier.',
  more: [
    {
      title: 'Routing',
      text: 'Complaint or quotation, German or English: rules decide who receives a conversation, and what happens when nobody is at their desk.',
    },
    {
      title: 'Templates',
      text: 'Finished flows for familiar jobs. You change the wording rather than the framework, and are spared the blank page.',
      link: 'See the templates',
    },
    {
      title: 'Onboarding',
      text: 'If you like, somebody from our team sits down with you while you build, goes through your most common questions and tests it with you.',
    },
    {
      title: 'Several languages',
      text: 'One project, different languages. Each gets its own texts, so that a translation does not sound like one.',
    },
    {
      title: 'Roles',
      text: 'People who only reply cannot rearrange channels. Rights belong to the project and the task, not to a password everyone shares.',
    },
    {
      title: 'Reporting',
      text: 'How many conversations, about what, and where they were handed over: the report tells you which text to write next.',
    },
  ],
  closing: {
    visitor: 'We may only need three of those.',
    team: 'Then those three are what we’ll show you.',
  },
} satisfies typeof de;
