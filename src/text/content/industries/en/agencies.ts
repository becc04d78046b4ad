import type { IndustryText } from '../schema.ts';

export const agencies: IndustryText = {
  meta: {
    name: 'Agencies',
    title: 'Chatbots for agencies: build, run, partner | {brand}',
    headline: 'Our client wants a chatbot. Can we do that?',
    description:
      'Build chatbots for clients, run them in one dashboard, give each project its own roles: how agencies work with {brand}, partner programme included.',
  },
  headline: '‘Our client wants a chatbot. Can we do that?’',
  lead: 'You can, and without a team of developers. You build with blocks, your client follows along in the dashboard, and roles settle who may change what for whom.',
  opening: {
    question: 'Could we run chatbots for several clients from one place?',
    answer: 'Yes: one dashboard, separate projects, roles for each client. I’m an AI assistant myself, by the way.',
    source: 'Dashboard › Projects',
    replies: ['Roles', 'Become a partner'],
  },
  tasks: {
    title: 'The blocks do the craft. The idea is still yours.',
    assistant: [
      'First drafts from templates, by goal and by industry',
      'Answers out of your client’s knowledge base, with the source',
      'Reports you can put on the table at the monthly meeting',
      'A chat window that matches the client’s own look',
    ],
    people: [
      'Tone, dramaturgy and what the chat is there for at all',
      'Getting lawyers and departments on the client’s side to agree',
      'Editing: answers need looking after, and that is work you can sell',
    ],
  },
  talk: {
    title: 'A Monday at the agency.',
    lead: 'A client’s chatbot stumbles over a new question. By lunch your editors have closed the gap, and nobody has had to raise a ticket.',
    scene: 'Monday, 10.30 am, web chat on a kitchen studio’s website',
    visitor: 'Visitor',
    team: 'Editor',
    turns: [
      { message: { from: 'visitor', text: 'Do you take the old kitchen away?' } },
      {
        message: {
          from: 'assistant',
          text: 'I can’t find a reliable answer. I’ll ask and reply here. May I note your email?',
        },
        comment: 'A gap. The question turns up in the agency’s dashboard as unanswered.',
      },
      { message: { from: 'visitor', text: 'oldkitchen@mail.example' } },
      {
        message: {
          from: 'team',
          text: 'Hello, editor here. The studio says yes, at extra cost, as long as the appliances are disconnected.',
        },
        comment: 'The agency asked its client and answers on its behalf, as its role in this project allows.',
      },
      { message: { from: 'visitor', text: 'Great. How much?' } },
      {
        message: {
          from: 'assistant',
          text: 'The studio quotes that when it comes to measure up. I can offer you an appointment.',
          source: 'Services › Removal (new)',
        },
        comment: 'The new entry is ten minutes old and already in use.',
      },
      {
        message: { from: 'visitor', text: 'Wednesday after four.' },
        comment: 'Booked in the studio’s calendar, not in the agency’s.',
      },
    ],
  },
  connections: {
    title: 'Your clients’ systems come with them.',
    items: [
      { title: 'The client’s website', text: 'takes one snippet of code, whichever editing system is behind it.' },
      { title: 'CRM and email marketing', text: 'receive that client’s leads. There is no shared pool.' },
      { title: 'Webhooks', text: 'for whatever your own developers wish to connect.' },
    ],
  },
  fit: {
    title: 'Working together',
    items: [
      {
        page: 'solution-partner-program',
        label: 'Solution partner programme',
        text: 'For agencies that build and run bots for clients.',
      },
      { page: 'affiliate-program', label: 'Affiliate programme', text: 'For those who recommend rather than build.' },
      { page: 'products/builder', label: 'Chatbot builder', text: 'Blocks, branches, tests and templates.' },
    ],
  },
  data: {
    title: 'Every project has its own front door.',
    lead: 'Conversations belong to your client. You see what your role shows you, and nothing at all once the work has ended.',
    rows: [
      { what: 'Visitors’ dialogues', why: 'editing and reporting', where: 'inside that client’s project' },
      { what: 'Your people’s accounts', why: 'access by role and project', where: 'administration portal' },
      { what: 'Contact details of leads', why: 'passed to the client’s sales team', where: 'the client’s CRM' },
    ],
  },
  start: {
    title: 'Choose your first client well.',
    lead: 'Not the flagship. Take the client with many similar questions, and a contact who replies quickly.',
    items: [
      { title: 'One use case', text: 'Appointments, leads or service: a single one makes a first offer.' },
      { title: 'Clear ownership', text: 'Who maintains answers, who approves them, and how fast.' },
      { title: 'Data processing agreement', text: 'Between you, your client and us, before the first visitor writes.' },
    ],
    button: 'Enquire as an agency',
  },
};
