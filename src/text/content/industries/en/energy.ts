import type { IndustryText } from '../schema.ts';

export const energy: IndustryText = {
  meta: {
    name: 'Energy suppliers',
    title: 'Chatbot for energy suppliers: moves and meters | {brand}',
    headline: 'I’m moving out. Who wants my meter reading?',
    description:
      'Moving home, meter readings, Direct Debits: the AI chatbot explains and takes the details. Anything about an account stays with your own team.',
  },
  question: '‘I’m moving out. Who\nreads my meter?’',
  headline: 'Customers ask on Sundays too, when nobody’s in the office.',
  lead: 'Moves, readings and Direct Debits keep a supplier’s phones ringing. The assistant explains, takes the details and hands over the whole conversation. Your team discusses the account, once they know who they’re talking to.',
  data: {
    title: 'The assistant can’t see an account.',
    lead: 'So a nosy neighbour with a name and house number won’t learn next door’s bill from it. Your team first checks who’s asking.',
    rows: [
      {
        what: 'The question as typed',
        why: 'to find the explanation',
        where:
          'our platform, hosted in Germany (us and our hosting provider); a language model’s provider too, if one writes the reply; your staff, as their role allows',
      },
      {
        what: 'Meter number and reading',
        why: 'to bill up to the moving date, and no further',
        where: 'as above, then billing',
      },
      {
        what: 'Moving date, new address, name, email',
        why: 'to close the account',
        where: 'as above, then customer services; your helpdesk, if connected',
      },
      {
        what: 'Bank details',
        why: 'not needed in a chat',
        where: 'your customer portal, as the greeting says; if typed here anyway, as for the question',
      },
    ],
  },
  talk: {
    title: 'Notice given on Sunday, weeks before the van comes.',
    lead: 'By Monday morning the message is waiting for your team, who can see what’s still missing.',
    scene: { time: '5.05\u00A0pm', day: 'Sunday 1 March', place: 'Web chat on a phone' },
    visitor: 'Customer',
    team: 'Customer services',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Hello, I’m an AI assistant. If you smell gas, get out and ring 0800\u00A0111\u00A0999 from outside; touch no switches, and open windows on your way. Please enter bank details in the portal, not here. How can I help?',
        },
      },
      { message: { from: 'visitor', text: 'moving end of march. I just tell you after we’ve gone, right?' } },
      {
        message: {
          from: 'assistant',
          text: 'Beforehand, please, or you may be billed for somebody else’s energy. Unless your meter sends readings by itself, read it on the day you leave. To close the account, customer services need your moving date, meter number, new address, name and email; they’ll ask you for the account number themselves. Our privacy notice says who processes these details for us. Shall I note them here, or would you rather ring?',
          source: 'Moving home › Leaving',
        },
        comment: 'Purpose, recipients and another way come before any details.',
      },
      {
        message: {
          from: 'visitor',
          text: 'here’s fine. 31 March, meter ends 771, Hughes, hughes@mail.example, address to follow. any money back?',
        },
      },
      {
        message: {
          from: 'assistant',
          text: 'Your final bill will show that, within six weeks of your move. We still need the new address and the whole meter number; add them here or in the portal. Customer services will read this after 8\u00A0am on Monday.',
          source: 'Billing › Final bill',
        },
        comment: 'It gives the deadline, but no figure.',
      },
      {
        message: {
          from: 'team',
          text: 'Good morning, customer services here. I’ve got your message. The new address and the whole meter number are still missing, and to find your account I need its number: just reply with all three.',
        },
        comment: 'Monday, by email: a person finds the account first.',
      },
    ],
  },
  tasks: {
    title: 'Routine on one side, hardship on the other.',
    assistant: [
      'Moves in and out, with the date and the meter number; your team checks the contract',
      'Which meter digits count, and how a monthly payment is worked out',
      'Emergency numbers first (Great Britain: 105 for power cuts, 0800\u00A0111\u00A0999 for a smell of gas)',
    ],
    people: [
      'Anything about an account',
      'Payment plans and the threat of disconnection',
      'Disputed estimates, corrected bills, complaints',
      'Bereavement and separation',
    ],
  },
  start: {
    title: 'Be ready for the next readings.',
    lead: 'Send us the three questions customers ask most about meter readings. We’ll reply with times for a demo, where you’ll watch us build a chatbot that answers them. Have the points below ready before you go live.',
    items: [
      {
        title: 'Your rules on moving home',
        text: 'Notice and details, as they stand today.',
      },
      {
        title: 'What happens to a reading',
        text: 'Who takes it, and who checks the odd ones?',
      },
      {
        title: 'How you explain a Direct Debit',
        text: 'The way your best colleague does on the phone.',
      },
    ],
    button: 'Send three meter questions',
  },
  connections: {
    title: 'From the chat to your systems.',
    items: [
      {
        title: 'Helpdesk',
        text: 'If yours can be connected, a move-out notice becomes a ticket, even without the new address.',
      },
      { title: 'Customer portal', text: 'Still the place for bank details and contracts.' },
      {
        title: 'Billing system',
        text: 'Readings could go into it through the custom API integration, which comes with {enterpriseName}; we check that before we quote.',
      },
    ],
  },
  fit: {
    title: 'Worth a look',
    items: [
      {
        page: 'products/builder',
        label: 'Chatbot builder',
        text: 'Build flows such as moving out, without code.',
      },
      {
        page: 'use-cases/customer-service',
        label: 'Customer service',
        text: 'Deal with support requests before the lines fill up.',
      },
    ],
  },
};
