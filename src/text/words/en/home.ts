import type { home as de } from '../de/home.ts';
import type { ChatWords, InboxWords, TranscriptMessage } from '../pictureWords.ts';

const hero = {
  title: ['Asked at 3\u00A0am.', 'Answered, with the source.'],
  lead: 'In the demo we build an AI chatbot from three of your questions in 30\u00A0minutes, while you watch. You’ll see what it answers and what it hands to your team. No code, and the platform is hosted in Germany.',
  demo: 'Book a demo',
  tryIt: 'Ask the AI chat',
  savings: 'See a worked example',
  facts: [
    { figure: '{since}', text: 'Chatbots since' },
    { figure: '{founded}', text: 'Founded' },
    { figure: '{team}', text: 'People on the team' },
  ],
  clock: { figure: '03:07', text: 'Asked and answered' },
};

const heroChat: ChatWords = {
  label: 'Sample conversation at 3.07\u00A0am',
  messages: [
    { from: 'assistant', text: 'Hello! I’m an AI assistant. How\u00A0can I\u00A0help?' },
    { from: 'visitor', text: 'Can I still change my order?' },
    {
      from: 'assistant',
      text: 'Yes, as long as it hasn’t been packed. Shall I pass your change to the team?',
      source: 'Help › Orders',
    },
  ],
  replies: ['Yes, pass it on', 'When is it packed?', 'Ask for a callback'],
};

const howItWorks = {
  title: 'You know the answers. Let’s put them to work.',
  steps: [
    {
      title: 'Gather what you know',
      text: 'Help pages, price lists and the replies your team has typed a hundred times become the assistant’s knowledge base.',
    },
    {
      title: 'Put the conversation together',
      text: 'Questions, branches and handovers are blocks in the builder. Line them up yourself, or start from a template for your use case.',
    },
    {
      title: 'Make it look like you',
      text: 'Choose colours, wording and an icon of your own until the chat window feels like part of your website.',
    },
    {
      title: 'Switch it on and keep reading',
      text: 'Conversations are in the administration portal. Where the assistant was stuck, add the missing answer.',
    },
  ],
  note: 'If you like, somebody from our team sets it all up with you. You’ll know scope and price first.',
};

type Comment = { message: TranscriptMessage; comment?: string };

const communicationTalk: Comment[] = [
  {
    message: { from: 'assistant', text: 'Hello, I’m an AI assistant and I look after spare parts. What’s missing?' },
    comment: 'Says an AI is replying before anyone types a word.',
  },
  { message: { from: 'visitor', text: 'The screws for my new desk, the ST\u00A02040. I need them by Friday!' } },
  {
    message: {
      from: 'assistant',
      text: 'That’s spare parts set\u00A0B. I can’t tell whether Friday will work. Shall I bring in someone from the warehouse?',
      source: 'Spare parts › Desks',
    },
    comment: 'Names its source, and promises nothing the source doesn’t say.',
  },
  { message: { from: 'visitor', text: 'Yes please.' } },
  {
    message: {
      from: 'team',
      text: 'Hi, warehouse here. I can see it’s ST\u00A02040, set\u00A0B. Your screws will be in the post today.',
    },
    comment: 'A person takes over, with the whole conversation in view.',
  },
];

const communication = {
  title: 'A person takes over. The conversation carries on.',
  lead: 'The assistant replies first. When a person is needed, live chat routes the conversation by topic and language to somebody who knows the answer.',
  channelsTitle: 'Where people can talk to you:',
  channels: [
    { name: 'Web chat', text: 'on your own website' },
    { name: 'Messaging app', text: 'the one they already use' },
    { name: 'Voice assistant', text: 'with voice recognition and voice control' },
  ],
  talkLabel: 'Sample conversation with comments',
  talk: communicationTalk,
};

const serviceInbox: InboxWords = {
  label: 'Sample: the team’s inbox with one conversation resolved, one handed over and one under way',
  listTitle: 'Inbox',
  items: [
    { title: 'Missing invoice', detail: 'Assistant · under way' },
    { title: 'Call me back', detail: 'passed to sales', badge: 'new' },
    { title: 'Opening hours', detail: 'Assistant · resolved' },
  ],
  note: 'The whole conversation is handed over, so your team needn’t start again.',
  chatTitle: 'Conversation',
  messages: [
    { from: 'visitor', text: 'I can’t find my invoice.' },
    {
      from: 'assistant',
      text: 'AI assistant here. It’s in your account, under ‘Documents’. Can you log in?',
      source: 'Help › Invoices',
    },
    { from: 'visitor', text: 'No, I ordered as a guest.' },
    {
      from: 'assistant',
      text: 'Then accounts will send it to you. Which email address did you order with?',
    },
  ],
};

