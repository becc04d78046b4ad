import type { templates as de } from '../de/templates.ts';

export const templates = {
  title: '{count} conversations you could be having.',
  lead: 'Pick the one closest to your case, and open it for the flow, a sample conversation and what you need first. All the templates are in the builder, which comes with every plan. Add-ons are priced in your quote. Channels beyond those in your plan cost extra (web chat, messaging app and voice each count as one; voice doesn’t take phone calls). We check what works with your systems before we quote.',
  ask: 'What’s the conversation about?',
  answer: {
    none: 'No template for that yet',
    one: 'One template',
    many: '{count} templates',
  },
  facets: {
    goal: { label: 'Goal', all: 'All goals' },
    industry: { label: 'Industry', all: 'All industries' },
    channel: { label: 'Channel', all: 'All channels' },
  },
  channels: { 'web-chat': 'Web chat', messenger: 'Messaging app', voice: 'Voice assistant' },
  nothing: {
    text: 'There’s no template for that combination yet. Try removing one of your choices above, or tell us about the conversation you had in mind. A person will reply.',
    button: 'Describe your conversation',
  },
  toGoal: 'Read the flows and conversations',
  gallery: 'All {count} templates',
  eyebrow: 'Templates',
  cost: 'The templates come with every plan. Extra channels have a list price on our pricing page; add\u2011ons are priced in your quote.',
  contents: 'Four templates and how they open',
  channel: 'Channel',
  suits: 'Suits',
  prepare: 'What you need',
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
  show: 'Describe your own case',
  guide: 'Step-by-step guide',
  builder: {
    title: 'From a template to your chatbot.',
    steps: [
      { title: 'Pick one', text: 'Take the template whose opening line could have come from your own inbox.' },
      {
        title: 'Make it yours',
        text: 'Put in your own terms and timescales. Take out what you don’t need. Where a flow asks for personal details, say what for and which team gets them. Name everyone else who receives them in your privacy notice, and link to it before the first question.',
      },
      { title: 'Try it out', text: 'Ask somebody who has never seen it to try it, ideally in a bad mood.' },
    ],
    link: 'How the builder works',
  },
  closing: {
    visitor: 'None of these is quite our case.',
    team: 'Good. Tell us about yours, and we’ll sketch the flow for it.',
  },
} satisfies typeof de;
