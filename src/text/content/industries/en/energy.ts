import type { IndustryText } from '../schema.ts';

export const energy: IndustryText = {
  meta: {
    name: 'Energy suppliers',
    title: 'Chatbot for energy suppliers: moves, meters | {brand}',
    headline: 'I’m moving out. Who reads the meter?',
    description:
      'Moving house, meter readings and instalments: the AI chatbot first checks who is asking, then talks about the account. Your team keeps the hard cases.',
  },
  headline: '‘I’m moving out. Who reads the meter now?’',
  lead: 'Moves, readings, instalments: three matters keep a supplier’s lines busy. The assistant deals with them, and says nothing about an account until it knows whose it is.',
  opening: {
    question: 'Why has my instalment gone up?',
    answer: 'I can explain how instalments work right away. For yours, I need to check who you are.',
    replies: ['How it works', 'My account'],
  },
  data: {
    title: 'Identity first, account second.',
    lead: 'Anybody may ask a general question. Once a contract comes up, the assistant wants two details only its holder knows, and then shows no more than the question requires.',
    rows: [
      {
        what: 'Contract number, date of birth',
        why: 'proof before anything is disclosed',
        where: 'compared in your billing system',
      },
      { what: 'Meter number and reading', why: 'the figure on the day', where: 'reported to billing' },
      { what: 'New address, handover date', why: 'closing and opening the supply', where: 'a case for the moves team' },
      { what: 'Bank details', why: 'not accepted in chat', where: 'customer portal only' },
    ],
  },
  talk: {
    title: 'Moved out on Saturday, reported on Sunday.',
    lead: 'A tenant stands in an empty hallway holding the checkout report. Your office opens tomorrow, but the number on the meter is right today.',
    scene: 'Sunday, 5.05 pm, web chat on a phone',
    visitor: 'Customer',
    team: 'Customer centre',
    turns: [
      { message: { from: 'visitor', text: 'I moved out yesterday. I want to end my electricity.' } },
      {
        message: {
          from: 'assistant',
          text: 'I can note that. I’m an AI assistant, and I first need your contract number and date of birth.',
          source: 'Process › Moving out',
        },
        comment: 'Until this is done, not a word about the contract.',
      },
      { message: { from: 'visitor', text: '5520\u00A0318, 4 May 1987. Reading is 18,402.' } },
      {
        message: {
          from: 'assistant',
          text: 'Thank you, those match. Meter ending in 771, 18,402 on 14 November. Is that correct?',
        },
        comment: 'Reads the figure back, and shows only the last digits of the meter.',
      },
      { message: { from: 'visitor', text: 'Yes. Do I get any of my instalments back?' } },
      {
        message: {
          from: 'assistant',
          text: 'Your final bill will show that. I can’t predict the amount. Where should we send it?',
          source: 'Help › Final bill',
        },
        comment: 'It does not forecast money that has yet to be calculated.',
      },
      { message: { from: 'visitor', text: 'I won’t know the new address until next week.' } },
      {
        message: {
          from: 'team',
          text: 'Hello, customer centre here. Your move is booked. Send us the address whenever you have it.',
        },
        comment: 'Monday morning: the loose end now belongs to somebody.',
      },
    ],
  },
  tasks: {
    title: 'Volume on one side, hardship on the other.',
    assistant: [
      'Recording moves in and out, with the date and the reading',
      'Spotting a reading that jumps, and asking again',
      'Explaining what an instalment is made of',
      'Giving the network operator’s number at once in a power cut',
    ],
    people: [
      'Payment plans and the threat of being cut off',
      'Disputed estimates and corrected bills',
      'Bereavement, separation and other changes that weigh on people',
    ],
  },
  start: {
    title: 'Get ready before the annual reading.',
    lead: 'Set up in autumn and the assistant has found its feet by New Year. From you it takes three things.',
    items: [
      {
        title: 'Your identity rule',
        text: 'Which details unlock which answer? Your data protection officer signs it off.',
      },
      { title: 'The route of a reading', text: 'Interface, file or mailbox: the assistant adapts to what you have.' },
      { title: 'How you explain an instalment', text: 'In the words of whoever does it best on the phone.' },
    ],
    button: 'Plan for the meter readings',
  },
  connections: {
    title: 'Wired to billing and the customer portal.',
    items: [
      { title: 'Billing system', text: 'confirms who is asking and accepts readings.' },
      { title: 'Customer portal', text: 'remains the place for bank details and contracts; chat points there.' },
      { title: 'Helpdesk', text: 'gathers the moves for which something is still missing.' },
    ],
  },
  fit: {
    title: 'Worth a look',
    items: [
      {
        page: 'products/builder',
        label: 'Chatbot builder',
        text: 'Assemble a process such as moving out, without code.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Customer service',
        text: 'Work through support requests before the lines fill up.',
      },
    ],
  },
};
