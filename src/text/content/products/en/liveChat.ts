import type { ProductText } from '../schema.ts';

export const liveChat: ProductText = {
  meta: {
    name: 'Live chat',
    title: 'Live chat with routing and full history | {brand}',
    headline: 'The right\u00A0person, the\u00A0whole\u00A0story.',
    description:
      'Live chat that routes by topic, language and workload and brings the whole conversation along. The steps, the rules, the limits.',
  },
  hero: {
    title: 'The right\u00A0person, the\u00A0whole\u00A0story.',
    lead: 'Live chat passes a conversation to somebody on your team, by your rules for topic, language and workload. They get everything said so far and needn’t ask for it again.',
  },
  picture: { kind: 'screen', screen: 'inbox' },
  how: {
    title: 'From assistant to person in four steps.',
    lead: 'No second form, no ‘and what’s it regarding?’',
    steps: [
      {
        title: 'Something triggers the handover',
        text: 'The chatbot finds no answer, the subject is reserved for people, or somebody writes: ‘Can I talk to a human?’',
      },
      {
        title: 'The conversation is routed',
        text: 'Your rules decide which team gets the conversation and how the work is shared out.',
      },
      {
        title: 'Somebody takes over',
        text: 'They have the history in front of them. Read first, then reply.',
      },
      {
        title: 'The matter’s settled',
        text: 'The conversation is closed, or your team follows the matter up. Either way, you can reread the conversation in the administration portal.',
      },
    ],
  },
  details: {
    title: 'The rules behind the routing.',
    lead: 'Three criteria decide. For the night, you’ll need a fourth.',
    entries: [
      {
        title: 'Topic',
        text: 'Invoices to accounts, breakdowns to the engineers.',
        facts: [
          { name: 'You decide', text: 'which team owns which topics' },
          { name: 'Settle first', text: 'which topics always belong to people' },
        ],
      },
      {
        title: 'Language',
        text: 'German should reach somebody who’s happy to write German.',
        facts: [
          { name: 'You decide', text: 'who looks after which languages' },
          { name: 'Settle first', text: 'which languages your knowledge base covers' },
        ],
      },
      {
        title: 'Workload',
        text: 'Five chats for one colleague and none for the next? Routing is there to prevent that.',
        facts: [
          { name: 'You decide', text: 'who’s on the team and takes conversations' },
          {
            name: 'Settle first',
            text: 'how many at once are reasonable; and, together with any staff or union reps, what’s recorded',
          },
        ],
      },
      {
        title: 'Nobody there',
        text: 'At two in the morning the assistant shouldn’t promise a person.',
        facts: [
          {
            name: 'In the flow',
            text: 'it says who’d get the details and why, then asks what’s wrong and how to get in touch',
          },
          { name: 'Afterwards', text: 'your team reads the conversation and gets back to them' },
        ],
      },
    ],
  },
  limits: {
    title: 'What live chat won’t fix.',
    lead: 'Software can share out conversations. Your team still has to have them.',
    items: [
      'It doesn’t staff your desk. With nobody on duty, only the assistant answers; people can leave your team a message.',
      'It can’t promise how long people will wait. Before we quote, we check whether it can follow your opening hours.',
      'It isn’t unlimited: your plan or your quote says how many operators you have, and any more cost extra.',
      'It doesn’t check who somebody is. Your team has to, before discussing an account or a contract.',
    ],
  },
  plans: {
    title: 'How many of you can reply?',
    text: 'Handovers and routing come with every plan. What varies is the number of operators: the people on your team who take conversations.',
  },
  questions: {
    title: 'Before your team takes over.',
    items: [
      {
        question: 'What does the person taking over see?',
        answer:
          'The whole conversation: what was asked, what the assistant said and what the customer has already given.',
      },
      {
        question: 'Will customers notice that a person has joined?',
        answer:
          'Make sure they do. Announce it in the flow before the handover, for instance: ‘I’m passing you on to our engineers. Once one of them joins, you’ll be talking to a person.’',
      },
      {
        question: 'Is it worth it for a team of two?',
        answer:
          'It can be, if many of your questions repeat: the assistant takes the familiar ones and the two of you take the rest. As long as {essentialName} has room for your active users, adding one operator to it costs far less than moving up to {professionalName}.',
      },
    ],
  },
  related: {
    title: 'Where it leads',
    product: { title: 'Dashboard', text: 'The figures, and the portal in which your team reads conversations.' },
    useCase: { title: 'Live chat in customer service', text: 'Setting up handovers in a working team.' },
  },
  next: {
    title: 'Who answers what at your company?',
    text: 'A rough list of topics, languages and teams is plenty. We’ll reply with a first set of routing rules.',
    button: 'Get your first routing rules',
  },
};
