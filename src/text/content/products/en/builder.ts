import type { ProductText } from '../schema.ts';

export const builder: ProductText = {
  meta: {
    name: 'Chatbot builder',
    title: 'No-code chatbot builder with templates | {brand}',
    headline: 'If you can say\u00A0it, you can build\u00A0it.',
    description:
      'Build chatbots without code from blocks, branches, tests and templates for common use cases. How the builder works, what is in it, and where it ends.',
  },
  hero: {
    title: 'If you can say\u00A0it, you can build\u00A0it.',
    lead: 'Put blocks in a row: say, ask, branch, hand over. There is no programming language to learn and no release day to wait for.',
  },
  picture: {
    kind: 'builder',
    words: {
      label:
        'Picture of the builder: somebody asking for a trial session is asked about experience. Beginners get the taster course, everyone else is contacted by a coach.',
      title: 'Trial session',
      status: 'Testing',
      palette: ['Message', 'Question', 'Choice', 'Handover'],
      steps: [
        { kind: 'Trigger', text: '‘Can I come along once?’' },
        { kind: 'Question', text: 'Have you climbed before?' },
        { kind: 'Branch', text: 'Any experience?' },
      ],
      branches: [
        { when: 'none', kind: 'Message', text: 'Taster course, Saturday' },
        { when: 'some', kind: 'Handover', text: 'A coach gets in touch' },
      ],
    },
  },
  how: {
    title: 'Five steps to a working flow.',
    lead: 'You need not start from an empty canvas, though you may.',
    steps: [
      {
        title: 'Take a template, or don’t',
        text: 'Templates bring ready questions and paths for common use cases. You change the parts that differ at your company.',
      },
      {
        title: 'Place blocks',
        text: 'Every block does a single thing: say something, ask something, offer a choice, call a system or hand over.',
      },
      {
        title: 'Add branches',
        text: 'This answer leads here, that one there. For replies nobody foresaw, there is always a way out to a person.',
      },
      {
        title: 'Play it through',
        text: 'Try the flow as a visitor would, before any visitor does. Ask a colleague who had no part in building it.',
      },
      {
        title: 'Publish',
        text: 'Customers meet the new version only after this click. Until then it is a draft, whatever you do to it.',
      },
    ],
  },
  details: {
    title: 'What is in the box.',
    lead: 'Half a dozen kinds of block are enough for nearly any conversation.',
    entries: [
      {
        title: 'Message',
        text: 'Text, picture or link. A good one fits on a phone screen without scrolling.',
      },
      {
        title: 'Question',
        text: 'Waits for a reply and remembers it: a name, a number, a date. If the reply makes no sense, it asks again in other words.',
      },
      {
        title: 'Choice',
        text: 'Two to five buttons instead of free text. Useful when the options are fixed and typing would be tedious.',
      },
      {
        title: 'Branch',
        text: 'Decides by what was said, by language, or by something a connected system reports.',
      },
      {
        title: 'Knowledge base',
        text: 'Passes the turn to the AI, which replies from your texts. Fixed flows and open questions can share one conversation.',
      },
      {
        title: 'Handover',
        text: 'Brings in a person along with all that has been said. No flow should be without one.',
      },
    ],
  },
  limits: {
    title: 'Where the builder ends.',
    lead: 'No code does not mean no thought.',
    items: [
      'It will not write your texts. Tone and substance are yours, though we help at the start.',
      'Deeply nested flows can be built but hardly understood. Past twenty branches or so we suggest splitting them.',
      'A custom interface cannot be clicked together. That belongs to {enterpriseName} and is agreed with your engineers.',
      'Testing with three colleagues finds a lot. Customers find the rest, so read along in the first week.',
    ],
  },
  plans: {
    title: 'How many chatbots?',
    text: 'Builder and templates are open to everyone. One chatbot project is one independent chatbot with a knowledge base to itself, for a second brand perhaps.',
  },
  questions: {
    title: 'From people who build.',
    items: [
      {
        question: 'Who on our side should do it?',
        answer:
          'Ideally somebody who talks to customers daily. A technical background adds little; an ear for follow-up questions adds a lot.',
      },
      {
        question: 'What if somebody strays from the flow?',
        answer:
          'The assistant then searches the knowledge base. If that has no answer either, it says so, offers a person, and afterwards picks the flow up again.',
      },
      {
        question: 'Can several of us work on one chatbot?',
        answer:
          'Yes, you can assign several people to a project. Agree who looks after which flow, or the soup gets salted twice.',
      },
    ],
  },
  related: {
    title: 'Goes well with it',
    product: { title: 'Add-ons', text: 'Appointments, payment and newsletter in the same flow.' },
    useCase: { title: 'Sales support', text: 'A flow that sorts enquiries before sales sees them.' },
  },
  next: {
    title: 'Describe one conversation.',
    text: 'Just one, the kind your team has all day long. We’ll show you the blocks it is made of and the closest template.',
    button: 'Describe a conversation',
  },
};
