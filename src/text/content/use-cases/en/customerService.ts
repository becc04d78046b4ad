import type { UseCase } from '../schema.ts';

export const customerService: UseCase = {
  meta: {
    name: 'Customer service',
    title: 'Customer service with a chatbot: how to do it | {brand}',
    headline: 'Solve the routine, pass on the rest.',
    description:
      'Taking in support requests, automating FAQs and the helpdesk, handing over to live chat: a plain step-by-step guide for service teams.',
  },
  hero: {
    title: 'Less holding the\u00A0line, more\u00A0answers.',
    lead: 'You sit at the inbox and answer the same question for the fifth time today. This page shows how to hand it over without brushing customers off.',
    chat: {
      label: 'Example: a billing question goes to a person after two answers',
      messages: [
        { from: 'visitor', text: 'Why is my bill higher than last month?' },
        {
          from: 'assistant',
          text: 'When you change your tariff, the part month is added. Did you switch in October?',
          source: 'Billing › Changing tariff',
        },
        { from: 'visitor', text: 'No, I didn’t.' },
        {
          from: 'assistant',
          text: 'Then somebody should look at it. I’ll pass you to billing with everything you have told me.',
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
      title: 'Support requests: complete when they reach you',
      lead: 'Half the work on a request is asking for what is missing. The assistant does that while the customer is still standing in front of the machine.',
      steps: [
        {
          title: 'Read fifty requests',
          text: 'Take the latest fifty from your inbox and sort them into piles. Eight piles usually cover most of them.',
        },
        {
          title: 'Note what each pile lacks',
          text: 'A serial number, an order date, a photo of the display: the assistant asks for it in conversation, for that topic alone.',
        },
        {
          title: 'Have urgent cases spotted',
          text: 'Words such as smoke, water or locked out lead straight to the right number. No flow may stand in front of them.',
        },
        {
          title: 'Confirm receipt and name a time',
          text: 'Say when somebody will be in touch, and choose a time you can keep. An honest ‘tomorrow’ is worth more than a vague ‘soon’.',
        },
      ],
      picture: {
        kind: 'inbox',
        words: {
          label: 'Example: complete cases, and the conversation in which the details were gathered',
          listTitle: 'Cases',
          items: [
            { title: 'Pump shows E4', detail: 'serial number, photo', badge: 'new' },
            { title: 'Spare seal', detail: 'assistant · resolved' },
            { title: 'Water in cellar', detail: 'emergency line called' },
          ],
          note: 'Nothing left to ask: year, error code and time for a call are in the case.',
          chatTitle: 'Gathering the details',
          messages: [
            { from: 'visitor', text: 'The pump says E4 and it hums.' },
            {
              from: 'assistant',
              text: 'E4 means it is running dry. Please switch it off. Is water coming out anywhere?',
            },
            { from: 'visitor', text: 'No, dry all round.' },
            { from: 'assistant', text: 'Good. Which serial number is on the back?' },
          ],
        },
      },
    },
    {
      id: 'helpdesk-and-faq-automation',
      name: 'Helpdesk and FAQ automation',
      title: 'Helpdesk and FAQs: write once, answer often',
      lead: 'Few people read an FAQ page from top to bottom. As a knowledge base, the same collection answers each question on its own and names the source.',
      steps: [
        {
          title: 'Note questions the way they are asked',
          text: '‘Can’t get in’ rather than ‘authentication troubleshooting’. The assistant copes with paraphrase; the colleague who maintains the text will thank you.',
        },
        {
          title: 'Short answer first',
          text: 'The opening sentence solves the commonest case. Exceptions follow, each with its condition in front.',
        },
        {
          title: 'Make the unknown visible',
          text: 'If it finds nothing, the assistant says so and opens a helpdesk ticket. That list is your editorial plan.',
        },
        {
          title: 'Give every article an owner and a date',
          text: 'Outdated answers are worse than missing ones. On the date, the owner checks the article or deletes it.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: a question to the internal helpdesk',
          messages: [
            { from: 'visitor', text: 'vpn stopped working from home' },
            {
              from: 'assistant',
              text: 'Since Monday’s update the certificate needs renewing: Settings, Certificates, ‘Renew’.',
              source: 'IT › Remote access',
            },
            { from: 'visitor', text: 'That button is greyed out.' },
            {
              from: 'assistant',
              text: 'I have no instructions for that. I’ll open a ticket with your device, the symptom and what we tried.',
            },
          ],
          replies: ['Open a ticket', 'I’ll keep looking'],
        },
      },
    },
    {
      id: 'live-chat',
      name: 'Live chat',
      title: 'Live chat: when\u00A0a\u00A0person joins in',
      lead: 'A handover works if nobody has to start again. It takes clear rules, and somebody who is really there.',
      steps: [
        {
          title: 'Decide when to hand over',
          text: 'Always on request. By itself for complaints, cancellations, health and money, and after a second answer that did not help.',
        },
        {
          title: 'Distribute by topic, language and load',
          text: 'Whoever speaks German and knows the technology gets German technical questions. If they are busy with three conversations, the next goes elsewhere.',
        },
        {
          title: 'Plan for the hours without people',
          text: 'At night nobody is told to hold. The assistant says when the team is back and takes down the matter and a number.',
        },
        {
          title: 'Rehearse the opening lines',
          text: 'Who you are, what is already clear, what happens next. Three sentences will do; keep them ready as a snippet.',
        },
      ],
      picture: {
        kind: 'chat',
        words: {
          label: 'Example: a colleague takes over the conversation',
          messages: [
            { from: 'visitor', text: 'I’d like to speak to a person.' },
            {
              from: 'assistant',
              text: 'Of course. I’m connecting you to the contracts team, and our conversation goes along.',
            },
            {
              from: 'team',
              text: 'Hello, contracts team here. I see you are moving in March. You can take the contract with you; all I need is the new address.',
            },
            { from: 'visitor', text: 'That was quick, thank you!' },
          ],
        },
      },
    },
  ],
  statistics: {
    title: 'Three figures on customer service',
    lead: 'They are here for completeness and say nothing about your own team yet.',
  },
  limits: {
    title: 'These matters belong to people.',
    items: [
      {
        title: 'Complaints with a history',
        text: 'Somebody who writes for the third time wants to be heard. The assistant spots the topic and steps aside.',
      },
      {
        title: 'Promises that cost money',
        text: 'Credits, extensions and exceptions are granted only by those who may answer for them.',
      },
      {
        title: 'Anything frightening',
        text: 'After an accident, in illness or bereavement it gives a number at once and asks no further questions.',
      },
    ],
  },
};
