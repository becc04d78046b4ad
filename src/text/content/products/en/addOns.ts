import type { ProductText } from '../schema.ts';

export const addOns: ProductText = {
  meta: {
    name: 'Add-ons',
    title: 'Add-ons: booking, payment, newsletter, uptime | {brand}',
    headline: 'Book, sign up, or go straight to payment.',
    description:
      'Four add-ons for your chatbot: appointment booking, payment, newsletter sign-up and uptime monitoring. What each does and needs; prices in your quote.',
  },
  hero: {
    title: 'Book, sign up, or go straight to payment.',
    lead: 'Four add-ons for your chatbot: appointment booking, payment, newsletter sign-up and uptime monitoring. Tell us which you need: your quote prices each one separately, so you order only what’s worth it to you. Before we quote, we check that your calendar, payment provider or mailing list fits.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Sample conversation: an appointment for a bicycle service is found and booked',
      messages: [
        { from: 'assistant', text: 'Hello, I’m the workshop’s AI assistant. What can I do for you?' },
        { from: 'visitor', text: 'My bike needs a service before my holiday.' },
        {
          from: 'assistant',
          text: 'Of course. There’s Wednesday at 9\u00A0am or Friday at 3\u00A0pm. A service takes an hour.',
          source: 'Workshop appointments',
        },
        { from: 'visitor', text: 'Friday!' },
        {
          from: 'assistant',
          text: 'Friday at 3\u00A0pm, then. To confirm it, we need your email address; our chat provider in Germany, the company behind its AI and our calendar’s provider handle it for us. If you’d rather not, just ring.',
        },
      ],
      replies: ['Enter email', 'I’d rather ring'],
    },
  },
  how: {
    title: 'How an add-on joins the conversation.',
    lead: 'Three steps. You’ll know the price after the first.',
    steps: [
      {
        title: 'Choose',
        text: 'Tell us what people should be able to do in the chat. Our quote names the add-on that does it, and its price.',
      },
      {
        title: 'Connect',
        text: 'You bring the calendar, payment provider or mailing list. Any contract with a provider stays between you and them.',
      },
      {
        title: 'Use',
        text: 'You decide where in the conversation it comes in, and test it there. Uptime monitoring runs in the background.',
      },
    ],
  },
  details: {
    title: 'One by one.',
    lead: 'What each does, what it needs from you, and which details it collects.',
    entries: [
      {
        title: 'Appointment booking',
        text: 'Books an appointment in the conversation. Before we quote, we check whether your calendar can supply free times.',
        facts: [
          { name: 'You bring', text: 'a calendar, the length of a slot, breaks' },
          { name: 'Details collected', text: 'name, contact details, reason and time' },
          { name: 'In the chat', text: '‘Thursday at 10\u00A0am. Shall I book it?’' },
        ],
      },
      {
        title: 'Payment',
        text: 'Shows customers the amount and what it’s for, then takes them to the payment page. Card details belong with your payment provider, never in the chat.',
        facts: [
          { name: 'You bring', text: 'a contract with a payment provider; we check whether it fits' },
          { name: 'Details collected', text: 'amount and purpose' },
          {
            name: 'In the chat',
            text: '‘Your deposit for Saturday’s pottery class, which you booked on our website, is £40 including VAT. Shall I open the payment page? The terms and how to cancel are there too.’',
          },
        ],
      },
      {
        title: 'Newsletter',
        text: 'Asks for an address and for consent. Nobody is on the list until they’ve clicked the link in the confirmation email.',
        facts: [
          { name: 'You bring', text: 'a mailing list and the consent wording' },
          { name: 'Details collected', text: 'email address, time, version of the wording' },
          {
            name: 'In the chat',
            text: '‘Please click the link in the email we’ve just sent. Then you’re on the list.’',
          },
        ],
      },
      {
        title: 'Uptime monitoring',
        text: 'Checks that your chatbot can be reached and reports when it can’t. Your quote says how often it checks and whom it alerts.',
        facts: [
          { name: 'You bring', text: 'the people who should be told' },
          { name: 'Details collected', text: 'start and length of an outage' },
          { name: 'Your team', text: 'tells customers and offers another way' },
        ],
      },
    ],
  },
  limits: {
    title: 'What add-ons leave to you.',
    lead: 'They handle the usual case. The rest stays in your own systems.',
    items: [
      'Appointment booking isn’t a rota. You still plan leave and cover.',
      'Refunds and overdue notices remain a job for your accounts team.',
      'Newsletter sign-up gathers addresses; writing and sending happen in your own tool.',
      'Need them to move appointments or send reminders too? Ask before we quote.',
    ],
  },
  plans: {
    title: 'With any plan, priced in your quote.',
    text: 'You can add any of the four. None is part of a plan: your quote lists each with its own price, so you can leave out what you don’t need. For your budget, have the quote say whether you pay once or every month.',
  },
  questions: {
    title: 'About the add-ons.',
    items: [
      {
        question: 'Can I add one later?',
        answer:
          'Yes, and there’s no harm in starting without. A few weeks of conversations will show you what people still ask for at the end.',
      },
      {
        question: 'Can consumers place a binding order this way?',
        answer:
          'Better to take them to your shop. In the EU and the UK, the law requires certain details and a clearly labelled button before a consumer commits to pay (in Germany, section\u00A0312j of the Civil Code; in the UK, regulation\u00A014 of the Consumer Contracts Regulations 2013). Both belong at the checkout.',
      },
      {
        question: 'Do I have to take all four?',
        answer:
          'No, each works on its own. A workshop may need nothing but appointments; a publisher may just want the newsletter.',
      },
    ],
  },
  related: {
    title: 'Goes well with these',
    product: { title: 'Integrations', text: 'Which data may flow to CRM, shop and helpdesk.' },
    useCase: { title: 'Appointment booking', text: 'From the opening line to a date in the diary.' },
  },
  next: {
    title: 'How should conversations end at your company?',
    text: 'With a date, a payment, a sign-up? Tell us what you work with today. Somebody from our team checks what can be connected and emails you a quote.',
    button: 'Get a quote',
  },
};
