import type { SolutionText } from '../schema.ts';

export const customerService: SolutionText = {
  meta: {
    name: 'Customer service',
    title: 'AI in customer service: team, work and risks | {brand}',
    headline: 'Give your team back its mornings.',
    description:
      'For heads of service: how your team’s week changes, who decides what, what to measure and what to settle before anyone builds a thing.',
  },
  hero: {
    title: 'Give your team back its\u00A0mornings.',
    lead: 'You run the service desk. Nobody should wait long, and no good agent should quit out of boredom. Let an AI assistant take the questions that keep coming back and hand your team everything else, with the conversation so far.',
    meeting: {
      label: 'Example: overheard at a service team’s Monday meeting',
      said: [
        { who: 'Manager', text: 'We’ll be two people short again before Christmas.' },
        { who: 'Agent', text: 'What I’m short of is a morning without ‘where’s my order?’' },
        { who: 'Manager', text: 'Right. Let’s find out whether our shop can be connected.' },
      ],
    },
  },
  change: {
    title: 'The same five days, spent differently.',
    lead: 'An invented week at the inbox. Just as many questions come in, but your team sees different ones. It works only if customers ask in the chat: the assistant doesn’t answer emails. To say where an order is, the assistant needs a connection to your shop; we check that before we quote. Otherwise it explains where to look in the customer account.',
    picture: {
      kind: 'week',
      words: {
        label:
          'An invented week in a service team, before and after: repeat questions make way for cases that need thought and for looking after the answers',
        kinds: { repeat: 'Same again', case: 'Needs thought', care: 'Upkeep and talk' },
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        before: {
          title: 'Before',
          days: [
            [
              { kind: 'repeat', text: 'Weekend backlog' },
              { kind: 'repeat', text: 'Where’s my order?' },
              { kind: 'case', text: 'Complaint' },
            ],
            [
              { kind: 'repeat', text: 'Where’s my order?' },
              { kind: 'repeat', text: 'Copy of invoice' },
              { kind: 'repeat', text: 'Password' },
            ],
            [
              { kind: 'repeat', text: 'Opening hours' },
              { kind: 'case', text: 'Technical fault' },
              { kind: 'repeat', text: 'Where’s my order?' },
            ],
            [
              { kind: 'repeat', text: 'Copy of invoice' },
              { kind: 'repeat', text: 'Return deadline' },
              { kind: 'case', text: 'Cancellation' },
            ],
            [
              { kind: 'repeat', text: 'Where’s my order?' },
              { kind: 'repeat', text: 'Password' },
              { kind: 'case', text: 'The leftovers' },
            ],
          ],
        },
        after: {
          title: 'After',
          days: [
            [
              { kind: 'care', text: 'Skim handovers' },
              { kind: 'case', text: 'Complaints' },
              { kind: 'case', text: 'Damaged delivery' },
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
              { kind: 'repeat', text: 'New question, no answer' },
              { kind: 'care', text: 'Write that answer' },
              { kind: 'case', text: 'Technical faults' },
            ],
            [
              { kind: 'case', text: 'Clear what’s open' },
              { kind: 'case', text: 'Goodwill cases' },
              { kind: 'care', text: 'What was missing?' },
            ],
          ],
        },
      },
    },
  },
  roles: {
    title: 'Who does it, who\u00A0decides, who\u00A0gets\u00A0asked.',
    lead: 'In a small firm, one person may take on three of these tasks. Just don’t leave any without a name.',
    tasks: [
      {
        title: 'Pick the topics the assistant may answer',
        does: 'team leader',
        decides: 'head of service',
        asked: 'everyone who works the inbox',
      },
      {
        title: 'Write the answers and keep them right',
        does: 'two agents, with hours set aside',
        decides: 'team leader',
        asked: 'the department that knows',
      },
      {
        title: 'Take over conversations',
        does: 'the people on the rota',
        decides: 'nobody: the routing rule does',
        asked: 'the person who plans the rota',
      },
      {
        title: 'Rules for goodwill and complaints',
        does: 'team leader, in writing',
        decides: 'head of service',
        asked: 'sales and your solicitor',
      },
      {
        title: 'Connect the helpdesk',
        does: 'IT',
        decides: 'head of service',
        asked: 'your data protection officer',
      },
      {
        title: 'Tell staff, and involve them',
        does: 'head of service',
        decides: 'management',
        asked: 'staff or union reps, if you have them',
      },
    ],
  },
  path: {
    title: 'Four stages, each with a\u00A0finishing line.',
    lead: 'If your enquiries come by email, a morning with the inbox is enough to count them, as in our blog’s five-day plan. If they come by phone, keep a tally for a fortnight. How long the rest takes depends on what you’ve already got in writing. Each stage ends with something you can check.',
    stages: [
      {
        title: 'Count',
        text: 'One tick against the topic of every enquiry, from the inbox or on the phone. You don’t need more analysis than that to start.',
        takes: 'a tally sheet and someone to add it up',
        done: 'You know your ten commonest questions, and which of them always get the same answer.',
      },
      {
        title: 'Free up time to write',
        text: 'Two colleagues get regular mornings away from the inbox. Nobody writes a knowledge base between tickets.',
        takes: 'room on the rota and quick sign-off',
        done: 'Each of the ten has an approved answer with a name under it.',
      },
      {
        title: 'Rehearse in-house',
        text: 'Your own people play customers and try to trip it up. Then it goes live on one page, and only one.',
        takes: 'an afternoon with everyone, and a list of what went wrong',
        done: 'Anyone who asks for a person tells their story only once.',
      },
      {
        title: 'Make it a habit',
        text: 'The project turns into a short standing meeting: what was missing, what was wrong, who fixes it?',
        takes: 'half an hour a week for the team, even in the holidays; at least twenty minutes for one person alone',
        done: 'It happens even when you’re away.',
      },
    ],
  },
  measures: {
    title: 'Five things worth watching.',
    lead: 'Compare each month with the one before. Other companies’ averages say little about yours.',
    rows: [
      {
        what: 'Share of handovers',
        tells: 'where answers are missing and where people are needed',
        where: 'dashboard reports',
        trap: 'Complaints should be handed over, so fewer isn’t always better.',
      },
      {
        what: 'Wait after a handover',
        tells: 'whether staffing fits demand',
        where: 'your helpdesk, if handovers become tickets there',
        trap: 'An average hides the one person who waited till evening.',
      },
      {
        what: 'The same problem again',
        tells: 'whether the first fix held',
        where: 'helpdesk or CRM',
        trap: 'Some people don’t ask twice. They leave.',
      },
      {
        what: 'Questions it couldn’t answer',
        tells: 'what to write next',
        where: 'conversations in the administration portal',
        trap: 'One odd message isn’t a topic.',
      },
      {
        what: 'Mood in the team',
        tells: 'whether anyone feels the difference',
        where: 'in the room, not in a system',
        trap: 'Some of it you’ll only hear in private.',
      },
    ],
  },
  decisions: {
    title: 'Settle these before anyone builds anything.',
    items: [
      {
        title: 'What may it promise?',
        text: 'Keep three lists: yes, only after asking, never. To start with, anything that costs money goes on the third.',
      },
      {
        title: 'When is somebody there?',
        text: 'Publish hours you can keep in August too. Customers will hold you to them.',
      },
      {
        title: 'What happens to the time you gain?',
        text: 'Tell the team before they start guessing. Is it for faster replies, better answers or less overtime?',
      },
      {
        title: 'Who may read conversations?',
        text: 'Conversations contain personal details, so decide separately who may read them, who may reply and who may manage channels. Talk to your data protection officer early. Before the chat goes live, its greeting has to say that it’s an AI. Your privacy notice has to cover the chat and say who receives what people type, including any language model’s provider.',
      },
    ],
  },
  risks: {
    title: 'How it goes wrong, and how you’ll spot it.',
    items: [
      {
        title: 'The assistant becomes a wall',
        sign: 'A lot of first messages just say ‘human’.',
        answer: 'Show the way to your team from the start instead of after three failed tries.',
      },
      {
        title: 'The answers go stale',
        sign: 'Agents start by correcting what the assistant said.',
        answer: 'Let one person correct a wrong fact the same day. The team leader looks at it afterwards.',
      },
      {
        title: 'Only the hard work is left',
        sign: 'Nobody at the meeting mentions a conversation that went well.',
        answer: 'Share out the tough cases, and keep some easy jobs on the rota on purpose.',
      },
    ],
  },
  next: {
    title: 'Send us your tally.',
    text: 'Your ten commonest questions will do, even from memory. Leave out names and anything else personal. Somebody from our team replies by email and tells you which ones an assistant could take on. In a demo, we build a chatbot that answers three of them while you watch.',
    button: 'Send your ten questions',
  },
  onward: {
    title: 'Read on, or pass it on',
    useCase: 'For the people at the inbox: three flows, step by step.',
    examples: 'Six annotated conversations. Good material for a team meeting.',
    products: [
      { page: 'products/live-chat', text: 'the rules for sharing out handovers' },
      { page: 'products/ai-chatbot', text: 'where the answers come from' },
      { page: 'products/dashboard', text: 'what you see, and who else may' },
    ],
    industries: [
      { page: 'industries/energy', text: 'when January’s bills bring Direct Debit questions' },
      { page: 'industries/insurance', text: 'when a claim comes in at night' },
      { page: 'industries/public-sector', text: 'when everybody has to understand the answer' },
    ],
  },
};
