import type { ProductText } from '../schema.ts';

export const integrations: ProductText = {
  meta: {
    name: 'Integrations',
    title: 'Integrations: CRM, shop, helpdesk, email | {brand}',
    headline: 'What flows, which way, and who gets to see it.',
    description:
      'Kinds of connection to CRM, email marketing, shops and helpdesks, plus webhooks and an API: what data flows where, and what we check before we quote.',
  },
  hero: {
    title: 'What flows, which way, and who sees it.',
    lead: 'The assistant works with CRM, email marketing, shop systems and helpdesks. These are kinds of connection and their data flows; before we quote, we check which is ready for your system.',
  },
  picture: {
    kind: 'inbox',
    words: {
      label:
        'Example: the assistant reads stock from the shop system and then opens a helpdesk ticket; the systems involved are listed beside it',
      listTitle: 'Connected systems',
      items: [
        { title: 'Shop system', detail: 'stock read' },
        { title: 'Helpdesk', detail: 'ticket opened', badge: 'new' },
        { title: 'CRM', detail: 'not involved' },
      ],
      note: 'It reads what was asked for, and asks before it writes.',
      chatTitle: 'Rain jacket, size 12',
      messages: [
        { from: 'assistant', text: 'Hi, I’m an AI assistant. What are you after?' },
        { from: 'visitor', text: 'Is the rain jacket still in stock in a 12?' },
        { from: 'assistant', text: 'Yes, as of 10.15\u00A0am.', source: 'Shop system' },
        { from: 'visitor', text: 'Great. The zip on my old one has jammed.' },
        { from: 'assistant', text: 'Our service team should see that. May I put your details into a ticket?' },
        { from: 'visitor', text: 'Please do.' },
      ],
    },
  },
  how: {
    title: 'How a connection comes about.',
    lead: 'Two questions come before any technology: which data do you really need, and who signs it off?',
    steps: [
      {
        title: 'Name the purpose',
        text: 'One sentence will do: ‘The chatbot should say whether an item is in stock.’ Anything that purpose doesn’t need stays out.',
      },
      {
        title: 'Have it checked',
        text: 'You name system and version. We tell you whether the connection exists, needs setting up or has to be built.',
      },
      {
        title: 'Set up access and fields',
        text: 'Your engineers create the access. Data protection has a say in which detail belongs in which field.',
      },
      {
        title: 'Rehearse a failure',
        text: 'What should the chatbot say when the system is silent? Write that sentence, and test it before you launch.',
      },
    ],
  },
  details: {
    title: 'The kinds of connection.',
    lead: 'With sample data flows. We name a product only once a connection to it has been tried.',
    entries: [
      {
        title: 'CRM',
        text: 'A conversation should become a contact with a request attached, without anybody retyping it.',
        facts: [
          { name: 'To the system', text: 'name, how to reach them, request, where it came from' },
          { name: 'To the chatbot', text: 'the person or team in charge' },
          { name: 'You set up', text: 'access, field mapping, a rule for duplicates' },
          { name: 'Personal data', text: 'yes: contact details and what was asked' },
        ],
      },
      {
        title: 'Email marketing',
        text: 'Newsletter sign-ups from the chat should land on the proper list.',
        facts: [
          { name: 'To the system', text: 'email address, language, proof of consent' },
          { name: 'To the chatbot', text: 'only that the sign-up was accepted' },
          { name: 'You set up', text: 'the list, double opt-in, the wording of the consent' },
          { name: 'Personal data', text: 'yes: an address and the time of consent' },
        ],
      },
      {
        title: 'Shop systems',
        text: 'Stock and delivery times should be looked up, not guessed.',
        facts: [
          { name: 'To the system', text: 'item number, or order number and a second detail' },
          { name: 'To the chatbot', text: 'items, stock, price, order status' },
          { name: 'You set up', text: 'read access, the second detail, which item fields to use' },
          { name: 'Personal data', text: 'with orders yes, with items no' },
        ],
      },
      {
        title: 'Helpdesk',
        text: 'Whatever stays open should become a ticket that already holds the history.',
        facts: [
          { name: 'To the system', text: 'request, history, language, how to reach them' },
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
          { name: 'To the chatbot', text: 'confirmation of receipt, nothing else' },
          { name: 'You set up', text: 'target address, events, a check of the sender' },
          { name: 'Personal data', text: 'depends on your selection' },
        ],
      },
      {
        title: 'Custom API integration',
        text: 'For specialist systems and in-house software that nobody else has.',
        facts: [
          { name: 'Direction', text: 'both, as described together beforehand' },
          { name: 'You set up', text: 'scope and responsibilities, agreed with your engineers' },
          { name: 'Personal data', text: 'recorded field by field before it is built' },
          { name: 'Price plan', text: '{enterpriseName}' },
        ],
      },
    ],
  },
  limits: {
    title: 'What a connection doesn’t cure.',
    lead: 'It makes data reachable. It doesn’t make data better.',
    items: [
      'If the shop system holds a wrong stock figure, the chatbot will quote the wrong figure.',
      'Orders, cancellations, refunds: don’t take it for granted that the chatbot can trigger them.',
      'Not every version of every product can be connected. We promise nothing before a check.',
      'Once data sits in your system, your deletion periods apply there.',
    ],
  },
  plans: {
    title: 'One line separates the plans.',
    text: 'Connections to CRM, email marketing, shop and helpdesk aren’t tied to a plan; what it costs to set one up is in your quote. The custom API integration comes with {enterpriseName} alone.',
  },
  questions: {
    title: 'For IT and data protection.',
    items: [
      {
        question: 'Where does the data sit during a conversation?',
        answer:
          'On the platform, which is hosted in Germany. If a language model words the answer, the question and the matching passages go to its operator; for each connection we settle whether facts from your system do too. Anything passed to your CRM sits wherever your CRM runs.',
      },
      {
        question: 'Can we begin with just one?',
        answer: 'We recommend it. One that runs well does more for you than four half-finished ones.',
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
    title: 'Name a system and a purpose.',
    text: 'Product, version, and a sentence on what the chatbot should do with it. You’ll hear whether it can be done and what it takes.',
    button: 'Have a system checked',
  },
};
