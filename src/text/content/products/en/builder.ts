import type { ProductText } from '../schema.ts';

export const builder: ProductText = {
  meta: {
    name: 'Chatbot builder',
    title: 'No-code chatbot builder with templates | {brand}',
    headline: 'Build a chatbot from blocks, without code.',
    description:
      'Build chatbots without code from blocks, branches, tests and templates for common use cases. How a flow comes together, and where the builder stops.',
  },
  hero: {
    title: 'Build a\u00A0chatbot from\u00A0blocks, without\u00A0code.',
    lead: 'One block asks, another branches, a third hands over to your team. Start from a template or an empty page.',
  },
  picture: { kind: 'screen', screen: 'builder' },
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
        text: 'Every block has one job: say something, ask something, offer a choice, branch, look up an answer or hand over.',
      },
      {
        title: 'Add branches',
        text: 'One answer leads here, another there. For the unexpected, leave people a way through to your team.',
      },
      {
        title: 'Test it',
        text: 'Run through the flow before customers see it, and have somebody who didn’t build it try it too.',
      },
      {
        title: 'Give it the go-ahead',
        text: 'Decide who on your side has the last word before the chatbot goes on the website. For the first week, read every conversation.',
      },
    ],
  },
  details: {
    title: 'What’s in the box.',
    lead: 'Six blocks that make up most conversations, and what each is for; add\u2011ons such as appointment booking are ordered separately. In the demo, we use these blocks to build a chatbot that answers three of your questions.',
    entries: [
      {
        title: 'Message',
        text: 'Says one thing. A good one fits on a phone screen without scrolling.',
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
        text: 'Uses the answer to pick the next step: customers with an account this way, everyone else that way.',
      },
      {
        title: 'Knowledge base',
        text: 'Hands the question to the AI, which answers from your own material. Fixed flows and open questions can share one conversation.',
      },
      {
        title: 'Handover',
        text: 'Brings in a person, along with everything that’s been said. Every flow should have one.',
      },
    ],
  },
  limits: {
    title: 'Where the builder stops.',
    lead: 'Four things to know beforehand.',
    items: [
      'It won’t write your content. Tone and substance come from you. We can help as part of onboarding, which is priced in your quote.',
      'Deeply nested flows are hard to follow. Split them in two.',
      'You can’t build a custom API integration in the builder. It comes with {enterpriseName} and is agreed with your engineers.',
      'Don’t count on going back to earlier versions or on several people editing one flow at once. If you need either, tell us: your quote will say whether it’s included.',
    ],
  },
  plans: {
    title: 'How many chatbots?',
    text: 'Builder and templates come with every plan. One project is one chatbot, so a second brand takes a second project. Anything beyond your plan is agreed in your quote.',
  },
  questions: {
    title: 'Questions before you build.',
    items: [
      {
        question: 'Who on our side should do it?',
        answer:
          'Ideally somebody who talks to customers every day. You don’t need a technical background; an ear for follow-up questions helps a lot.',
      },
      {
        question: 'What if somebody strays from the flow?',
        answer:
          'That’s what the knowledge base is for: the assistant searches it and shows the source. If it finds nothing, it’s built to say so and can hand over to your team. Try that in your test, too.',
      },
      {
        question: 'Can several of us work on one chatbot?',
        answer:
          'You can assign several people to a project. Agree who looks after which flow, so you don’t undo each other’s work.',
      },
    ],
  },
  related: {
    title: 'Goes well with',
    product: { title: 'Add-ons', text: 'Appointments, payment and newsletter sign-ups, each priced in your quote.' },
    useCase: { title: 'Sales support', text: 'A flow that sorts enquiries before sales sees them.' },
  },
  next: {
    title: 'Describe one conversation.',
    text: 'Just one, the kind your team has all day long, without names or other personal details. We’ll write back with the blocks it would take and the template that comes closest.',
    button: 'Describe a conversation',
  },
};
