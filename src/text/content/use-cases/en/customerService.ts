import type { UseCase } from '../schema.ts';

export const customerService: UseCase = {
  meta: {
    name: 'Customer service',
    title: 'Customer service with a chatbot: how to do it | {brand}',
    headline: 'Resolve the routine, pass on the rest.',
    description:
      'Taking in support requests, automating FAQs and the helpdesk, handing over to live chat: a plain step-by-step guide for service teams.',
  },
  hero: {
    question: '‘Why’s my bill higher than last month?’',
    title: 'Asked for the fifth time today? Pass\u00A0it\u00A0on.',
    lead: 'You work the inbox, and you’ve been typing this reply since breakfast. In the chat, an assistant can give it for you: here are three flows. Emails stay with you, and so do the trickier questions. Bring three of the easy ones to a demo, and we’ll build a chatbot that answers them.',
    chat: {
      label: 'Example: a billing question goes to a person after two answers',
      messages: [
        { from: 'assistant', text: 'Hello, I’m an AI assistant. How can I help?' },
        { from: 'visitor', text: 'Why’s my bill higher than last month?' },
        {
          from: 'assistant',
          text: 'After a change of tariff, the bill includes the part-month. Did you switch in October?',
          source: 'Billing › Changing tariff',
        },
        { from: 'visitor', text: 'No, I didn’t.' },
        {
          from: 'assistant',
          text: 'Then a person should check. I’ll hand you over to billing, with everything you’ve written.',
        },
      ],
      replies: ['Connect me now', 'Reply by email'],
    },
  },
  contents: 'Three flows on this page',
  parts: [
    {
      id: 'supportanfragen',
      name: 'Support requests',
      title: 'Support requests: complete when they reach\u00A0you',
      lead: 'Asking for what’s missing takes time. The assistant does it while the customer is still standing by the machine.',
      steps: [
        {
          title: 'Read fifty enquiries',
          text: 'Sort the last fifty by topic. Start with three big piles in which the same detail is nearly always missing.',
        },
        {
          title: 'Note what each pile lacks',
          text: 'Serial number, year, error code: the assistant asks for it in conversation, and only for that topic.',
        },
        {
          title: 'Branch off emergencies first',
          text: '‘Smoke’ means get out, then ring 999; ‘smell of gas’ means no switches, windows open, outside, then 0800\u00A0111\u00A0999. ‘Water’ leads to your call-out service. Put the numbers in the greeting as well.',
        },
        {
          title: 'Confirm it and name a time',
          text: 'Promise only what you can keep: ‘by noon tomorrow’ is worth more than ‘soon’.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Example: complete tickets, and the conversation in which the details were gathered',
          listTitle: 'Tickets',
          items: [
            { title: 'Pump shows E4', detail: 'serial number, year', badge: 'new', state: 'person' },
            { title: 'Spare seal', detail: 'assistant · resolved' },
            { title: 'Water in cellar', detail: 'sent to call-out team', state: 'team' },
          ],
          note: 'Nothing left to ask: year, error code and serial number are in the ticket.',
          chatTitle: 'Gathering the details',
          messages: [
            { from: 'assistant', text: 'Hello, I’m an AI assistant. What’s the machine doing?' },
            { from: 'visitor', text: 'The pump says E4 and it’s humming.' },
            {
              from: 'assistant',
              text: 'E4 means it’s running dry. Please switch it off. Is water coming out anywhere?',
              source: 'Pumps › Error codes',
            },
            { from: 'visitor', text: 'No, dry all round.' },
            { from: 'assistant', text: 'Good. What’s the serial number on the back?' },
          ],
        },
      },
    },
    {
      id: 'helpdesk-and-faq-automation',
      name: 'Helpdesk and FAQ automation',
      title: 'Helpdesk and FAQs: write\u00A0once, answer\u00A0often',
      lead: 'Who reads an FAQ page from top to bottom? Put the same answers in a knowledge base, and people get the one they asked about, with its source.',
      steps: [
        {
          title: 'Write questions the way people ask them',
          text: '‘Can’t get in’ rather than ‘authentication troubleshooting’: then the article matches the question.',
        },
        {
          title: 'Short answer first',
          text: 'Deal with the commonest case in the opening sentence. Exceptions follow, each with its condition up front.',
        },
        {
          title: 'Make the gaps visible',
          text: 'When it finds nothing, the assistant is built to say so and offer a person. Read those conversations weekly in the administration portal: that’s your to-do list.',
        },
        {
          title: 'Give every article an owner and a review date',
          text: 'On that date, the owner checks the article or deletes it. An outdated answer does more harm than a missing one.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: a question to the internal helpdesk',
          messages: [
            { from: 'assistant', text: 'Hi, I’m the IT team’s AI assistant.' },
            { from: 'visitor', text: 'vpn’s stopped working from home' },
            {
              from: 'assistant',
              text: 'Since Monday’s update the certificate needs renewing. Choose ‘Renew’ in Settings, under Certificates.',
              source: 'IT › Remote access',
            },
            { from: 'visitor', text: 'It’s greyed out.' },
            {
              from: 'assistant',
              text: 'I’ve no instructions for that. I’ll pass our conversation to IT. Which device are you on?',
            },
          ],
          replies: ['Work laptop', 'Something else'],
        },
      },
    },
    {
      id: 'live-chat',
      name: 'Live chat',
      title: 'Live chat: when\u00A0a\u00A0person steps\u00A0in',
      lead: 'The person taking over sees everything that’s been said. You set the rules.',
      steps: [
        {
          title: 'Decide when to hand over',
          text: 'Whenever someone asks, whenever it’s about complaints, health or money, and as soon as the knowledge base has no answer.',
        },
        {
          title: 'Share enquiries out by topic, language and load',
          text: 'A technical question in German goes to someone who writes German and knows the kit. If they’re already in three conversations, somebody else gets the next one.',
        },
        {
          title: 'Plan for the hours without people',
          text: 'At night and at weekends, the assistant gives your hours from the knowledge base. It says who would get a message and why, then takes the question and an email address. We check before we quote whether it can follow your opening hours by itself.',
        },
        {
          title: 'Rehearse the opening lines',
          text: 'Who you are, what’s clear already, what happens next: three sentences will do. Pin them up beside your screen.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: a colleague takes over the conversation',
          messages: [
            {
              from: 'assistant',
              text: 'Hello, I’m an AI assistant. Our privacy notice says who handles your messages.',
            },
            { from: 'visitor', text: 'I’m moving in March and I’d like to talk to a person about it.' },
            {
              from: 'assistant',
              text: 'Of course. I’m connecting you to the contracts team, and our conversation goes with you.',
            },
            {
              from: 'team',
              text: 'Hello, contracts team here. About your move in March: what’s the first half of the new postcode? It decides whether you can take the contract with you.',
            },
            { from: 'visitor', text: 'LS6.' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Three figures awaiting an explanation',
    lead: 'What they measure is still being checked, so please don’t rely on them.',
  },
  limits: {
    title: 'These belong with people.',
    items: [
      {
        title: 'Complaints with a history',
        text: 'Somebody who writes that they’ve complained before wants to be heard. That’s the moment to hand over.',
      },
      {
        title: 'Changes to an account',
        text: 'Before an address or a payment method changes, your team checks who’s writing.',
      },
      {
        title: 'Illness and bereavement',
        text: 'Somebody who writes about a death doesn’t need a flow. Say you’re sorry and hand over, with no further questions.',
      },
    ],
  },
};
