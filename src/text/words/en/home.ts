import type { home as de, NightMoment } from '../de/home.ts';

const hero = {
  title: ['Asked at 3\u00A0am.', 'Answered, with\u00A0the source.'],
  lead: 'In a 30-minute demo, we build an AI chatbot from three of your questions while you watch. You’ll see what it answers and what it hands to your team.',
  demo: 'Book a demo',
  savings: 'See a worked example',
  facts: {
    price: { figure: 'From\u00A0{price}', text: 'a month. For businesses only, plus\u00A0VAT.' },
    notice: { figure: '{noticeWeeks}\u00A0weeks', text: 'Notice to the end of a quarter, unless you fix a term' },
    platform: { figure: 'Germany', text: 'Where the platform is hosted' },
  },
  clock: '03:07',
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
      title: 'Make it look like yours',
      text: 'Choose colours, wording and an icon until the chat window feels like part of your website.',
    },
    {
      title: 'Switch it on and keep reading',
      text: 'You’ll find every conversation in the administration portal. Where the assistant got stuck, add the missing answer.',
    },
  ],
  note: 'Rather not do it alone? Somebody from our team can set it up with you, at a price we agree first.',
};

const night: NightMoment[] = [
  {
    time: '03:07',
    what: 'somebody asks',
    talk: [
      {
        message: {
          from: 'assistant',
          text: 'Hello, I’m an AI assistant and I look after spare parts. What’s missing?',
        },
        comment: 'Says an AI is replying before anyone types a word.',
      },
      { message: { from: 'visitor', text: 'The screws for my ST\u00A02040 desk. I need them by Friday!' } },
      {
        message: {
          from: 'assistant',
          text: 'That’s spare parts set\u00A0B. I can’t promise Friday. I’ll leave this for the warehouse. Will you be back, or may they email you about the screws?',
          source: 'Spare parts › Desks',
        },
        comment: 'Names its source and promises nothing that isn’t in it.',
      },
      { message: { from: 'visitor', text: 'I’ll be back at eight, thanks.' } },
    ],
  },
  {
    time: '07:58',
    what: 'the team arrives',
    report: 'The warehouse signs in. One conversation is waiting.',
    talk: [],
  },
  {
    time: '08:04',
    what: 'a person takes over',
    talk: [
      {
        message: {
          from: 'team',
          text: 'Morning, it’s the warehouse. We’ve got set\u00A0B. Give me your order number and it’ll go in the post today.',
        },
        comment: 'A person takes over, sees the whole conversation and can make promises.',
      },
    ],
  },
  {
    time: '08:06',
    what: 'it’s sorted',
    talk: [{ message: { from: 'visitor', text: '88214. That was quick, thank you!' } }],
    done: 'Sorted, two minutes after a person took over',
  },
];

const communication = {
  title: 'A person takes over. The conversation carries on.',
  lead: 'The assistant replies first. When a person is needed, live chat routes the conversation by topic, language and workload to the person who can deal with it.',
  talkLabel: 'Sample conversation from night to morning, with comments',
  night,
};

const useCases = {
  title: 'What could it take off your hands?',
  label: 'Use cases',
  tabs: {
    service: {
      title: 'Customer service',
      text: 'Answers the questions that keep coming up and hands the rest to your team, with the whole conversation.',
      link: 'See customer service',
    },
    marketing: {
      title: 'Conversational marketing',
      text: 'Takes enquiries, asks for feedback and, with an add-on, books appointments.',
      link: 'See conversational marketing',
    },
    sales: {
      title: 'E-commerce and sales',
      text: 'Helps people choose, suggests what goes with it, and calls in sales when somebody wants a quote.',
      link: 'See e-commerce and sales',
    },
    helpdesk: {
      title: 'Helpdesk automation',
      text: 'Settles routine requests from your FAQ and passes on the rest, with the conversation.',
      link: 'See helpdesk automation',
    },
  },
};

const claims = {
  title: 'Five sentences you can hold us to.',
  hosting: {
    title: 'The platform is hosted in Germany.',
    text: 'That’s where your web chat conversations are kept. Where a language model writes the answer, its provider receives the question, the matching passages of your knowledge base and, where we’ve agreed it with you, facts from a connected system. With messaging apps and voice, their providers are involved too.',
  },
  privacy: {
    title: 'You know in advance which data goes where.',
    text: 'Before you sign, we tell you who receives which data, and how long it’s kept. For the web chat, that looks like this:',
    flow: [
      { name: 'What', text: 'questions, answers and anything else people type' },
      { name: 'Where', text: 'on the platform, hosted in Germany' },
      {
        name: 'Who',
        text: 'people you’ve assigned to the project, as their role allows; us and our hosting provider; the language model’s provider, where a model writes the answer',
      },
      {
        name: 'How long',
        text: 'conversations: as agreed in your contract; analytics data: for at most six months after the project ends',
      },
    ],
  },
  noCode: {
    title: 'You build your chatbot without code.',
    text: 'You put conversations together from blocks and templates, and you decide which sources the answers come from. Your agency or IT team adds a short snippet of code to your website, once. Only connections need more.',
  },
  onboarding: {
    title: 'A real person can help you set up.',
    text: 'Personal onboarding takes you through the knowledge base, flows and chat window. No plan includes it; you see the price before you decide.',
  },
  experience: {
    title: 'We didn’t start last week.',
    milestones: [
      { figure: '{since}', text: 'We started building chatbots.' },
      { figure: '{founded}', text: 'We set up the company.' },
      { figure: '{team}', text: 'people make up the team today.' },
    ],
  },
};

