import type { ProductText } from '../schema.ts';

export const addOns: ProductText = {
  meta: {
    name: 'Add-ons',
    title: 'Add-ons: booking, payment, newsletter, uptime | {brand}',
    headline: 'Four ways to finish what a chat began.',
    description:
      'Four add-ons for your chatbot: appointment booking, payment in the chat, newsletter sign-up and uptime control. What each does, needs and leaves to you.',
  },
  hero: {
    title: 'Four ways to finish what a chat began.',
    lead: 'An answer is good; getting it done is better. Book, pay, subscribe, all in the chat. The fourth checks that everything is up.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Sample conversation: an appointment for a bicycle service is found and held',
      messages: [
        { from: 'visitor', text: 'My bike needs a service before my holiday.' },
        {
          from: 'assistant',
          text: 'Of course. Wednesday at 9 and Friday at 3 are free. A service takes an hour.',
          source: 'Workshop calendar',
        },
        { from: 'visitor', text: 'Friday!' },
        { from: 'assistant', text: 'Friday at 3 is held for you. Where may I send the confirmation?' },
      ],
      replies: ['Enter email', 'Wednesday after all'],
    },
  },
  how: {
    title: 'How an add-on joins the conversation.',
    lead: 'They share one habit: they appear when needed and keep quiet otherwise.',
    steps: [
      {
        title: 'Choose',
        text: 'You say what should get done in the chat. The offer names the add-on that does it, along with its price.',
      },
      {
        title: 'Connect',
        text: 'Calendar, payment provider or mailing list are linked up. The accounts belong to you and stay with you.',
      },
      {
        title: 'Use',
        text: 'In the builder it becomes one more block, placed at precisely the point in the flow that calls for it.',
      },
    ],
  },
  details: {
    title: 'One by one.',
    lead: 'What they do, what you bring along, and which details arise on the way.',
    entries: [
      {
        title: 'Appointment booking',
        text: 'Shows free times, holds one and sends a confirmation. Anyone who can’t make it moves or cancels without having to ring.',
        facts: [
          { name: 'You bring', text: 'a calendar, the length of a slot, breaks' },
          { name: 'Details arising', text: 'name, how to reach them, reason and time' },
          { name: 'In the chat', text: '‘Thursday is still free. Shall I book it?’' },
        ],
      },
      {
        title: 'Payment',
        text: 'States the amount and what it is for, then leads to the payment. Card details are entered with the payment provider, never typed into the chat.',
        facts: [
          { name: 'You bring', text: 'a contract with a payment provider' },
          { name: 'Details arising', text: 'amount, purpose, and whether it was paid' },
          { name: 'In the chat', text: '‘Your deposit has arrived, thank you.’' },
        ],
      },
      {
        title: 'Newsletter',
        text: 'Asks for an address and for consent, then starts the double opt-in. Without a click in the email, nobody is added.',
        facts: [
          { name: 'You bring', text: 'a mailing list and the consent wording' },
          { name: 'Details arising', text: 'email address, time, version of the wording' },
          { name: 'In the chat', text: '‘Please confirm the email we just sent.’' },
        ],
      },
      {
        title: 'Uptime control',
        text: 'Checks at intervals whether an address responds, be it your shop or customer portal. If it goes down, somebody is told.',
        facts: [
          { name: 'You bring', text: 'the addresses, and who should be told' },
          { name: 'Details arising', text: 'start and length of an outage, nothing about people' },
          { name: 'In the chat', text: '‘The portal is down just now. We know about it.’' },
        ],
      },
    ],
  },
  limits: {
    title: 'What they leave to you.',
    lead: 'Small helpers, not four specialist systems.',
    items: [
      'Appointment booking is no rota. It knows free times but not who is on leave by which rule.',
      'Refunds and reminders remain a job for your accounts team.',
      'Newsletter sign-up gathers addresses; writing and sending happen in your own tool.',
      'Uptime control reports an outage. Repairing it takes people.',
    ],
  },
  plans: {
    title: 'With any plan, priced in your offer.',
    text: 'You can combine all four with {essentialName}, {professionalName} or {enterpriseName}. There is no list price: you read the price for your case before you order.',
  },
  questions: {
    title: 'About the add-ons.',
    items: [
      {
        question: 'Can I add one later?',
        answer:
          'Yes, and there is no harm in starting without. After a few weeks you can see which wish keeps being left open at the end of chats.',
      },
      {
        question: 'What if two people want the same slot?',
        answer: 'It goes to whoever confirms first. The other, a second later, is offered the next free times.',
      },
      {
        question: 'Do I have to take all four?',
        answer:
          'No, each works alone. A medical practice may need nothing but appointments; a club may just want the newsletter.',
      },
    ],
  },
  related: {
    title: 'Goes well with these',
    product: { title: 'Integrations', text: 'What calendars and mailing lists are linked with.' },
    useCase: { title: 'Appointment booking', text: 'From the opening line to a firm date, step by step.' },
  },
  next: {
    title: 'What is left open at the end?',
    text: 'A date, a payment, an address? Write to us how conversations ought to finish at your company, and we’ll name a price for it.',
    button: 'Ask about add-ons',
  },
};