const marketingChat: ChatWords = {
  label: 'Sample: a question turns into an appointment',
  messages: [
    { from: 'visitor', text: 'Do you fit kitchens in old houses?' },
    {
      from: 'assistant',
      text: 'AI assistant here. We do, wonky walls and all. Shall we come and measure? Thursday at 10\u00A0am and 5\u00A0pm are free.',
      source: 'Services › Measuring up',
    },
    { from: 'visitor', text: '5\u00A0pm suits me.' },
    { from: 'assistant', text: 'Thursday at 5\u00A0pm, noted. Which email address should the confirmation go to?' },
  ],
  replies: ['Enter address', 'Another time', 'I’d rather call'],
};

const salesInbox: InboxWords = {
  label: 'Sample: the items being discussed, and advice before a purchase',
  listTitle: 'Being discussed',
  items: [
    { title: 'Fell walking boot', detail: 'Size 8 · in stock' },
    { title: 'Insole', detail: 'suggested to go with it' },
    { title: 'Group quote', detail: 'passed to sales', badge: 'new' },
  ],
  note: 'Stock and delivery times come from the shop system, once it’s connected.',
  chatTitle: 'Advice',
  messages: [
    { from: 'visitor', text: 'Does the Fell come up large? I’m usually a 7.5.' },
    { from: 'assistant', text: 'AI assistant here. It’s on the narrow side: go for the 8, which is in stock.' },
    { from: 'visitor', text: 'And twelve pairs for our club?' },
    { from: 'assistant', text: 'Sales will quote for that. How can they reach you?' },
  ],
};

const helpdeskInbox: InboxWords = {
  label: 'Sample: articles of the knowledge base, and an answer taken from one of them',
  listTitle: 'Knowledge base',
  items: [
    { title: 'Reset a password', detail: 'matches the question' },
    { title: 'Account locked', detail: 'matches in part' },
    { title: 'Request access', detail: 'another topic' },
  ],
  note: 'If the article isn’t enough and a helpdesk is connected, it becomes a ticket.',
  chatTitle: 'Request',
  messages: [
    { from: 'visitor', text: 'My password stopped working this morning.' },
    {
      from: 'assistant',
      text: 'AI assistant here. Passwords expire after 90\u00A0days; ‘Forgotten password’ sets a new one.',
      source: 'IT › Reset a password',
    },
    { from: 'visitor', text: 'The email isn’t arriving.' },
    { from: 'assistant', text: 'Then I’ll open a ticket with IT. Can they call you?' },
  ],
};

const useCases = {
  title: 'What could it take off your hands?',
  label: 'Use cases',
  tabs: {
    service: {
      title: 'Customer service',
      text: 'Answers what keeps coming up, and hands over what needs a person along with everything said so far.',
      link: 'See customer service',
    },
    marketing: {
      title: 'Conversational marketing',
      text: 'Takes enquiries, asks for feedback and, with an add-on, books appointments.',
      link: 'See conversational marketing',
    },
    sales: {
      title: 'E-commerce and sales',
      text: 'Advises before people buy, suggests what goes with it, and calls in sales when somebody wants a quote.',
      link: 'See e-commerce and sales',
    },
    helpdesk: {
      title: 'Helpdesk automation',
      text: 'Resolves the standard cases from your FAQ and hands over the rest with everything said.',
      link: 'See helpdesk automation',
    },
  },
  pictures: { service: serviceInbox, marketing: marketingChat, sales: salesInbox, helpdesk: helpdeskInbox },
};

const claims = {
  title: 'Five sentences you can hold us to.',
  hosting: {
    title: 'The platform is hosted in Germany.',
    text: 'That’s where your conversations are kept. Where a language model words the answer, its operator receives the question and the matching passages of your knowledge base. Connect a messaging app or a voice device, and its provider is involved too.',
  },
  privacy: {
    title: 'You know which data goes where.',
    text: 'For each flow of data we tell you who receives what, and for how long. In the web chat it looks like this:',
    flow: [
      { name: 'What', text: 'questions, answers and whatever people tell the chat' },
      { name: 'Where', text: 'on the platform, hosted in Germany' },
      {
        name: 'Who',
        text: 'people you’ve assigned to the project, according to their role; the language model’s operator, where it words the answer',
      },
      {
        name: 'How long',
        text: 'conversations as your contract says; evaluation data for at most 6\u00A0months after the project ends',
      },
    ],
  },
  noCode: {
    title: 'You won’t write a line of code.',
    text: 'You put conversations together from blocks and templates. What they say is up to you.',
  },
  onboarding: {
    title: 'A real person helps you set up.',
    text: 'In personal onboarding we go through knowledge base, flows and chat window with you. You’ll know scope and price beforehand.',
  },
  experience: {
    title: 'We didn’t start last week.',
    milestones: [
      { figure: '{since}', text: 'We start working on chatbots.' },
      { figure: '{founded}', text: 'The company is founded.' },
      { figure: '{team}', text: 'people make up the team today.' },
    ],
  },
};

