import type { ProductText } from '../schema.ts';

export const dashboard: ProductText = {
  meta: {
    name: 'Dashboard',
    title: 'Dashboard and administration portal | {brand}',
    headline: 'See what’s asked. Say who answers.',
    description:
      'Analytics and reports on conversations, handovers and frequent topics, plus a portal for teams, projects, roles and channels, with every conversation.',
  },
  hero: {
    title: 'See what’s asked. Say who answers.',
    lead: 'Analytics and reports show how many conversations you had, how many went to your team and what they were about. In the administration portal you read conversations, assign people and manage channels.',
  },
  picture: { kind: 'screen', screen: 'dashboard' },
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
        text: 'Within a project, the role decides whether a person may view conversations, reply or manage channels. Which ones you need is up to you; with personal onboarding, we’ll help you decide.',
      },
      {
        title: 'Conversations',
        text: 'Read any conversation from first question to last reply, and see what was missing.',
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
      'Topics, volumes and handovers come as standard. Other figures, such as when conversations start or how many active users you’ve had so far this month, are on request: tell us, and we’ll check before we quote. If you ask, your quote also says whether we can warn you before you reach your plan’s limit.',
      'Conversations show what your team writes, too. Whether the reports can show individual colleagues will be in our FAQ as soon as it’s settled. Tell your colleagues before you start, and involve staff or union reps early; in Germany, a works council may have to agree first.',
      'Analytics data is deleted within six months of a project ending; the data processing agreement says how long conversations are kept.',
    ],
  },
  plans: {
    title: 'Every plan has the same dashboard.',
    text: 'What differs is how many operators and projects are included. Further projects are agreed in your quote.',
  },
  questions: {
    title: 'For managers and staff reps.',
    items: [
      {
        question: 'Who can read conversations?',
        answer:
          'At your company, only people you’ve assigned to the project in a role that includes reading them. Outside your company, conversations reach us and our hosting provider. If you use a language model or speech recognition, or connect a channel or system, its provider gets all or part of them, too. The data processing agreement says which of our people may look; you receive it before you sign. Keep the circle small: conversations often hold private matters.',
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
