import type { UseCase } from '../schema.ts';

export const eCommerceAndSales: UseCase = {
  meta: {
    name: 'E-commerce and sales',
    title: 'Set up a chatbot for your shop and sales | {brand}',
    headline: 'Advice before the basket is abandoned.',
    description:
      'Advice in your online shop, sorted enquiries for your sales team and offers that fit the question: three chat flows with steps, samples and limits.',
  },
  hero: {
    question: '‘Does this battery work with my old charger?’',
    title: 'People ask before they buy.',
    lead: 'Does it fit, is it in stock, will it get here in time? If you run the shop or the sales office, you’ve heard all three. Here’s how to have an assistant answer them from your data. Bring your three most common questions to a demo, and watch us build a chatbot from them.',
    chat: {
      label: 'Example: a question about a spare battery just before buying',
      messages: [
        { from: 'assistant', text: 'Hello, I’m the shop’s AI assistant. What are you looking for?' },
        { from: 'visitor', text: 'Does this battery work with my old charger?' },
        {
          from: 'assistant',
          text: 'It works with chargers from series 3 onwards. What does the plate underneath yours say?',
          source: 'Accessories › Batteries and chargers',
        },
        { from: 'visitor', text: 'CH-2' },
        { from: 'assistant', text: 'Then I’m afraid it won’t fit. Shall I show you the battery made for series 2?' },
      ],
      replies: ['Show the right one', 'Talk to someone'],
    },
  },
  contents: 'Three flows on this page',
  parts: [
    {
      id: 'e-commerce',
      name: 'Online shop',
      title: 'Online shop: size, stock, delivery',
      lead: 'In a shop you ask somebody on the shop floor. Online there often isn’t anybody, and some baskets never reach the till.',
      steps: [
        {
          title: 'Connect your online shop',
          text: 'Stock, price and delivery times should come from your online shop. Before we quote, we check which connection is ready for yours. Until it’s connected, the assistant shouldn’t say anything about stock.',
        },
        {
          title: 'Say how things really fit',
          text: 'Write down what your team tells people: comes up small, shrinks in the wash, needs 4\u00A0cm of air behind it.',
        },
        {
          title: 'Explain returns before anyone asks',
          text: 'Start with the legal 14-day right to cancel and its exceptions. Then say what you offer on top, how to send things back and who pays.',
        },
        {
          title: 'Fill the gaps after week one',
          text: 'Read every conversation where the assistant had no answer. Each marks a gap on a product page.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: advice on a dining table',
          messages: [
            { from: 'assistant', text: 'Hello, I’m the shop’s AI assistant for tables.' },
            { from: 'visitor', text: 'Can eight sit round the Elm?' },
            {
              from: 'assistant',
              text: 'Round the 220\u00A0cm version, yes. The 180\u00A0cm one seats six in comfort.',
              source: 'Tables › Elm range',
            },
            { from: 'visitor', text: 'When could I have the big one?' },
            {
              from: 'assistant',
              text: 'Our online shop shows oiled oak in stock, delivery in five to seven working days. Walnut is made to order.',
            },
          ],
          replies: ['See the oak', 'Order a sample', 'Talk to someone'],
        },
      },
    },
    {
      id: 'vertriebsunterstuetzung',
      name: 'Sales support',
      title: 'Sales support: straight to the\u00A0point',
      lead: 'Your people do the selling. The assistant saves them from opening with ‘So, what’s this about?’',
      steps: [
        {
          title: 'Agree what makes a good enquiry',
          text: 'Quantity, timing, where it’ll be used: spend an hour with sales on what they need for a quote.',
        },
        {
          title: 'Turn that into a branch',
          text: 'Consumers go to the shop, trade buyers to their account manager, projects to a specialist. In the builder that’s one block with three exits.',
        },
        {
          title: 'Share enquiries out by topic and language',
          text: 'Live chat routes by topic, language and workload; before we quote, we check whether it can go by region too. For hours without staff, build a separate path: the assistant takes the details and gives the reply time you’ve written into it.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Example: enquiries sorted by topic, and the conversation behind one of them',
          listTitle: 'Sales, lighting',
          items: [
            { title: 'Warehouse lighting', detail: '1,200\u00A0m² · by autumn', badge: 'new', state: 'person' },
            { title: 'Repeat order', detail: 'passed to the office', state: 'team' },
            { title: 'Trade enquiry', detail: 'account manager', state: 'team' },
          ],
          note: 'The specialist has the whole conversation and can get straight to it.',
          chatTitle: 'First questions',
          messages: [
            { from: 'assistant', text: 'Hello, I’m an AI assistant. What are you planning?' },
            { from: 'visitor', text: 'We want to move a warehouse to LED lighting.' },
            { from: 'assistant', text: 'Happy to help. What’s the floor area, and how high up are the fittings?' },
            { from: 'visitor', text: '1,200\u00A0m², seven metres.' },
            {
              from: 'assistant',
              text: 'Our specialists will plan that and email you a quote. When do you need the lights, and which email address may we use? Our chat provider and the company behind its AI handle the address for us.',
            },
          ],
        },
      },
    },
    {
      id: 'vertrieb-promotion',
      name: 'Sales promotion',
      title: 'Sales promotion: an\u00A0offer that fits the\u00A0question',
      lead: 'A banner goes to everybody. In a conversation, the offer comes up where it helps.',
      steps: [
        {
          title: 'Conditions first, copy second',
          text: 'Dates, items, exceptions: if the assistant can’t answer a question about the offer, it’ll land on your desk.',
        },
        {
          title: 'Tie it to a topic',
          text: 'Ask about garden furniture, and you hear: covers half price with any set until 31 October. Ask about an invoice, and you hear about the invoice.',
        },
        {
          title: 'Put the end date in your diary',
          text: 'Note who takes the offer out of the flow and the knowledge base. Next morning, ask the assistant about it.',
        },
        {
          title: 'Lead to payment',
          text: 'Let the chat take consumers to your checkout: that’s the place for the total, the terms, the right to cancel and a button that clearly means paying. If the chat is to show an amount and open a payment page, you’ll need the payment add-on, priced in your quote. Card numbers have no place in the chat.',
        },
      ],
      picture: {
        kind: 'builder',
        words: {
          label: 'Builder with a flow for an offer: only people it suits are shown it',
          title: 'Winter cover offer',
          status: 'Example',
          steps: [
            { kind: 'Branch', text: 'Garden furniture?' },
            { kind: 'Knowledge base', text: 'Answer the question first' },
          ],
          branches: [
            { when: 'Wants a set', kind: 'Message', text: 'Winter cover offer' },
            { when: 'Otherwise', kind: 'Choice', text: 'Anything else?' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Three figures, still without a label',
    lead: 'What each measures, for whom and over what period will be given here before launch. For a decision, count in your own shop: how many questions come before an order, and how many end in an enquiry.',
  },
  limits: {
    title: 'Decisions to keep for yourself',
    items: [
      {
        title: 'Faults and goodwill',
        text: 'Your team judges whether a scratch is a fault. If it is, the law says what follows; anything beyond that is goodwill.',
      },
      {
        title: 'Scarcity',
        text: '‘Only two left’ belongs only where it’s true. In the UK and the EU, a false ‘today only’ is banned outright, and a false claim about stock can be an unfair commercial practice.',
      },
      {
        title: 'Talking someone out of it',
        text: 'If something doesn’t fit, the assistant should say so every time. What it suggests instead is up to you.',
      },
    ],
  },
};
