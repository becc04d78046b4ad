import type { ProductText } from '../schema.ts';

export const integrations: ProductText = {
  meta: {
    name: 'Integrations',
    title: 'Integrations: CRM, shop, helpdesk, email | {brand}',
    headline: 'What flows, which way, and who gets to see it.',
    description:
      'Connections to CRM, email marketing, shop systems and helpdesks, plus webhooks and a custom API: what data flows in which direction and what you set up.',
  },
  hero: {
    title: 'What flows, which way, and who sees it.',
    lead: 'On its own a chatbot can talk. Connected to your systems it can look things up and write them down. Here is what each connection moves.',
  },
  picture: {
    kind: 'inbox',
    words: {
      label:
        'Example: a conversation reads from the shop system and later opens a helpdesk ticket; the systems involved are listed beside it',
      listTitle: 'Connected systems',
      items: [
        { title: 'Shop system', detail: 'status read: dispatched' },
        { title: 'Helpdesk', detail: 'ticket opened', badge: 'new' },
        { title: 'CRM', detail: 'not involved' },
      ],
      note: 'It reads only what was asked for, and writes only after a yes.',
      chatTitle: 'Order B-3107',
      messages: [
        { from: 'visitor', text: 'Where is order B-3107?' },
        { from: 'assistant', text: 'It was dispatched yesterday.', source: 'Shop system' },
        { from: 'visitor', text: 'It has just arrived and the box is open!' },
        { from: 'assistant', text: 'Our service team should see that. May I put your details into a ticket?' },
        { from: 'visitor', text: 'Please do.' },
      ],
    },
  },
  how: {
    title: 'How a connection comes about.',
    lead: 'Technology is rarely the hard part. The hard part comes first: what do we really need, and who signs it off?',
    steps: [
      {
        title: 'Name the purpose',
        text: 'One sentence will do: ‘The chatbot should give the delivery status.’ Anything that purpose does not need stays out.',
      },
      {
        title: 'Create access',
        text: 'Your system gets a separate account for the chatbot, with just the permissions the purpose calls for.',
      },
      {
        title: 'Map the fields',
        text: 'Which detail from the chat belongs in which field? The business side and data protection check that list together.',
      },
      {
        title: 'Rehearse failure',
        text: 'What does the chatbot say when the system is silent? That sentence is written and tested before launch, too.',
      },
    ],
  },
  details: {
    title: 'Every kind of connection.',
    lead: 'Sorted by kind rather than by maker. Whether your particular product works is something we check before making an offer.',
    entries: [
      {
        title: 'CRM',
        text: 'A conversation turns into a contact with a request attached, instead of a note on somebody’s desk.',
        facts: [
          { name: 'To the system', text: 'name, how to reach them, request, where it came from' },
          { name: 'To the chatbot', text: 'person in charge; the state of a case if you wish' },
          { name: 'You set up', text: 'access, field mapping, a rule for duplicates' },
          { name: 'Personal data', text: 'yes: contact details and what was asked' },
        ],
      },
      {
        title: 'Email marketing',
        text: 'Those who sign up for a newsletter in the chat end up on the proper list.',
        facts: [
          { name: 'To the system', text: 'email address, language, proof of consent' },
          { name: 'To the chatbot', text: 'whether the sign-up was confirmed' },
          { name: 'You set up', text: 'the list, double opt-in, the wording of the consent' },
          { name: 'Personal data', text: 'yes: an address and the time of consent' },
        ],
      },
      {
        title: 'Shop systems',
        text: 'Stock and delivery are looked up rather than guessed.',
        facts: [
          { name: 'To the system', text: 'order number and a second check, such as the postcode' },
          { name: 'To the chatbot', text: 'items, stock, price, order status' },
          { name: 'You set up', text: 'read access, the second check, which item fields to use' },
          { name: 'Personal data', text: 'with orders yes, with items no' },
        ],
      },
      {
        title: 'Helpdesk',
        text: 'Whatever stays open becomes a ticket that already holds everything said.',
        facts: [
          { name: 'To the system', text: 'request, history, language, how to reach them' },
          { name: 'To the chatbot', text: 'ticket number and status' },
          { name: 'You set up', text: 'queues, priorities, mandatory fields' },
          { name: 'Personal data', text: 'yes: a history may hold private matters' },
        ],
      },
      {
        title: 'Webhooks',
        text: 'The chatbot reports an event to an address of your choosing. What follows is up to your system.',
        facts: [
          { name: 'To the system', text: 'the event, with the details you selected' },
          { name: 'To the chatbot', text: 'nothing but confirmation of receipt' },
          { name: 'You set up', text: 'target address, events, a check of the sender' },
          { name: 'Personal data', text: 'depends on your selection' },
        ],
      },
      {
        title: 'Custom API integration',
        text: 'For specialist systems and software of your own that no ready connection covers.',
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
    title: 'What a connection does not cure.',
    lead: 'It makes data reachable. It does not make data better.',
    items: [
      'If the shop system holds a wrong stock figure, the chatbot will quote the wrong figure.',
      'When your system is down there is no answer. The chatbot says as much and does not guess.',
      'Not all products in all versions can be connected. We promise nothing before a check.',
      'As soon as data sits in your system, your deletion periods apply instead of ours.',
    ],
  },
  plans: {
    title: 'One line separates the plans.',
    text: 'Connections to CRM, email marketing, shop and helpdesk are not tied to a plan. The custom API integration alone is reserved for {enterpriseName}.',
  },
  questions: {
    title: 'From IT and data protection.',
    items: [
      {
        question: 'Where does the data sit during a conversation?',
        answer:
          'On the platform, which is hosted in Germany. Anything passed to your CRM or helpdesk is from then on wherever that system runs.',
      },
      {
        question: 'Can we begin with just one?',
        answer:
          'We recommend it. One that runs well is worth more than four half-finished ones, and it teaches you what the next will need.',
      },
      {
        question: 'Who creates the access?',
        answer:
          'Your engineers do, in your system, and they stay in control of it. We tell you beforehand which permissions are needed and what for.',
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
    text: 'Product, version, and a sentence on what the chatbot should do with it. You’ll hear whether it can be done and what it would take.',
    button: 'Have a connection checked',
  },
};
