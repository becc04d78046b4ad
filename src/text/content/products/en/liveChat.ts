import type { ProductText } from '../schema.ts';

export const liveChat: ProductText = {
  meta: {
    name: 'Live chat',
    title: 'Live chat with routing and full history | {brand}',
    headline: 'The right\u00A0person, with the whole\u00A0story.',
    description:
      'Live chat that routes by topic, language and workload, and passes on the whole history, so nobody has to explain twice. Rules, steps and limits.',
  },
  hero: {
    title: 'The right\u00A0person, with the whole\u00A0story.',
    lead: 'Live chat hands conversations to whoever knows the subject, speaks the language and has room. They read what was said before they write.',
  },
  picture: {
    kind: 'inbox',
    words: {
      label: 'Example: three waiting conversations sorted by topic, and a handover from the assistant to a technician',
      listTitle: 'Waiting for a reply',
      items: [
        { title: 'Whistling boiler', detail: 'Technical · English', badge: 'yours' },
        { title: 'Falsche Rechnung', detail: 'Accounts · German', lang: 'de' },
        { title: 'New contract', detail: 'Sales · English' },
      ],
      note: 'Topic first, then language, then: who is free?',
      chatTitle: 'Whistling boiler',
      messages: [
        { from: 'visitor', text: 'The boiler whistles whenever it fires up.' },
        { from: 'assistant', text: 'A person should look at that. Which model is on the plate?' },
        { from: 'visitor', text: 'T\u00A018, from 2014.' },
        {
          from: 'team',
          text: 'Technical team here. With a T\u00A018 it’s often the pump. Please switch it off for now.',
        },
      ],
    },
  },
  how: {
    title: 'From bot to person in four moves.',
    lead: 'A good handover goes unnoticed. No second form, no ‘and what is this regarding?’',
    steps: [
      {
        title: 'Something triggers it',
        text: 'The chatbot is stuck, the subject is reserved for people, or somebody writes ‘can I talk to a human?’',
      },
      {
        title: 'It is routed',
        text: 'Your rules pick the team. Within the team, the conversation goes to a person who still has capacity.',
      },
      {
        title: 'Somebody takes over',
        text: 'The operator sees the history, the language and the page the question came from, and only then replies.',
      },
      {
        title: 'It is closed',
        text: 'Once settled, the conversation returns to the assistant or ends. Either way it can be read later.',
      },
    ],
  },
  details: {
    title: 'The rules behind the routing.',
    lead: 'You set the order once. Three criteria decide, and a fourth route covers the hours when nobody is in.',
    entries: [
      {
        title: 'Topic',
        text: 'Invoices to accounts, breakdowns to technicians.',
        facts: [
          { name: 'Recognised by', text: 'the question itself, or a choice made in the flow' },
          { name: 'You decide', text: 'which team owns which topics' },
        ],
      },
      {
        title: 'Language',
        text: 'German should reach somebody who is happy to write German.',
        facts: [
          { name: 'Recognised by', text: 'the language being typed' },
          { name: 'You decide', text: 'who looks after which languages' },
        ],
      },
      {
        title: 'Workload',
        text: 'Five chats for one colleague and none for the next is not routing.',
        facts: [
          { name: 'Recognised by', text: 'open conversations per person' },
          { name: 'You decide', text: 'how many at once are reasonable' },
        ],
      },
      {
        title: 'Nobody there',
        text: 'At two in the morning the assistant does not promise a person.',
        facts: [
          { name: 'Instead', text: 'it notes the request and how to reach the customer' },
          { name: 'Next morning', text: 'the responsible team finds it complete' },
        ],
      },
    ],
  },
  limits: {
    title: 'What live chat will not fix.',
    lead: 'Software can share out conversations. Having them is up to people.',
    items: [
      'It does not staff your desk. With nobody on duty, people can leave a message but not chat.',
      'It gives no waiting time to the minute.',
      'Each plan includes a set number of operators; more are added one by one.',
      'It does not verify identity. Before account data is discussed, a step of its own is needed.',
    ],
  },
  plans: {
    title: 'How many of you can reply?',
    text: 'Every plan has handover and routing. What varies is the number of operators, meaning the people on your side who take conversations.',
  },
  questions: {
    title: 'Questions from the desk.',
    items: [
      {
        question: 'Can an operator pass a conversation on?',
        answer:
          'Yes. All of the history travels with it, so the next colleague picks up exactly where the last one stopped.',
      },
      {
        question: 'Does the customer see that a person has joined?',
        answer:
          'Yes, the change is announced in the conversation. It should never be unclear whether AI or a human is writing.',
      },
      {
        question: 'Is it worth it for a team of two?',
        answer:
          'Often more than for a large one. The assistant absorbs routine, which leaves the pair of you time for the few cases that need care.',
      },
    ],
  },
  related: {
    title: 'Where it leads',
    product: { title: 'Dashboard', text: 'See which topics keep landing with people.' },
    useCase: { title: 'Live chat in customer service', text: 'Setting up handovers in a working team.' },
  },
  next: {
    title: 'Tell us who answers what.',
    text: 'A rough list of topics and names is plenty. Together we turn it into a first set of routing rules.',
    button: 'Talk through routing',
  },
};
