import type { ProductText } from '../schema.ts';

export const integrations: ProductText = {
  meta: {
    name: 'Integrations',
    title: 'Integrations: CRM, shop, helpdesk, email | {brand}',
    headline: 'What data flows where, and who sees it.',
    description:
      'Kinds of connection to CRM, email marketing, shops and helpdesks, plus webhooks and your own API: what data flows where, and what we check before we quote.',
  },
  hero: {
    title: 'What data flows where, and who sees it.',
    lead: 'The assistant can be connected to CRM, email marketing, shop and helpdesk systems. See below what each kind passes on, and to whom. Name your system, and before we quote we’ll tell you whether its connection is ready.',
  },
  picture: {
    kind: 'inbox',
    words: {
      label:
        'Example: the assistant reads stock from the online shop and then opens a helpdesk ticket; the systems involved are listed beside it',
      listTitle: 'Connected systems',
      items: [
        { title: 'Online shop', detail: 'stock read', state: 'ai' },
        { title: 'Helpdesk', detail: 'opens a ticket', badge: 'new', state: 'team' },
        { title: 'CRM', detail: 'not involved' },
      ],
      note: 'It reads what was asked for, and asks before it writes.',
      chatTitle: 'Rain jacket, size 12',
      messages: [
        { from: 'assistant', text: 'Hi, I’m an AI assistant. What can I help you with?' },
        { from: 'visitor', text: 'Is the rain jacket still in stock in a 12?' },
        { from: 'assistant', text: 'Yes, as of 10.15\u00A0am.', source: 'Online shop' },
        { from: 'visitor', text: 'Great. The zip on my old one has jammed.' },
        {
          from: 'assistant',
          text: 'That’s one for our service team. To reply, they need this chat and your email address. Our helpdesk’s provider, our chat provider and the company behind its AI handle both for us. May I open a ticket, or would you rather ring?',
        },
        { from: 'visitor', text: 'Please do: kim@mail.example.' },
      ],
    },
  },
  how: {
    title: 'How we set up a connection.',
    lead: 'Two questions come before any technology: which data do you really need, and who signs it off?',
    steps: [
      {
        title: 'Name the purpose',
        text: 'One sentence will do: ‘The chatbot should say whether an item is in stock.’ Leave out the rest.',
      },
      {
        title: 'Have it checked',
        text: 'Tell us the system and version. We’ll say whether the connection exists, needs setting up or has to be built.',
      },
      {
        title: 'Set up access and fields',
        text: 'Your engineers set up access. Your data protection officer has a say in which detail goes where.',
      },
      {
        title: 'Rehearse a failure',
        text: 'What should the chatbot say when the system doesn’t respond? Write that sentence and test it before you go live.',
      },
    ],
  },
  details: {
    title: 'The kinds of connection.',
    lead: 'What each does once we’ve confirmed it for your system, with sample data flows. We name a product only after trying the connection.',
    entries: [
      {
        title: 'CRM',
        text: 'A conversation becomes a contact with the request attached, and nobody has to retype it.',
        facts: [
          { name: 'To the system', text: 'name, contact details, request, where it came from' },
          { name: 'To the chatbot', text: 'the person or team in charge' },
          { name: 'You set up', text: 'access, field mapping, a rule for duplicates' },
          { name: 'Personal data', text: 'yes: contact details and what was asked' },
        ],
      },
      {
        title: 'Email marketing',
        text: 'Once confirmed by email, newsletter sign-ups from the chat (an add-on) go to the right list.',
        facts: [
          { name: 'To the system', text: 'email address, language, proof of consent' },
          { name: 'To the chatbot', text: 'only that the sign-up was accepted' },
          { name: 'You set up', text: 'the list, double opt-in, the wording of the consent' },
          { name: 'Personal data', text: 'yes: an address and the time of consent' },
        ],
      },
      {
        title: 'Online shops',
        text: 'The chatbot looks up stock and delivery times in the shop itself.',
        facts: [
          { name: 'To the system', text: 'item number, or order number and a second detail' },
          { name: 'To the chatbot', text: 'items, stock, delivery time, price, order status' },
          { name: 'You set up', text: 'read access, the second detail, which item fields to use' },
          { name: 'Personal data', text: 'yes for orders, no for items' },
        ],
      },
      {
        title: 'Helpdesk',
        text: 'A question left open can become a ticket with the history already in it.',
        facts: [
          { name: 'To the system', text: 'request, history, language, contact details' },
          { name: 'To the chatbot', text: 'the ticket number' },
          { name: 'You set up', text: 'queues, priorities, mandatory fields' },
          { name: 'Personal data', text: 'yes: a history may hold private matters' },
        ],
      },
      {
        title: 'Webhooks',
        text: 'The chatbot reports an event to an address of your choosing. What follows is up to your system.',
        facts: [
          { name: 'To the system', text: 'the event, with the details you selected' },
          { name: 'To the chatbot', text: 'confirmation of receipt' },
          { name: 'You set up', text: 'target address, events, a check of the sender' },
          { name: 'Personal data', text: 'depends on your selection' },
        ],
      },
      {
        title: 'Custom API integration',
        text: 'For an ERP, specialist systems and in-house software. We build it with your engineers.',
        facts: [
          { name: 'Direction', text: 'both ways, as agreed beforehand' },
          { name: 'You set up', text: 'scope and responsibilities, agreed with your engineers' },
          { name: 'Personal data', text: 'recorded field by field before we build it' },
          { name: 'Plan', text: '{enterpriseName}' },
        ],
      },
    ],
  },
  limits: {
    title: 'What a connection can’t put right.',
    lead: 'It gives the chatbot your data, mistakes included.',
    items: [
      'If the online shop has the wrong stock figure, so will the chatbot.',
      'We check whether the chatbot can register a return. Placing or cancelling orders and paying refunds are another matter: don’t count on it for those.',
      'Not every version of every product can be connected. That’s why we check yours first; your quote says what we found.',
      'Once data is in your system, your own deletion periods apply.',
    ],
  },
  plans: {
    title: 'What differs between the plans.',
    text: 'Connections to CRM, email marketing, shop and helpdesk aren’t tied to a plan, even if we have to build yours first; your quote says what that costs. The custom API integration, for your own software and any other kind of system, comes with {enterpriseName} alone.',
  },
  questions: {
    title: 'For IT and data protection.',
    items: [
      {
        question: 'Where does the data sit during a conversation?',
        answer:
          'On the platform, which is hosted in Germany. If a language model writes the answer, the question and the matching passages go to its provider; for each connection we settle whether facts from your system go there, too. Anything passed to your CRM is stored wherever your CRM runs.',
      },
      {
        question: 'Can we begin with just one connection?',
        answer: 'Please do. One that works is worth more than four half-finished ones.',
      },
      {
        question: 'Who keeps control of the access?',
        answer:
          'Your engineers: they create it and can block it. We tell you beforehand which permissions it needs, and why.',
      },
    ],
  },
  related: {
    title: 'Also worth connecting',
    product: { title: 'Add-ons', text: 'Appointments and payments move data as well.' },
    useCase: { title: 'Online shop', text: 'Looking up stock and delivery mid-conversation.' },
  },
  next: {
    title: 'Tell us the system and the purpose.',
    text: 'The product, its version and one sentence on the job will do. We’ll tell you whether it can be done and what it takes.',
    button: 'Have a system checked',
  },
};
