import type {
  ApplicationWords,
  BuilderScreenWords,
  DashboardScreenWords,
  InboxScreenWords,
  LookWords,
} from '../applicationWords.ts';
import type { application as de } from '../de/application.ts';

const inbox: InboxScreenWords = {
  label:
    'Sample view of the inbox: conversations and their state on the left; in the middle, one that the AI began at night and the warehouse takes over in the morning; on the right, everything that led to the handover.',
  search: 'Number, topic, word',
  channels: 'All channels',
  list: {
    title: 'Conversations',
    tabs: ['Open\u00A07', 'Mine\u00A02', 'AI\u00A014', 'Resolved\u00A048'],
    rows: [
      {
        title: 'Visitor 4127',
        language: 'EN',
        time: '08:04',
        text: 'Missing screws',
        badge: 'needs you',
        state: 'person',
      },
      {
        title: 'Visitor 4131',
        language: 'EN',
        time: '07:52',
        text: 'Will cover B fit?',
        badge: 'AI replying',
        state: 'ai',
      },
      {
        title: 'Company 310',
        language: 'EN',
        time: '07:31',
        text: 'Twelve chairs',
        badge: 'Sales',
        state: 'team',
      },
      {
        title: 'Customer 4120',
        language: 'DE',
        time: '06:52',
        text: 'Charged twice',
        badge: 'Accounts',
        state: 'team',
      },
      {
        title: 'Visitor 4116',
        language: 'EN',
        time: '05:18',
        text: 'Showroom opening hours',
        badge: 'resolved',
        state: 'done',
      },
      {
        title: 'Company 288',
        language: 'EN',
        time: '04:40',
        text: 'Invoice as a PDF',
        badge: 'resolved',
        state: 'done',
      },
      {
        title: 'Customer 4098',
        language: 'EN',
        time: 'yesterday',
        text: 'Appointment on Thursday',
        badge: 'booked',
        state: 'done',
      },
    ],
  },
  dialogue: {
    title: 'Visitor 4127',
    about: 'Web chat · Help › Assembly · since 03:07',
    messages: [
      {
        from: 'assistant',
        at: '03:07',
        text: 'Hello, I’m an AI assistant and I look after spare parts. What’s missing?',
      },
      { from: 'visitor', at: '03:07', text: 'The screws for my ST\u00A02040 desk. I need them by Friday!' },
      {
        from: 'assistant',
        at: '03:08',
        text: 'That’s spare parts set\u00A0B. I can’t promise Friday. I’ll leave this for the warehouse. Will you be back, or may they email you about the screws?',
        source: 'Spare parts › Desks',
      },
      { from: 'visitor', at: '03:09', text: 'I’ll be back at eight, thanks.' },
      {
        from: 'team',
        event: '08:04 warehouse takes over',
        at: '08:04',
        text: 'Morning, it’s the warehouse. We’ve got set\u00A0B.',
      },
    ],
  },
  composer: { draft: 'Give me your order number and', hint: 'Replying in English', send: 'Send' },
  handover: {
    title: 'Handover',
    quote: '‘I’ll be back at eight, thanks.’',
    historyTitle: 'History',
    history: [
      { time: '03:07', text: 'asked in the web chat' },
      { time: '03:08', text: 'answered, with source' },
      { time: '03:09', text: 'left for the warehouse' },
      { time: '08:04', text: 'warehouse takes over' },
    ],
    reasonTitle: 'Routed by',
    reason: [
      { name: 'Topic', text: 'Spare parts' },
      { name: 'Language', text: 'English' },
      { name: 'Workload', text: '2 open conversations' },
    ],
    assignedTitle: 'Assigned to',
    assigned: { name: 'Warehouse', text: 'Project: web shop' },
    actions: ['Pass on', 'Close conversation'],
  },
};