const solutions = {
  title: 'Where does it hurt most?',
  lead: 'Three solutions. Which team needs a hand first?',
  service: {
    said: 'What happened to my refund?',
    answer: 'You’re talking to AI. Refunds go back to the card you paid with.',
    doubt: 'I’ve cancelled that card.',
    handover: 'Then I’ll pass you to accounts, with everything said so far.',
    title: 'Customer service',
    text: 'The same ten questions, every day? Let the assistant take support requests and FAQs, and keep live chat for the conversations that call for tact.',
    link: 'The customer service solution',
  },
  marketing: {
    said: 'Do you do this for small practices?',
    title: 'Conversational marketing',
    text: 'Somebody has a question on your page and gets an answer. If they want a quote, they leave their details.',
    link: 'The marketing solution',
  },
  sales: {
    said: 'Will this adapter fit my model?',
    title: 'E-commerce and sales',
    text: 'Advice in your online shop, support for the sales team, and offers that come up in conversation.',
    link: 'The sales solution',
  },
};

const industries = {
  title: 'Every industry asks in its own way.',
  names: {
    retail: 'Retail',
    manufacturing: 'Manufacturing',
    energy: 'Energy suppliers',
    insurance: 'Insurance',
    banking: 'Banking',
    healthcare: 'Healthcare',
    'public-sector': 'Public sector',
    tourism: 'Tourism',
    'real-estate': 'Real estate',
    agencies: 'Agencies',
  },
};

const features = {
  title: 'What the platform does.',
  lead: 'Eight features come with every plan. Add-ons are there if you want them, at extra cost.',
  answer: {
    title: 'Answering',
    items: [
      {
        title: 'AI chatbot with a knowledge base',
        text: 'Answers from your own content, shows the source and says when it doesn’t know.',
      },
      { title: 'FAQ automation', text: 'Answer a common question once. From then on, the assistant does.' },
      { title: 'Live chat with routing', text: 'Complex questions reach the person who can deal with them.' },
      { title: 'Voice', text: 'Voice recognition and voice control, for asking without typing.' },
    ],
  },
  manage: {
    title: 'Keeping track',
    items: [
      { title: 'Dashboard', text: 'All your projects in one place, with analytics and reports.' },
      {
        title: 'Administration portal',
        text: 'Assign people to teams and projects, view conversations, manage channels.',
      },
    ],
  },
  shape: {
    title: 'Shaping it yourself',
    items: [
      { title: 'Chatbot builder', text: 'Conversation flows without code, with templates for typical use cases.' },
      { title: 'Web chat customiser', text: 'Look, icon image, colours and wording of the window.' },
      {
        title: 'Add-ons',
        text: 'Appointment booking, payment, newsletter and uptime control. Your quote gives the price.',
      },
    ],
    tryOut: 'Try the chat window',
  },
};

const integrations = {
  title: 'It gets on with the systems you have.',
  lead: 'It can take questions on several channels and write the results to where your team already works. We check your system before we quote.',
  channelsTitle: 'Channels',
  channels: ['Web chat', 'Messaging app', 'Voice assistant'],
  hub: 'Your assistant',
  systemsTitle: 'Systems',
  systems: [
    { name: 'CRM', text: 'who wrote, and what about' },
    { name: 'Email marketing', text: 'newsletter sign-ups from the chat' },
    { name: 'Shop systems', text: 'order status, stock and delivery time' },
    { name: 'Helpdesk', text: 'tickets with the conversation' },
  ],
  directory: 'Kinds of connection',
  link: 'Have your system checked',
};

const savings = {
  title: 'What’s that in euros? Let’s do the sum.',
  lead: 'Hours saved times what an hour costs, trimmed by a safety margin, less the price of the plan. Here’s the formula with sample figures.',
  formula: [
    'Cost per hour = salary × 12 × {factor} ÷ {hours}',
    'Benefit = hours on requests × {rate} × cost per hour × {residual}',
  ],
  assumptionsTitle: 'What we assume',
  assumptions: [
    '{minutes}\u00A0minutes per request',
    '{rate} of requests resolved by the assistant (our assumption, the middle one of three scenarios)',
    'a factor of {factor} for the employer’s on-costs',
    '{hours} productive hours per person and year',
    'a margin of {residual}, because not every minute freed becomes working time',
    '{perPerson} request per person and month',
    'a slow start: year one counts as {fullMonths} full months',
  ],
  receipt: {
    title: 'A worked example, not a measurement',
    inputs: '{people} people in support, {requests} requests a month, {salary} gross salary',
    hourly: 'One hour costs',
    needed: 'Work on requests',
    hours: '{value}\u00A0hours',
    saved: 'Taken over by the assistant',
    benefit: 'Benefit per month, after the margin',
    plan: '{plan} plan',
    net: 'Left per month',
    yearOne: 'Left in year one, slow start included',
  },
  caveat:
    'Onboarding, add-ons and your own time not included. More requests don’t always mean more savings: on the next plan up the figure can drop, and small volumes sometimes don’t pay at all.',
  cta: 'Run your own numbers',
  demo: 'Book a demo',
};

export const home = {
  hero: { ...hero, chat: heroChat },
  howItWorks,
  communication,
  useCases,
  claims,
  solutions,
  industries,
  features,
  integrations,
  savings,
} satisfies typeof de;
