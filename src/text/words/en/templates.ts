import type { templates as de } from '../de/templates.ts';

export const templates = {
  title: '{count} conversations ready to reword.',
  lead: 'Each template is a finished flow together with a conversation that might really happen. That includes the moments when the assistant doesn’t know and fetches a person.',
  ask: 'What shall I help with?',
  answer: {
    none: 'I have no template for that yet.',
    one: 'I have one template for that.',
    many: 'I have {count} templates for that.',
  },
  facets: {
    goal: { label: 'Goal', all: 'All goals' },
    industry: { label: 'Industry', all: 'All industries' },
    channel: { label: 'Channel', all: 'All channels' },
  },
  channels: { 'web-chat': 'Web chat', messenger: 'Messaging app', voice: 'Voice assistant' },
  nothing: {
    text: 'We have nothing ready for this combination. Take one of the choices out again, or tell us about the conversation you are missing.',
    button: 'Describe a conversation',
  },
  toGoal: 'Read the flows and conversations',
  gallery: 'All {count} templates',
  eyebrow: 'Templates',
  contents: 'Four templates, four opening lines',
  channel: 'Channel',
  suits: 'Made for',
  prepare: 'Have ready',
  steps: 'The flow',
  talkLabel: 'Sample conversation: {name}',
  blocks: {
    message: 'Message',
    question: 'Question',
    choice: 'Choice',
    branch: 'Branch',
    knowledge: 'Knowledge base',
    handover: 'Handover',
  },
  show: 'Ask to see this flow',
  guide: 'The guide, step by step',
  builder: {
    title: 'From a template to your chatbot.',
    steps: [
      { title: 'Pick', text: 'Take the template whose opening line could have been in your own inbox.' },
      {
        title: 'Reword',
        text: 'Your terms, your deadlines, your tone. The frame of questions and branches stays up.',
      },
      { title: 'Play it through', text: 'Have it tested by someone new to it, ideally in a bad mood.' },
    ],
    link: 'How the builder works',
  },
  closing: {
    visitor: 'Our case isn’t in any of them.',
    team: 'Good. Then it will be number forty-one.',
  },
} satisfies typeof de;