const dashboard: DashboardScreenWords = {
  label:
    'Dashboard with a month of sample data: number of conversations, share without a handover, conversations per day and per hour, the most frequent topics, and the teams that took over.',
  title: 'Analytics',
  filters: ['Project: web shop', '1 to 30\u00A0September', 'All channels'],
  report: 'Report',
  figures: {
    all: { title: 'conversations', note: '{count} in August' },
    alone: { title: 'without a handover', note: 'only an example' },
    firstTopic: { title: 'about delivery', note: '{count} conversations' },
    handedOver: { title: 'handed to teams', note: '{share} of all' },
  },
  daysTitle: 'Conversations per day',
  assistant: 'Assistant',
  team: 'Team',
  days: ['1', '8', '15', '22', '29\u00A0Sept'],
  topicsTitle: 'What people ask about',
  topics: ['Delivery', 'Returns', 'Invoices', 'Dimensions', 'Spare parts', 'Accounts'],
  hoursTitle: 'When conversations start',
  hoursNote: 'on request; dark bars: office hours',
  teamsTitle: 'Who took over',
  teams: ['Warehouse', 'Accounts', 'Sales', 'Support'],
};

const builder: BuilderScreenWords = {
  label:
    'Sample view of the builder: six kinds of block on the left; in the middle, a flow that deals with a missing invoice and branches; on the right, the settings of the branch.',
  title: 'Resend an invoice',
  test: 'Test',
  release: 'Save',
  paletteTitle: 'Blocks',
  palette: {
    message: 'Message',
    question: 'Question',
    choice: 'Choice',
    branch: 'Branch',
    knowledge: 'Knowledge base',
    handover: 'Handover',
  },
  languagesTitle: 'Languages',
  languages: ['EN', 'DE'],
  flow: {
    steps: [
      { kind: 'Trigger', text: '‘I can’t find my invoice.’' },
      { kind: 'Choice', text: 'How did you order?' },
      { kind: 'Branch', text: 'Is there a customer account?' },
    ],
    branches: [
      {
        when: 'yes',
        kind: 'Message',
        text: 'Here’s where it is in your account.',
        next: { kind: 'Question', text: 'Have you found it?' },
      },
      {
        when: 'no',
        kind: 'Handover',
        text: 'Accounts, Monday to Friday',
        next: { kind: 'Message', text: 'Somebody is back at eight.' },
      },
    ],
  },
  inspector: {
    title: 'Branch',
    about: 'Block 2 of 6',
    fields: [
      { name: 'If', value: 'Answer to the choice' },
      { name: 'is', value: 'with an account' },
      { name: 'Yes, go to', value: 'Message' },
      { name: 'No, go to', value: 'Handover: accounts' },
    ],
    switches: ['Ask again if unclear', 'Always offer a handover'],
    note: 'Both paths tested.',
  },
};

const look: LookWords = {
  title: 'Customise the chat window',
  fields: { name: 'Name', icon: 'Icon', color: 'Colour', greeting: 'Greeting' },
  values: { name: 'Puddle', upload: 'Your own', greeting: 'Hello! I’m Puddle, an AI. What are you looking for?' },
};

export const application: ApplicationWords = {
  sample: 'Sample data',
  inbox,
  dashboard,
  builder,
  look,
  crops: {
    handover:
      'Detail with sample data: at the handover, the warehouse sees the request, the history since 3.07\u00A0am and why the conversation came here.',
    flow: 'Detail of the builder with sample data: a flow from trigger to appointment.',
    list: 'Detail with sample data: the list of conversations. One needs a person, one is with the AI, one with sales.',
    dialogue:
      'Detail with sample data: the AI answers with its source and asks whether the warehouse should take over.',
    figures:
      'Detail of the dashboard with sample data: {count} conversations, {share} of them without a handover (which doesn’t mean solved), and the most frequent topics.',
    look: 'Detail with sample data: the name, icon, colour and greeting of the chat window are set.',
  },
  appointment: {
    steps: [
      { kind: 'Trigger', text: '‘Do you fit kitchens in old houses?’' },
      { kind: 'Knowledge base', text: 'Services › Measuring up' },
      { kind: 'Branch', text: 'Would they like a visit?' },
    ],
    branches: [
      { when: 'yes', kind: 'Add-on', text: 'Offer appointments' },
      { when: 'no', kind: 'Handover', text: 'An adviser writes back' },
    ],
  },
} satisfies typeof de;
