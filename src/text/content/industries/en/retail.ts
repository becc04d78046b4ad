import type { IndustryText } from '../schema.ts';

export const retail: IndustryText = {
  meta: {
    name: 'Retail',
    title: 'Retail chatbot: delivery and returns | {brand}',
    headline: '‘Where’s my parcel?’ And it’s only 9\u00A0am.',
    description:
      'Delivery dates, returns, opening hours: an AI chatbot answers from your own knowledge base, shows its source and hands the rest to your team.',
  },
  question: '‘Where’s my parcel?’',
  headline: 'And it’s only 9\u00A0am.',
  lead: 'Before Christmas your team gets one question on repeat. The assistant answers it from your delivery and returns pages and shows where it looked. If somebody needs to open the order, it hands over the whole conversation.',
  talk: {
    title: 'Four sleeps to go, and the present’s in the post.',
    lead: 'The assistant knows the rules. The shop knows its stockroom.',
    scene: { time: '9\u00A0am', day: 'Monday 21 December', place: 'Web chat in the online shop' },
    visitor: 'Customer',
    team: 'Leeds shop',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Morning! I’m the shop’s AI assistant. Ask me about delivery, returns or opening hours.',
        },
      },
      {
        message: { from: 'visitor', text: 'ordered a doll’s house for my niece on Thursday. will it make it??' },
      },
      {
        message: {
          from: 'assistant',
          text: 'It should: orders placed by noon on Friday are due by the 23rd. I can’t see yours, so I can’t promise.',
          source: 'Delivery › Christmas dates',
        },
        comment: 'The rule, and where it stops.',
      },
      { message: { from: 'visitor', text: 'bit risky. got one in the Leeds shop? tho then I might end up with two' } },
      {
        message: {
          from: 'assistant',
          text: 'You can cancel the online order, no reason needed, until 14\u00A0days after it arrives; the page below covers refunds and postage. Christmas returns are open until 31\u00A0January. The Leeds shop can look, and would see this chat; our privacy notice says who processes it for us. Shall I pass it on?',
          source: 'Returns › Your right to cancel',
        },
        comment: 'The legal right first, then the shop’s own extra.',
      },
      { message: { from: 'visitor', text: 'yes pls' } },
      {
        message: {
          from: 'team',
          text: 'Hello from Leeds. Two left in the stockroom! I’ll keep one for you till 6\u00A0pm on Wednesday. Just say L-21 at the till.',
        },
        comment: 'A person has looked, so a person can promise.',
      },
    ],
  },
  tasks: {
    title: 'What a chat can settle, and what needs the shop floor.',
    assistant: [
      'Order deadlines, delivery times, postage',
      'How to cancel or return, step by step',
      'Sizes, fabrics and care, from your product pages',
      'Bank holiday hours, gift cards, ways to pay',
    ],
    people: [
      'Looking up somebody’s order, unless your shop is connected for it',
      'Bending the rules for a customer who’s a day late',
      'Lost parcels and rows with the courier',
    ],
  },
  data: {
    title: 'Most of the time, the question will do.',
    lead: 'Nobody has to give a name to hear about delivery or returns. Card details have no place in a chat, so leave out any step that would ask for them.',
    rows: [
      {
        what: 'The question as typed',
        why: 'to find the right answer',
        where:
          'us and our hosting provider, on the platform in Germany; a language model’s provider too, if one writes the answer; your team, as their role allows',
      },
      {
        what: 'Order number, name, phone',
        why: 'after handover, to look up the order or ring back',
        where: 'as above, then the branch or service desk; your helpdesk, if connected',
      },
      {
        what: 'The conversation',
        why: 'so nobody has to ask twice',
        where: 'as above; the person who takes over reads it in the administration portal',
      },
    ],
  },
  connections: {
    title: 'What a retailer might connect.',
    items: [
      {
        title: 'Online shop',
        text: 'It could tell the assistant what’s in stock, lead times and perhaps order status. Before we quote, we find out what your system allows.',
      },
      {
        title: 'Helpdesk',
        text: 'If yours can be connected, a conversation your team takes over becomes a ticket. We check before we quote.',
      },
      {
        title: 'Email marketing',
        text: 'Newsletter sign-ups (an add-on, priced in your quote) count only once they’re confirmed by email.',
      },
    ],
  },
  fit: {
    title: 'Read on',
    items: [
      {
        page: 'use-cases/e-commerce-and-sales',
        label: 'E-commerce and sales',
        text: 'Setting up advice before the purchase.',
      },
      {
        page: 'products/integrations',
        label: 'Integrations',
        text: 'What can pass between the chat and your online shop.',
      },
      { page: 'products/live-chat', label: 'Live chat', text: 'Handing over to a branch or the service desk.' },
    ],
  },
  start: {
    title: 'Be ready before the rush.',
    lead: 'Send us last December’s three most common questions. We’ll reply by email with times for a demo, and you’ll see a chatbot being built to answer all three. Before you go live, have the points below ready too.',
    items: [
      {
        title: 'Your delivery dates',
        text: 'Order deadlines, delivery times, click and collect, with dates.',
      },
      {
        title: 'Your returns rules',
        text: 'The right to cancel, and anything you offer on top.',
      },
      {
        title: 'A hundred old messages',
        text: 'Without names, addresses or order numbers, they still show which questions to answer first.',
      },
    ],
    button: 'Send three questions',
  },
};
