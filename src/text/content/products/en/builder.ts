import type { ProductText } from '../schema.ts';

export const builder: ProductText = {
  meta: {
    name: 'Chatbot builder',
    title: 'No-code chatbot builder with templates | {brand}',
    headline: 'If you can say\u00A0it, you can build\u00A0it.',
    description:
      'Build chatbots without code from blocks, branches, tests and templates for common use cases. How a flow comes together, and where the builder stops.',
  },
  hero: {
    title: 'If you can say\u00A0it, you can build\u00A0it.',
    lead: 'Put blocks together: say, ask, branch, hand over. Templates give you a head start, and there’s no programming language to learn.',
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
    title: 'Five steps to your first flow.',
    lead: 'Begin with one conversation your team has every week.',
    steps: [
      {
        title: 'Take a template, or don’t',
        text: 'Templates come with questions and paths for common use cases. You change what’s different at your company.',
      },
      {
        title: 'Place blocks',
        text: 'Every block has one job: say something, ask something, branch or hand over.',
      },
      {
        title: 'Add branches',
        text: 'This answer leads here, that one there. For the unexpected, build a way out to your team.',
      },
      {
        title: 'Test it',
        text: 'Play the flow through before customers see it, and let somebody try who had no part in building it.',
      },
      {
        title: 'Release it',
        text: 'One person on your side decides when it goes on the website. For the first week, read along.',
      },
    ],
  },
  details: {
    title: 'What’s in the box.',
    lead: 'Plenty of conversations need no more. In the demo we put one together while you watch, from three of your questions.',
    entries: [
      {
        title: 'Message',
        text: 'Says something. A good one fits on a phone screen without scrolling.',
      },
      {
        title: 'Question',
        text: 'Asks for a detail: a name, a number, a date. Ask only for what the job really needs.',
      },
      {
        title: 'Choice',
        text: 'Buttons instead of free text. Handy when the options are fixed and typing would be a chore.',
      },
      {
        title: 'Branch',
        text: 'Picks the next step by the answer: beginners this way, old hands that way.',
      },
      {
        title: 'Knowledge base',
        text: 'Passes the turn to the AI, which answers from your own material. Fixed flows and open questions can share one conversation.',
      },
      {
        title: 'Handover',
        text: 'Brings in a person, along with everything that’s been said. Every flow should have one.',
      },
    ],
  },
  limits: {
    title: 'Where the builder stops.',
    lead: 'No code doesn’t mean no thought.',
    items: [
      'It won’t write your content. Tone and substance come from you; if you like, we help during onboarding.',
      'Deeply nested flows are hard to keep track of. Better to split one in two.',
      'A custom interface can’t be clicked together. It belongs to {enterpriseName} and is agreed with your engineers.',
      'Drafts, earlier versions, several people editing at once: tell us what you rely on, and we’ll check it before we quote.',
    ],
  },
  plans: {
    title: 'How many chatbots?',
    text: 'Builder and templates come with every plan. One project is one chatbot, so a second brand takes a second project. Anything beyond your plan is agreed in your quote.',
  },
  questions: {
    title: 'From people who build.',
    items: [
      {
        question: 'Who on our side should do it?',
        answer:
          'Ideally somebody who talks to customers every day. You don’t need a technical background; an ear for follow-up questions helps a lot.',
      },
      {
        question: 'What if somebody strays from the flow?',
        answer:
          'That’s what the knowledge base is for: the assistant searches it and shows the source. If there’s nothing to find, it says so and can hand over to your team.',
      },
      {
        question: 'Can several of us work on one chatbot?',
        answer:
          'You can assign several people to a project. Agree who looks after which flow, or the soup gets salted twice.',
      },
    ],
  },
  related: {
    title: 'Goes well with it',
    product: { title: 'Add-ons', text: 'Appointments, payment and newsletter, each at extra cost.' },
    useCase: { title: 'Sales support', text: 'A flow that sorts enquiries before sales sees them.' },
  },
  next: {
    title: 'Describe one conversation.',
    text: 'Just one, the kind your team has all day long. We’ll write back with the blocks it would take and the template that comes closest.',
    button: 'Describe a conversation',
  },
};
