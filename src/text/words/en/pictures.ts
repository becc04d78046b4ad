import type { pictures as de } from '../de/pictures.ts';
import type { BuilderWords, ChatWindowWords, DashboardWords, WidgetWords } from '../pictureWords.ts';

const chatWindow: ChatWindowWords = {
  name: 'Assistant',
  status: 'Example · AI assistant',
  source: 'Source',
  speakers: { assistant: 'Assistant', visitor: 'Visitor', team: 'Team' },
  aiNotice: { chat: 'Hello! You’re chatting with an AI assistant.', voice: 'You’re talking to an AI assistant.' },
  sampleNote: 'Example: this is how it could look. We check what works with your systems before we quote.',
};

const builder: BuilderWords = {
  label:
    'Picture of the chatbot builder: asked about a missing invoice, the flow asks for the month and branches. If nobody has looked in the customer portal yet, it explains the way; otherwise it hands over to accounts.',
  title: 'Missing invoice',
  status: 'Draft',
  palette: ['Message', 'Question', 'Branch', 'Handover'],
  steps: [
    { kind: 'Trigger', text: '‘I can’t find my invoice.’' },
    { kind: 'Question', text: 'Which month is it for?' },
    { kind: 'Branch', text: 'Looked in the portal?' },
  ],
  branches: [
    { when: 'no', kind: 'Message', text: 'How to find it there' },
    { when: 'yes', kind: 'Handover', text: 'Ask accounts' },
  ],
};

const dashboard: DashboardWords = {
  label:
    'Picture of the dashboard with sample figures: conversations per weekday, the most frequent topics, and the teams assigned to a project.',
  project: 'Project: web shop',
  sample: 'Sample data',
  chartTitle: 'Conversations per day',
  assistant: 'Assistant',
  team: 'Team',
  days: [
    { name: 'Mon', assistant: 52, team: 20 },
    { name: 'Tue', assistant: 45, team: 17 },
    { name: 'Wed', assistant: 58, team: 22 },
    { name: 'Thu', assistant: 49, team: 14 },
    { name: 'Fri', assistant: 61, team: 19 },
    { name: 'Sat', assistant: 38, team: 6 },
    { name: 'Sun', assistant: 33, team: 5 },
  ],
  topicsTitle: 'What people ask',
  topics: [
    { name: 'Delivery', share: 1 },
    { name: 'Returns', share: 0.68 },
    { name: 'Invoices', share: 0.45 },
    { name: 'Sizes', share: 0.3 },
  ],
  teamsTitle: 'Assigned',
  teams: [
    { name: 'Support', role: 'reads conversations, replies' },
    { name: 'Marketing', role: 'manages channels' },
  ],
};

const widget: WidgetWords = {
  label:
    'Picture of the chat window editor: name, icon, colour and greeting on the left, the same settings previewed on a website on the right.',
  title: 'Customise the chat window',
  fields: { name: 'Name', icon: 'Icon', color: 'Colour', greeting: 'Greeting' },
  values: { name: 'Puddle', upload: 'Your own', greeting: 'Hello! I’m Puddle, an AI. What are you after?' },
  page: 'your-website.example',
  reply: 'A pair of wellies, please.',
  placeholder: 'Write a message',
};

export const pictures = { chatWindow, builder, dashboard, widget } satisfies typeof de;
