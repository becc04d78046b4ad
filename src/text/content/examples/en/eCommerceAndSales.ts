import type { Examples } from '../schema.ts';

export const eCommerceAndSales: Examples = {
  meta: {
    name: 'Examples: e-commerce and sales',
    title: 'Six dialogues from shop and sales | {brand}',
    headline: 'How advice sounds in a chat.',
    description:
      'Sizing, delivery dates, returns, a project enquiry, an offer and a repeat order: six complete dialogues from shop and sales, with comments.',
  },
  hero: {
    title: 'How advice sounds without a\u00A0counter.',
    lead: 'Six dialogues between product page and order. They do not all end in a purchase, and that is intended: an order advised against is one parcel fewer coming back.',
  },
  dialogues: [
    {
      id: 'groesse',
      name: 'Sizing',
      title: 'Between two sizes',
      situation: 'An online shop for workwear, on the page of a pair of dungarees.',
      speakers: { visitor: 'Customer' },
      talk: [
        { message: { from: 'visitor', text: 'I’m between a 36 and a 38, which one?' } },
        {
          message: {
            from: 'assistant',
            text: 'Do you wear anything underneath, in winter for instance? With this cut it depends on that.',
            source: 'Sizes › Dungarees',
          },
          comment: 'Asks about use, not about inches.',
        },
        { message: { from: 'visitor', text: 'Thermals, mostly.' } },
        {
          message: {
            from: 'assistant',
            text: 'Then 38. The straps take care of the length, and the waist leaves room for a second layer.',
          },
          comment: 'Gives the reason, so the advice can be judged.',
        },
        { message: { from: 'visitor', text: 'Got it in grey?' } },
        {
          message: { from: 'assistant', text: 'Grey in 38: four in stock. Navy in 38 arrives next week.' },
          comment: 'Stock straight from the shop system.',
        },
        { message: { from: 'visitor', text: 'I’ll have it.' } },
        { message: { from: 'assistant', text: 'It’s in your basket. You pay at the checkout as usual.' } },
      ],
    },
    {
      id: 'lieferzeit',
      name: 'Delivery',
      title: 'A present with a deadline',
      situation: 'A toy shop, four days before a birthday.',
      speakers: { visitor: 'Customer' },
      talk: [
        { message: { from: 'visitor', text: 'Will the pirate ship get here by Friday?' } },
        {
          message: {
            from: 'assistant',
            text: 'It’s in the warehouse and would leave today. Delivery normally takes two to three working days: Thursday or Friday.',
            source: 'Delivery › Times',
          },
          comment: 'Shows the sums and does not say ‘of course’.',
        },
        { message: { from: 'visitor', text: 'So it’s not certain?' } },
        {
          message: {
            from: 'assistant',
            text: 'No, I can’t promise Friday. Collecting is safer: our Market Street shop has two.',
          },
          comment: 'An honest no, and a second way.',
        },
        { message: { from: 'visitor', text: 'Collection, then.' } },
        {
          message: { from: 'assistant', text: 'I’ll keep one until 6\u00A0pm tomorrow. Will a collection number do?' },
        },
        { message: { from: 'visitor', text: 'A number’s fine.' } },
        { message: { from: 'assistant', text: 'Reserved. Just say P-118 at the till, no name needed.' } },
      ],
    },
    {
      id: 'rueckgabe',
      name: 'A return',
      title: 'Sending it back without excuses',
      situation: 'A shoe retailer, the day after delivery.',
      speakers: { visitor: 'Customer' },
      talk: [
        { message: { from: 'visitor', text: 'These boots are too tight across the instep.' } },
        {
          message: {
            from: 'assistant',
            text: 'What a pity. You may return or exchange them if the soles haven’t been outdoors. Which would you like?',
            source: 'Returns › How it works',
          },
          comment: 'Condition and offer stand side by side.',
        },
        { message: { from: 'visitor', text: 'Exchange. Do you have them wider?' } },
        {
          message: {
            from: 'assistant',
            text: 'Not in this style. ‘Skye’ has the same shaft and more room there. Shall I show you?',
          },
          comment: 'Admits that there is none.',
        },
        { message: { from: 'visitor', text: 'Go on. Must I send these back first?' } },
        {
          message: {
            from: 'assistant',
            text: 'No need. Order Skye, then put the old pair in the same box with the returns label.',
          },
        },
        { message: { from: 'visitor', text: 'Perfect.' } },
      ],
    },
    {
      id: 'projekt',
      name: 'A project',
      title: 'From question to\u00A0project',
      situation: 'A maker of external blinds. An architect writes in the morning.',
      speakers: { visitor: 'Architect', team: 'Northern team' },
      talk: [
        { message: { from: 'visitor', text: 'Do you have blinds for a façade with 80 windows?' } },
        {
          message: {
            from: 'assistant',
            text: 'We do. Projects of that size have a named contact per region. Where are you building?',
          },
          comment: 'The quantity tells it that the shop is the wrong place.',
        },
        { message: { from: 'visitor', text: 'Leeds. It’s out to tender.' } },
        {
          message: {
            from: 'assistant',
            text: 'When do you need documents, and would specification texts do for a start?',
          },
        },
        { message: { from: 'visitor', text: 'Texts by tomorrow would be great.' } },
        {
          message: {
            from: 'assistant',
            text: 'Here they are for both systems. Wind loads and prices are for our northern team to discuss with you.',
            source: 'Planning › Specifications',
          },
          comment: 'Hands over at once what is public, and keeps the rest for people.',
        },
        {
          message: {
            from: 'team',
            text: 'Hello, northern team here. I have your 80 windows in Leeds in front of me. Would 3\u00A0pm suit for ten minutes?',
          },
          comment: 'Comes straight to the point: number and place need no repeating.',
        },
        { message: { from: 'visitor', text: 'It would.' } },
      ],
    },
    {
      id: 'aktion',
      name: 'An offer',
      title: 'A discount that does not apply',
      situation: 'An electrical retailer with an offer on coffee machines. The customer ordered earlier.',
      speakers: { visitor: 'Customer', team: 'Sales' },
      talk: [
        { message: { from: 'visitor', text: 'Does the offer apply to my order from last week?' } },
        {
          message: {
            from: 'assistant',
            text: 'I’m afraid not: it covers orders from the 1st of this month.',
            source: 'Offers › Conditions',
          },
          comment: 'A plain answer, and the place where it is written.',
        },
        { message: { from: 'visitor', text: 'That’s annoying. Is there nothing you can do?' } },
        {
          message: { from: 'assistant', text: 'I understand. Exceptions are up to the sales team. Shall I ask them?' },
          comment: 'Neither a promise nor a brush-off.',
        },
        { message: { from: 'visitor', text: 'Please.' } },
        {
          message: {
            from: 'team',
            text: 'Hello, sales here. I can’t apply it afterwards, but I’ll gladly add a pack of descaler.',
          },
          comment: 'Goodwill comes from a person who answers for it.',
        },
        { message: { from: 'visitor', text: 'That’s kind, thanks.' } },
      ],
    },
    {
      id: 'nachbestellung',
      name: 'A repeat order',
      title: 'The same again as in March',
      situation: 'A packaging wholesaler; a regular customer writes while signed in to her account.',
      speakers: { visitor: 'Regular customer' },
      talk: [
        { message: { from: 'visitor', text: 'Same boxes as in March again please.' } },
        {
          message: {
            from: 'assistant',
            text: 'In March you had 600 of the folding box 400. The unit price has changed since; here is the new one.',
            source: 'Account › Orders',
          },
          comment: 'Points to the price before anything is ordered.',
        },
        { message: { from: 'visitor', text: 'OK. Could I make it 800?' } },
        {
          message: {
            from: 'assistant',
            text: 'Yes, and from 750 the next price break applies. Deliver to gate\u00A02 again?',
          },
          comment: 'Calculates in her favour and asks about what might have changed.',
        },
        { message: { from: 'visitor', text: 'Gate 2, yes.' } },
        {
          message: {
            from: 'assistant',
            text: 'Your order is prepared. It becomes binding when you press ‘Order’ in your account.',
          },
          comment: 'The binding click stays with the customer.',
        },
      ],
    },
  ],
};