const solutions = {
  title: 'Where does it hurt most?',
  service: {
    said: 'What happened to my refund?',
    answer: 'AI assistant here. Refunds go back to the card you paid with.',
    doubt: 'I’ve cancelled that card.',
    handover: 'Then I’ll bring in accounts. They’ll see this chat.',
    title: 'Customer service',
    text: 'The same ten questions every day? Let the assistant take the routine ones, and keep live chat for the conversations that call for tact.',
    link: 'The customer service solution',
  },
  marketing: {
    said: 'Do you do this for small practices?',
    title: 'Conversational marketing',
    text: 'A visitor asks a question on your page and gets an answer. If they’d like a quote, they leave their details for sales.',
    link: 'The marketing solution',
  },
  sales: {
    said: 'Will this adapter fit my model?',
    title: 'E-commerce and sales',
    text: 'The assistant helps people choose in your online shop and passes requests for quotes to your sales team.',
    link: 'The sales solution',
  },
};

const industries = {
  title: 'Every industry has its own questions.',
  lead: 'Ten lines from ten industries. Pick yours, and the conversation goes on.',
  names: {
    retail: 'Retail',
    manufacturing: 'Manufacturing',
    energy: 'Energy suppliers',
    insurance: 'Insurance',
    banking: 'Banking',
    healthcare: 'Healthcare',
    'public-sector': 'Public sector',
    tourism: 'Tourism',
    'real-estate': 'Estate and letting agents',
    agencies: 'Agencies',
  },
};

const features = {
  title: 'What the platform does.',
  lead: 'These features come with every plan, except the add\u2011ons, which are priced in your quote. More operators and channels cost extra; voice counts as a channel.',
  answer: {
    title: 'Answering',
    items: [
      {
        title: 'AI chatbot with a knowledge base',
        text: 'Answers from your own content and shows the source. Built to say so when it finds nothing.',
      },
      {
        title: 'FAQ automation',
        text: 'Check the answer to a common question once. From then on, the assistant works from it.',
      },
      { title: 'Live chat with routing', text: 'Complex questions reach the person who can deal with them.' },
      { title: 'Voice', text: 'With speech recognition, people can ask without typing.' },
    ],
  },
  manage: {
    title: 'Keeping track',
    items: [
      {
        title: 'Dashboard',
        text: 'All your projects in one place, with analytics and reports on topics, volumes and handovers.',
      },
      {
        title: 'Administration portal',
        text: 'Assign people to teams and projects, view conversations, manage channels.',
      },
    ],
  },
  shape: {
    title: 'Making it yours',
    items: [
      { title: 'Chatbot builder', text: 'Build conversation flows without code, or start from a template.' },
      { title: 'Web chat customiser', text: 'Decide how the window looks: icon, colours and wording.' },
      {
        title: 'Add-ons',
        text: 'Appointment booking, payment, newsletter sign-up and uptime monitoring. Your quote gives the price.',
      },
    ],
    tryOut: 'Try the chat window',
  },
};

const integrations = {
  title: 'Which of your systems should it talk to?',
  lead: 'Your chatbot can take questions on several channels and pass the results to the tools your team already uses. We check your system before we quote.',
  channelsTitle: 'Channels',
  channels: ['Web chat', 'Messaging app', 'Voice assistant'],
  hub: 'Your assistant',
  systemsTitle: 'Systems',
  systems: [
    { name: 'CRM', text: 'who wrote, and what about' },
    { name: 'Email marketing', text: 'newsletter sign-ups from the chat (add-on)' },
    { name: 'Online shops', text: 'order status, stock and delivery time' },
    { name: 'Helpdesk', text: 'tickets with the conversation' },
  ],
  directory: 'Kinds of connection',
  link: 'Have your system checked',
};

const savings = {
  title: 'What’s that in euros? Let’s do the sums.',
  lead: 'Multiply the hours saved by what an hour costs, cut that by a safety margin and take off the price of the plan. Here’s the formula with sample figures.',
  formula: [
    'Cost per hour = salary × 12 × {factor} ÷ {hours}',
    'Benefit = hours on requests × {rate} × cost per hour × {residual}',
  ],
  assumptionsTitle: 'What we assume',
  assumptions: [
    '{minutes}\u00A0minutes per request',
    '{rate} of requests resolved by the assistant (our assumption, the middle one of three scenarios)',
    'a factor of {factor} for employer on\u2011costs, about right for Germany; elsewhere, use your own',
    '{hours} productive hours per person per year',
    'a margin of {residual}, because not every minute saved becomes working time',
    '{perPerson} request per person per month',
    'a slow start: year one counts as {fullMonths} full months',
  ],
  receipt: {
    title: 'A worked example, not a measurement',
    inputs: '{people} people in support, {requests} requests a month, {salary} gross monthly salary',
    hourly: 'One hour costs',
    needed: 'Work on requests',
    hours: '{value}\u00A0hours',
    saved: 'Taken over by the assistant',
    benefit: 'Benefit per month, after the margin',
    plan: '{plan} plan',
    net: 'Left each month',
    yearOne: 'Left in year one, slow start included',
  },
  caveat:
    'Only the plan is deducted, not your own time, VAT you can’t recover or anything that costs extra. The example uses every active user its plan allows. If more people write every month and you move up to the next plan, this gain becomes a loss. Low volumes may not pay either.',
  cta: 'Run your own numbers',
  demo: 'Book a demo',
};

export const home = {
  hero,
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
