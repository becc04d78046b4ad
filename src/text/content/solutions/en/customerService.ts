import type { SolutionText } from '../schema.ts';

export const customerService: SolutionText = {
  meta: {
    name: 'Customer service',
    title: 'Running customer service with AI: team and risks | {brand}',
    headline: 'Give your team back its mornings.',
    description:
      'For heads of service: how the team’s week changes, who answers for what, which measures to watch and what to settle before anything is built.',
  },
  hero: {
    title: 'Give your team back its mornings.',
    lead: 'You run the service desk. Customers should not wait, and good people should not leave out of boredom. This page is about the way work is divided once an assistant takes the questions that never change.',
    meeting: {
      label: 'Example: overheard at a service team’s Monday meeting',
      said: [
        { who: 'Manager', text: 'We are going to be two people short again before Christmas.' },
        { who: 'Agent', text: 'I’m not short of people. I’m short of mornings without ‘where is it?’' },
        { who: 'Manager', text: 'Right. Let’s begin with that one.' },
      ],
    },
  },
  change: {
    title: 'The same five days, spent differently.',
    lead: 'An imagined week at the inbox. As many questions come in as before; what changes is which of them reach a desk.',
    picture: {
      kind: 'week',
      words: {
        label:
          'An imagined week of a service team, before and after: repeated questions make way for single cases and for looking after the texts',
        kinds: { repeat: 'Same again', case: 'Needs thought', care: 'Upkeep and talk' },
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        before: {
          title: 'Until now',
          days: [
            [
              { kind: 'repeat', text: 'Weekend pile' },
              { kind: 'repeat', text: 'Delivery date' },
              { kind: 'case', text: 'Complaint' },
            ],
            [
              { kind: 'repeat', text: 'Delivery date' },
              { kind: 'repeat', text: 'Invoice copy' },
              { kind: 'repeat', text: 'Password' },
            ],
            [
              { kind: 'repeat', text: 'Opening hours' },
              { kind: 'case', text: 'Technical fault' },
              { kind: 'repeat', text: 'Delivery date' },
            ],
            [
              { kind: 'repeat', text: 'Invoice copy' },
              { kind: 'repeat', text: 'New address' },
              { kind: 'case', text: 'Cancellation' },
            ],
            [
              { kind: 'repeat', text: 'Delivery date' },
              { kind: 'repeat', text: 'Password' },
              { kind: 'case', text: 'What was left' },
            ],
          ],
        },
        after: {
          title: 'From now on',
          days: [
            [
              { kind: 'care', text: 'Skim handovers' },
              { kind: 'case', text: 'Complaints' },
              { kind: 'case', text: 'Return calls' },
            ],
            [
              { kind: 'case', text: 'Technical faults' },
              { kind: 'case', text: 'Disputed invoice' },
              { kind: 'care', text: 'Train a newcomer' },
            ],
            [
              { kind: 'care', text: 'Check two articles' },
              { kind: 'case', text: 'Complaints' },
              { kind: 'case', text: 'Cancellations' },
            ],
            [
              { kind: 'repeat', text: 'A new one, no text yet' },
              { kind: 'care', text: 'Write that text' },
              { kind: 'case', text: 'Technical faults' },
            ],
            [
              { kind: 'case', text: 'Close open cases' },
              { kind: 'case', text: 'Return calls' },
              { kind: 'care', text: 'What was missing?' },
            ],
          ],
        },
      },
    },
  },
  roles: {
    title: 'Who does it, who\u00A0decides, who\u00A0is asked.',
    lead: 'In a small company one person may wear three of these hats. That is fine; a hat lying on the floor is not.',
    tasks: [
      {
        title: 'Choose the topics the assistant may answer',
        does: 'team leader',
        decides: 'head of service',
        asked: 'everybody who works the inbox',
      },
      {
        title: 'Write the answers and keep them true',
        does: 'two agents, with hours set aside',
        decides: 'team leader',
        asked: 'the department that knows',
      },
      {
        title: 'Take over conversations',
        does: 'whoever the rota names',
        decides: 'nobody case by case: the rule holds',
        asked: 'whoever plans the shifts',
      },
      {
        title: 'Rules for goodwill and complaints',
        does: 'team leader, in writing',
        decides: 'head of service',
        asked: 'sales and a lawyer',
      },
      {
        title: 'Connect helpdesk and customer data',
        does: 'IT',
        decides: 'head of service',
        asked: 'data protection',
      },
      {
        title: 'Tell staff, and involve them',
        does: 'head of service',
        decides: 'management',
        asked: 'staff representatives, if you have them',
      },
    ],
  },
  path: {
    title: 'Four stages, each with a\u00A0clear end.',
    lead: 'We promise no number of weeks, because the state of your texts sets the pace. What you can count on is the test at the end of each stage.',
    stages: [
      {
        title: 'Count',
        text: 'For a fortnight the team puts a tick against the topic of every request. A start needs no more analysis than that.',
        takes: 'a tally sheet, and someone to add it up',
        done: 'You know your ten commonest questions and which of them always get the same reply.',
      },
      {
        title: 'Free people to write',
        text: 'Two colleagues get mornings off the phone. A knowledge base that is to be written on the side will not be written.',
        takes: 'space on the rota, and a short way to sign-off',
        done: 'Each of the ten has an approved answer with a name underneath.',
      },
      {
        title: 'Rehearse indoors',
        text: 'Your own people play customers and try to trip the assistant up. After that it goes on one page, not yet on all of them.',
        takes: 'an afternoon with everybody, and a list of what went wrong',
        done: 'Ask for a person, and you need not tell your story again.',
      },
      {
        title: 'Make it a habit',
        text: 'The project becomes a short standing meeting: what was missing, what was wrong, who changes it?',
        takes: 'half an hour in the diary, holidays included',
        done: 'It takes place when you are away.',
      },
    ],
  },
  measures: {
    title: 'Five things worth watching.',
    lead: 'You will find no targets here. Compare this month with your own last month and leave other people’s averages alone.',
    rows: [
      {
        what: 'Share of handovers, by topic',
        tells: 'where texts are missing and where people are needed',
        where: 'dashboard, topics',
        trap: 'Fewer is not always better: complaints ought to be handed over.',
      },
      {
        what: 'Wait after a handover',
        tells: 'whether staffing fits the demand',
        where: 'your helpdesk',
        trap: 'The average hides the one person who waited until evening.',
      },
      {
        what: 'The same matter a second time',
        tells: 'whether the first solution held',
        where: 'helpdesk or CRM',
        trap: 'Some do not ask again. They leave.',
      },
      {
        what: 'Questions it had no answer to',
        tells: 'what to write next',
        where: 'dialogues in the portal',
        trap: 'One odd sentence is not a topic.',
      },
      {
        what: 'Mood in the meeting',
        tells: 'whether relief is getting through',
        where: 'in the room, not in a system',
        trap: 'People left with hard cases only need breaks rather than praise.',
      },
    ],
  },
  decisions: {
    title: 'Settle this before anybody builds anything.',
    items: [
      {
        title: 'What may it promise?',
        text: 'Keep three lists: it may, it may after asking, it never may. To begin with, whatever costs money belongs on the third.',
      },
      {
        title: 'When is somebody here?',
        text: 'Name hours you can keep in August too. The assistant passes them on, and customers will hold you to them.',
      },
      {
        title: 'What happens to the time gained?',
        text: 'Tell the team before it starts to guess. Shorter queues, better texts, less overtime: any answer will do except silence.',
      },
      {
        title: 'Who may read conversations?',
        text: 'They hold personal things. Assign editing, answering and reporting separately, and bring in data protection while nothing is finished yet.',
      },
    ],
  },
  risks: {
    title: 'How it fails, and how to see that coming.',
    items: [
      {
        title: 'The assistant becomes a wall',
        sign: 'Many people’s first message is the word ‘human’.',
        answer: 'Show the way to the team from the start instead of after three attempts.',
      },
      {
        title: 'The texts go stale',
        sign: 'Agents open by correcting what was said before them.',
        answer: 'One person may change any text the same day, no questions asked.',
      },
      {
        title: 'Only the hard work is left',
        sign: 'Nobody at the meeting tells of a conversation that went well.',
        answer: 'Rotate the tough cases, and leave some easy work on the rota on purpose.',
      },
    ],
  },
  next: {
    title: 'Bring your tally sheet.',
    text: 'In a first conversation we go through your commonest questions and tell you which an assistant should answer, and which it had better not.',
    button: 'Ask for a first conversation',
  },
  onward: {
    title: 'Read on, or pass it on',
    useCase: 'For the people at the inbox: three flows, one step after the other.',
    examples: 'Six conversations with comments. Good material for a team meeting.',
    products: [
      { page: 'products/live-chat', text: 'the rules by which handovers are shared out' },
      { page: 'products/ai-chatbot', text: 'where the answers come from' },
      { page: 'products/dashboard', text: 'what you see, and who else may' },
    ],
    industries: [
      { page: 'industries/energy', text: 'when everybody asks about instalments in January' },
      { page: 'industries/insurance', text: 'when a claim comes in at night' },
      { page: 'industries/public-sector', text: 'when every answer must be plain to all' },
    ],
  },
};
