import type { ProductText } from '../schema.ts';

export const dashboard: ProductText = {
  meta: {
    name: 'Dashboard',
    title: 'Dashboard and administration portal | {brand}',
    headline: 'See what people ask. Settle who answers.',
    description:
      'Analytics and reports on your conversations, plus a portal for assigning teams and projects, reading conversations and managing roles and channels.',
  },
  hero: {
    title: 'See what people ask. Settle who answers.',
    lead: 'The dashboard gives you analytics and reports. The administration portal is where you read conversations, assign people to teams and projects, and manage channels.',
  },
  picture: {
    kind: 'dashboard',
    words: {
      label:
        'Picture of the dashboard with made-up sample figures: one week of a council’s project, the four most frequent topics and two assigned teams.',
      project: 'Project: council services',
      sample: 'Sample figures',
      chartTitle: 'This week’s conversations',
      assistant: 'closed by the assistant',
      team: 'handed over',
      days: [
        { name: 'Mon', assistant: 64, team: 31 },
        { name: 'Tue', assistant: 51, team: 18 },
        { name: 'Wed', assistant: 47, team: 15 },
        { name: 'Thu', assistant: 58, team: 26 },
        { name: 'Fri', assistant: 36, team: 9 },
        { name: 'Sat', assistant: 22, team: 0 },
        { name: 'Sun', assistant: 19, team: 0 },
      ],
      topicsTitle: 'Frequent topics',
      topics: [
        { name: 'Council tax', share: 1 },
        { name: 'Moving house', share: 0.81 },
        { name: 'Opening hours', share: 0.6 },
        { name: 'Parking', share: 0.22 },
      ],
      teamsTitle: 'Working here',
      teams: [
        { name: 'Front desk', role: 'answers handovers' },
        { name: 'Editors', role: 'look after the content' },
      ],
    },
  },
  how: {
    title: 'Twenty minutes on a Monday.',
    lead: 'A suggestion for the person who looks after the chatbot on your side.',
    steps: [
      {
        title: 'Open the analytics',
        text: 'Is anything different from last week? A peak usually has a cause that somebody in the building knows.',
      },
      {
        title: 'Read three conversations',
        text: 'Ideally ones your team took over. Could the assistant have closed one of them? Then the knowledge base is missing something.',
      },
      {
        title: 'Close one gap',
        text: 'Just one. A fresh paragraph every week is easier to keep up than one grand spring clean.',
      },
      {
        title: 'Pass on the report',
        text: 'People who don’t read conversations get the report, plus two sentences from you.',
      },
    ],
  },
  details: {
    title: 'The administration portal.',
    lead: 'Here you settle who works on what.',
    entries: [
      {
        title: 'Team',
        text: 'You assign colleagues to a team. When somebody changes jobs, you change the assignment.',
      },
      {
        title: 'Projects',
        text: 'A project is one chatbot, and you assign the people who work on it. The dashboard shows every project under your contract.',
      },
      {
        title: 'Roles',
        text: 'Within a project, the role decides what a person may do. We agree with you during set-up which ones you need.',
      },
      {
        title: 'Conversations',
        text: 'The portal shows every conversation: what was asked, and what the assistant or your team replied.',
      },
      {
        title: 'Channels',
        text: 'Web chat, messaging app, voice assistant: you manage where your chatbot can be reached.',
      },
    ],
  },
  limits: {
    title: 'What figures won’t tell you.',
    lead: 'Some things can be counted. The rest you have to read.',
    items: [
      'A closed conversation isn’t always a resolved one. Some people simply leave.',
      'It doesn’t replace web analytics: what happened on the page before the chat isn’t in there.',
      'Not every figure comes as standard. Before we quote, we check whether the report shows yours.',
      'Conversations show what your team writes, too. If you have a works council or union reps, bring them in early.',
      'Evaluation data isn’t kept for ever. We delete it within six months of a project ending.',
    ],
  },
  plans: {
    title: 'Everyone gets the same dashboard.',
    text: 'Analytics, reports and portal are the same on every plan. What differs is how many operators and projects are included; further projects are agreed in your quote.',
  },
  questions: {
    title: 'For managers and staff reps.',
    items: [
      {
        question: 'Who can read conversations?',
        answer:
          'People you have assigned to the project in a role that includes reading them. Keep the circle small: conversations often hold private matters.',
      },
      {
        question: 'Can two departments be kept apart?',
        answer:
          'You assign teams and route by topic. If neither department should see the other’s conversations, we plan that with you, through roles or a second project.',
      },
      {
        question: 'Which figure should we look at first?',
        answer:
          'How many conversations end up with people, and why. Fewer isn’t always better: a complaint belongs with your team.',
      },
    ],
  },
  related: {
    title: 'More on conversations',
    product: { title: 'Live chat', text: 'The rules that bring conversations to your team.' },
    useCase: { title: 'Customer feedback', text: 'Ask for opinions, and learn from the answers.' },
  },
  next: {
    title: 'A tour led by your questions.',
    text: 'Tell us who on your side should see what, and which figures you need. We’ll suggest a date and show you round the analytics and the portal.',
    button: 'Ask for a tour',
  },
};
