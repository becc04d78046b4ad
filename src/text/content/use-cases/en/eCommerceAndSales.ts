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
    title: 'People ask before they buy.',
    lead: 'Will it fit, is it in stock, will it be here in time? If you run the shop or the sales office, you know all three. This is how you teach the assistant to answer them without guessing.',
    chat: {
      label: 'Example: a question about a spare battery just before buying',
      messages: [
        { from: 'visitor', text: 'Does this battery work with the old charger?' },
        {
          from: 'assistant',
          text: 'With chargers from series 3 onwards. The number is on the plate underneath. What does yours say?',
          source: 'Accessories › Batteries and chargers',
        },
        { from: 'visitor', text: 'CH-2' },
        { from: 'assistant', text: 'Then I’m afraid it won’t fit. Shall I show you the battery made for series 2?' },
      ],
      replies: ['Show the right one', 'Change the charger'],
    },
  },
  contents: 'Three flows on this page',
  parts: [
    {
      id: 'e-commerce',
      name: 'Online shop',
      title: 'Online shop: size, stock, delivery',
      lead: 'In a shop you ask the person by the shelf. Online there is nobody standing there, which is why some baskets are never paid for.',
      steps: [
        {
          title: 'Connect the shop system',
          text: 'Stock, price and delivery time are fetched afresh for each question. ‘Usually in stock’ has no place in a knowledge base.',
        },
        {
          title: 'Put fit and size into words',
          text: 'Write down what your team says on the phone: runs narrow, shrinks in the wash, needs 4\u00A0cm of air behind it. Such sentences do more than a size chart.',
        },
        {
          title: 'Explain returns up front',
          text: 'Period, procedure and cost belong in one answer. People who know they may send it back order with an easier mind.',
        },
        {
          title: 'Rework it after the first week',
          text: 'Read every question the assistant could not answer. Each one points at a gap on a product page.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: advice on a dining table',
          messages: [
            { from: 'visitor', text: 'Can eight people sit round it?' },
            {
              from: 'assistant',
              text: 'Round the 220\u00A0cm version, yes. The 180\u00A0cm one seats six in comfort.',
              source: 'Tables › Elm range',
            },
            { from: 'visitor', text: 'When could I have the big one?' },
            { from: 'assistant', text: 'Oiled oak is in stock and would come next week. Walnut is made to order.' },
          ],
          replies: ['See the oak', 'Order a sample', 'Talk to someone'],
        },
      },
    },
    {
      id: 'vertriebsunterstuetzung',
      name: 'Sales support',
      title: 'Sales support: walk in prepared',
      lead: 'The assistant does not replace a sales conversation. It spares your people from opening with ‘So what is this about?’',
      steps: [
        {
          title: 'Agree what makes a good enquiry',
          text: 'Spend an hour with the sales team. Quantity, timing, place of use: what has to be known for a call back to be worth making?',
        },
        {
          title: 'Turn that into a branch',
          text: 'Private buyers go to the shop, dealers to their account manager, projects to a specialist. In the builder this is one block with three exits.',
        },
        {
          title: 'Distribute by region and language',
          text: 'A postcode or a country is usually enough. When nobody is in, the assistant arranges a call and names the real day.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Example: enquiries sorted by region, and the conversation behind one of them',
          listTitle: 'Sales, South',
          items: [
            { title: 'Warehouse lighting', detail: '1,200\u00A0m² · by autumn', badge: 'new' },
            { title: 'Repeat order', detail: 'passed to the office' },
            { title: 'Dealer enquiry', detail: 'partner manager' },
          ],
          note: 'What has been said is in the record. The call back comes straight to the point.',
          chatTitle: 'First questions',
          messages: [
            { from: 'visitor', text: 'We want to move a warehouse to LED lighting.' },
            { from: 'assistant', text: 'Happy to help. How large is it, and how high are the lamps?' },
            { from: 'visitor', text: '1,200\u00A0m², seven metres.' },
            { from: 'assistant', text: 'Our specialists will plan that with you. When should the lights be on?' },
          ],
        },
      },
    },
    {
      id: 'vertrieb-promotion',
      name: 'Sales promotion',
      title: 'Sales promotion: an offer that fits the question',
      lead: 'A banner is seen by everybody, including those it does not concern. In conversation you mention an offer where it is of use.',
      steps: [
        {
          title: 'Conditions first, copy second',
          text: 'Dates, items, exceptions: the assistant must be able to answer any question about the offer, or it will land on your desk.',
        },
        {
          title: 'Tie it to a topic',
          text: 'Someone who asks about winter tyres hears about storage. Someone who asks about an invoice hears about the invoice.',
        },
        {
          title: 'Give it an end',
          text: 'With an end date the offer drops out of the answers by itself. Check once on the day after.',
        },
        {
          title: 'Take payment right after the yes',
          text: 'With the payment add-on the assistant leads from a yes to the payment page. Card numbers never belong in a chat.',
        },
      ],
      picture: {
        kind: 'builder',
        words: {
          label: 'Builder with a flow for an offer: only fitting topics lead to it',
          title: 'Tyre storage offer',
          status: 'until 30 November',
          palette: ['Topic', 'Message', 'Offer', 'Payment'],
          steps: [
            { kind: 'Topic', text: 'Winter tyres' },
            { kind: 'Message', text: 'Answer the question first' },
          ],
          branches: [
            { when: 'Change booked', kind: 'Offer', text: 'Storage' },
            { when: 'Otherwise', kind: 'End', text: 'No mention' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Three figures on shop and sales',
    lead: 'We show them without interpretation for as long as their meaning and origin are open.',
  },
  limits: {
    title: 'What you should decide yourselves',
    items: [
      {
        title: 'Haggling',
        text: 'The assistant quotes list prices and takes note of wishes. Discounts come from a person who knows the margin.',
      },
      {
        title: 'Goodwill',
        text: 'Whether a scratch is a defect can be seen in a photo, not in a rule book. Such cases go to your team.',
      },
      {
        title: 'Scarcity',
        text: 'It says ‘only two left’ when the shop system reports two. Please do not build in pressure without a reason.',
      },
    ],
  },
};
