import type { IndustryText } from '../schema.ts';

export const retail: IndustryText = {
  meta: {
    name: 'Retail',
    title: 'Retail chatbot: parcels, stock and returns | {brand}',
    headline: '‘Where’s my parcel?’ asks everyone at\u00A0once.',
    description:
      'The AI chatbot looks up parcels, stock and returns in your shop system. Anything that calls for goodwill reaches your team with the whole conversation.',
  },
  headline: '‘Where’s my parcel?’ asks everyone at\u00A0once.',
  lead: 'The week before a holiday brings one question a thousand times over. The assistant checks your shop system and answers, while your people pack, advise and sort out the odd ones.',
  opening: {
    question: 'Will my order get here before Christmas?',
    answer: 'Let me look. I’m an AI assistant. What is your order number?',
    replies: ['Type the number', 'I’ve lost it', 'Ask a person'],
  },
  talk: {
    title: 'Five days to go, and the present is late.',
    lead: 'A customer wants to know whether her order will arrive in time. The assistant says only what the carrier has said, then finds another way to get the gift under the tree.',
    scene: 'Sunday 20 December, 9.40 pm, web chat in the online shop',
    visitor: 'Customer',
    team: 'Branch',
    turns: [
      { message: { from: 'visitor', text: 'Order 88214. It’s a present, I’m getting nervous!' } },
      {
        message: {
          from: 'assistant',
          text: 'It reached the sorting centre today. Delivery is expected on Tuesday; the carrier has not guaranteed it.',
          source: 'Shop system › Shipment 88214',
        },
        comment: '‘Expected’ is not ‘guaranteed’, and the assistant says so.',
      },
      { message: { from: 'visitor', text: 'Not good enough. Do you have that games table in a shop near me?' } },
      {
        message: {
          from: 'assistant',
          text: 'The Market Street branch has two. Shall I ask them to hold one for you until Wednesday?',
          source: 'Stock › Branches',
        },
        comment: 'Stock is looked up there and then. No guessing.',
      },
      { message: { from: 'visitor', text: 'Yes please. But then I’ll end up with two.' } },
      {
        message: {
          from: 'assistant',
          text: 'You can send the late one back until 31 January. The branch will confirm the hold itself.',
          source: 'Help › Christmas returns',
        },
        comment: 'The deadline is the retailer’s own, taken from its help page.',
      },
      {
        message: {
          from: 'team',
          text: 'Morning! Market Street here. One table has your name on it until six on Wednesday.',
        },
        comment: 'Half past eight on Monday: a person keeps the promise only a person could make.',
      },
    ],
  },
  tasks: {
    title: 'What chat can settle, and what needs a shop floor.',
    assistant: [
      'Tracking a parcel and explaining what the status means',
      'Checking stock by size, colour and branch',
      'Registering a return and sending out the label',
      'Holiday opening hours, gift cards, ways to pay',
    ],
    people: [
      'Goodwill when somebody has just missed a deadline',
      'Advice that needs the thing in your hands',
      'Lost parcels and arguments with the carrier',
    ],
  },
  data: {
    title: 'An order number is nearly always enough.',
    lead: 'The assistant asks for as little as it can. Card details have no place in a chat, so it never requests them.',
    rows: [
      { what: 'Order number', why: 'finds the shipment and its items', where: 'a query to your shop system' },
      { what: 'Postcode', why: 'a second check before details are shown', where: 'compared, nothing more' },
      { what: 'Name and phone', why: 'to hold an item in store', where: 'the inbox of that branch' },
      {
        what: 'The conversation',
        why: 'so that your staff need not ask again',
        where: 'your dashboard, hosted in Germany',
      },
    ],
  },
  connections: {
    title: 'What it plugs into behind the counter.',
    items: [
      { title: 'Shop system', text: 'supplies orders and tracking, and takes in returns.' },
      { title: 'Stock control', text: 'knows what lies in the warehouse and in every branch.' },
      { title: 'Helpdesk', text: 'opens a ticket for each conversation that is handed over.' },
      { title: 'Email marketing', text: 'tells customers who asked when something sold out is back.' },
    ],
  },
  fit: {
    title: 'Read on',
    items: [
      {
        page: 'use-cases/e-commerce-and-sales',
        label: 'E-commerce and sales',
        text: 'Advice before the purchase, set up step by step.',
      },
      {
        page: 'products/integrations',
        label: 'Integrations',
        text: 'How a shop system is connected and what travels across.',
      },
      { page: 'products/live-chat', label: 'Live chat', text: 'For handing over to a branch or the service desk.' },
    ],
  },
  start: {
    title: 'Start before the rush, not in it.',
    lead: 'Three things carry the assistant through its first week. The questions it could not answer will tell you what comes next.',
    items: [
      { title: 'Access to your shop system', text: 'Read-only access to orders and stock will do for now.' },
      {
        title: 'Your returns policy as practised',
        text: 'Deadlines, exceptions and the Christmas rules your staff actually follow.',
      },
      { title: 'A hundred old messages', text: 'Last December’s inbox shows which questions are worth automating.' },
    ],
    button: 'Talk about your shop',
  },
};
