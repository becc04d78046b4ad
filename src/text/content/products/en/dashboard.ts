import type { ProductText } from '../schema.ts';

export const dashboard: ProductText = {
  meta: {
    name: 'Dashboard',
    title: 'Dashboard and administration portal | {brand}',
    headline: 'See what people ask. Decide who answers.',
    description:
      'Analytics and reports on conversations, handovers and frequent topics, plus a portal for teams, projects, roles and channels, with every conversation.',
  },
  hero: {
    title: 'See what people ask. Decide who answers.',
    lead: 'Analytics and reports show how many conversations you had, how many went to your team and what they were about. In the administration portal you read them, assign people and manage channels.',
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
    lead: 'For the person who looks after the chatbot on your side, once the first weeks are over.',
    steps: [
      {
        title: 'Open the analytics',
        text: 'Are there more conversations or handovers than last week? Somebody in the building usually knows why.',
      },
      {
        title: 'Read three conversations',
        text: 'Ideally ones your team took over. Should the assistant have been able to answer one of them? Then the knowledge base is missing something.',
      },
      {
        title: 'Close one gap',
        text: 'Just one. A fresh paragraph every week is easier to keep up than one grand spring clean.',
      },
      {
        title: 'Pass on the report',
        text: 'People who never open the portal get the report, with two sentences from you.',
      },
    ],
  },
  details: {
    title: 'The administration portal.',
    lead: 'This is where you say who works on what.',
    entries: [
      {
        title: 'Team',
        text: 'Group colleagues, so that council tax questions reach people who know council tax. If somebody moves department, change their team.',
      },
      {
        title: 'Projects',
        text: 'A project is one chatbot, and you assign the people who work on it. The dashboard shows every project under your contract.',
      },
      {
        title: 'Roles',
        text: 'Within a project, the role decides whether a person may view conversations, reply or manage channels. Which ones you need is up to you; in personal onboarding, we advise you.',
      },
      {
        title: 'Conversations',
        text: 'Read any of them from first question to last reply, and see what was missing.',
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
      'The dashboard doesn’t replace web analytics: what happened on the page before the chat isn’t in there.',
      'Topics, volumes and handovers come as standard. If you need another figure, we check for it before we quote.',
      'Conversations show what your team writes, too. Tell those people before you start, and involve staff or union reps early; in Germany, a works council may have to agree first.',
      'Analytics data is deleted within six months of a project ending; your contract says how long conversations are kept.',
    ],
  },
  plans: {
    title: 'Every plan has the same dashboard.',
    text: 'For the dashboard, what differs is how many operators and projects are included. Further projects are agreed in your quote.',
  },
  questions: {
    title: 'For managers and staff reps.',
    items: [
      {
        question: 'Who can read conversations?',
        answer:
          'At your company, only people you’ve assigned to the project in a role that includes reading them. Outside it, we, our server operator, any language model’s provider and the provider of a connected channel receive them; the data processing agreement should say which of our people may look. Keep the circle small: conversations often hold private matters.',
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
    text: 'Name the figures you need and who should see them. We’ll suggest a date and show you round the analytics and the portal.',
    button: 'Ask for a tour',
  },
};
