import type { ProductText } from '../schema.ts';

export const dashboard: ProductText = {
  meta: {
    name: 'Dashboard',
    title: 'Dashboard and administration portal | {brand}',
    headline: 'See what is asked. Settle who answers.',
    description:
      'Analytics and reports on every conversation, and a portal to manage team, projects, roles, dialogues and channels. With an example and its limits.',
  },
  hero: {
    title: 'See what is asked. Settle who answers.',
    lead: 'The dashboard shows what people talk about. In the administration portal you decide who works on it, and through which channels.',
  },
  picture: {
    kind: 'dashboard',
    words: {
      label:
        'Picture of the dashboard with made-up sample figures: one week of a project for residents’ questions, the four most frequent topics and two assigned teams.',
      project: 'Residents’ service project',
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
        { name: 'Passport', share: 1 },
        { name: 'Moving house', share: 0.81 },
        { name: 'Opening hours', share: 0.6 },
        { name: 'Parking', share: 0.22 },
      ],
      teamsTitle: 'Working here',
      teams: [
        { name: 'Front desk', role: 'answers handovers' },
        { name: 'Editors', role: 'look after the texts' },
      ],
    },
  },
  how: {
    title: 'Twenty minutes on a Monday.',
    lead: 'A dashboard is of use only if somebody looks at it. Here is a short round that is worth making a habit.',
    steps: [
      {
        title: 'Skim the topics',
        text: 'What came up more than last week? A peak usually has a cause that somebody in the building knows.',
      },
      {
        title: 'Read some handovers',
        text: 'Three will do. Could the assistant have closed one of them? If so, a text is missing.',
      },
      {
        title: 'Close one gap',
        text: 'Exactly one. A fresh paragraph every week does more over a year than one grand spring clean.',
      },
      {
        title: 'Pass on the report',
        text: 'Those who don’t read along daily get the summary: conversations, topics, share of handovers.',
      },
    ],
  },
  details: {
    title: 'The administration portal.',
    lead: 'Five areas govern who may see and change what.',
    entries: [
      {
        title: 'Team',
        text: 'Invite colleagues and group them into teams. People who leave lose access; the conversations they had remain.',
      },
      {
        title: 'Projects',
        text: 'A project is one chatbot and all that goes with it. Assign people and teams to it, and it is the only one they see.',
      },
      {
        title: 'Roles',
        text: 'Within a project, the role decides what a person may do. Which roles your team needs is settled with you during set-up.',
      },
      {
        title: 'Dialogues',
        text: 'Any conversation can be read in full: the question, what the assistant replied, and the point at which a person took over.',
      },
      {
        title: 'Channels',
        text: 'Web chat, messenger, voice assistant: switch a channel on, off, or over to a different project.',
      },
    ],
  },
  limits: {
    title: 'What figures keep to themselves.',
    lead: 'We show what can be counted. For the rest, read.',
    items: [
      'A closed conversation is not always a solved one. Some people simply leave.',
      'The dashboard does not rate individual employees and was not made for it.',
      'It does not replace web analytics: what happened on the page before the chat is not in there.',
      'Evaluation data is not kept for ever. It is deleted at most six months after a project ends.',
    ],
  },
  plans: {
    title: 'Everyone gets the same dashboard.',
    text: 'Analytics, reports and portal do not differ between plans. What grows is the number of people taking part, and of projects.',
  },
  questions: {
    title: 'From managers and works councils.',
    items: [
      {
        question: 'Who can read conversations?',
        answer:
          'Anybody assigned to the project in a role that includes dialogues. Nobody else sees them, and reports do not reveal them either.',
      },
      {
        question: 'Can two departments be kept apart?',
        answer:
          'Yes, by teams and routing inside one project. If chatbot and knowledge base must be separate as well, that takes a second project.',
      },
      {
        question: 'Which figure should we look at first?',
        answer:
          'The share of handovers, topic by topic. It shows where texts are missing, and guards against the idea that fewer handovers are always better.',
      },
    ],
  },
  related: {
    title: 'Connected with this',
    product: { title: 'Live chat', text: 'Where the handovers in your report come from.' },
    useCase: { title: 'Customer feedback', text: 'Collect opinions and find them in the report.' },
  },
  next: {
    title: 'A tour where you ask the questions.',
    text: 'We’ll take you round analytics and portal in a sample project. Tell us beforehand who on your side should see what.',
    button: 'Arrange a tour',
  },
};
