import type { pricing as de } from '../de/pricing.ts';

export const pricing = {
  vatNote: 'For businesses only, plus VAT',
  perMonth: 'a month',
  onRequest: 'on request',
  hero: {
    title: 'Three plans, three monthly prices.',
    lead: 'Which one fits? Count the people who write to your service team in an ordinary month, add some who’d only ask because there’s a chat, and take the plan with room for that many active users. How much each of them writes doesn’t affect the plan; your quote says whether AI usage costs extra.',
  },
  activeUser: {
    title: 'What is an active user?',
    text: 'Anyone who talks to your chatbot at least once in a calendar month. Whether they ask one question or twenty, they count once, provided the chatbot recognises them.',
    exampleLabel: 'Example: one visitor, three conversations, one month',
    messages: [
      { day: '3 March', text: 'When will my parcel arrive?' },
      { day: '9 March', text: 'Can I swap it for a larger size?' },
      { day: '21 March', text: 'That worked, thanks. And the invoice?' },
    ],
    sum: 'Recognised each time, the visitor counts in March as',
    result: '1 active user',
  },
  plans: {
    title: 'The three plans',
    users: 'Active users',
    chatbot: 'Chatbot projects',
    ai: 'AI accounts',
    operators: 'Operators',
    channels: 'Channels',
    customize: 'What you can change',
    details: 'Who it is for and what it includes',
    everyPlan: 'The same features in every plan; only the custom API integration is reserved for {enterpriseName}.',
    termsTitle: 'VAT, notice period and what costs extra',
    terms:
      'For businesses and public bodies. In Germany we add 19% VAT; for businesses elsewhere in the EU and in the UK, the reverse charge normally applies. Notice period: {noticeWeeks}\u00A0weeks to the end of a quarter, unless your quote fixes a term. Set-up: no compulsory fee. Extra operators and channels have list prices. You pay for other services only if your quote puts a price on them. ‘What will we pay on top of the plan?’ below lists them all, along with what leaving or a returned direct debit may cost.',
    compare: 'Compare line by line',
  },
  comparison: {
    title: 'Every plan, line by line.',
    lead: 'All three have the same features and differ in size. There’s one exception: only {enterpriseName} has a custom API integration, with an ERP, a specialist system or software of your own. CRM, email marketing, shops, helpdesks, messaging apps, webhooks and add-ons don’t need one.',
    feature: 'What you get',
    included: 'included',
    notIncluded: 'not included',
    inEveryPlan: 'Included in every plan',
    price: 'Price',
    groups: { size: 'Size', features: 'Features' },
    size: {
      users: { label: 'Active users per month', hint: 'people who talk to the chatbot' },
      chatbot: { label: 'Chatbot projects', hint: 'separate chatbots, for example one for each brand' },
      ai: { label: 'AI accounts', hint: 'access to a language model that can write answers' },
      operators: { label: 'Operators', hint: 'people on your team who take over conversations' },
      channels: { label: 'Channels', hint: 'web chat, messaging app, voice assistant; not email or phone' },
    },
    features: [
      'AI chatbot with your knowledge base and FAQ automation',
      'Live chat with handover to your team',
      'Voice recognition and voice control; whether they work depends on the device (the voice assistant counts as a channel)',
      'No-code chatbot builder with templates',
      'Chat window in your colours and wording, with your own icon',
      'Webhooks, and connections to CRM, email marketing, shop and helpdesk; your quote says whether yours is ready and what set-up costs',
      'Dashboard with analytics and reporting',
      'Administration portal for teams, projects, conversations and channels',
    ],
    customApi: 'Custom API integration',
  },
  extras: {
    title: 'Need one more? Keep your plan.',
    lead: 'A new colleague is no reason to move up a plan.',
    operator: {
      title: 'One more operator',
      text: 'Another person who takes over conversations, reads the history and replies to customers.',
    },
    channel: {
      title: 'One more channel',
      text: 'The same chatbot in a second place, such as a messaging app alongside the chat on your website.',
    },
    addOnsTitle: 'Add-ons',
    addOns:
      'Appointment booking, payment, newsletter sign-up and uptime monitoring aren’t part of any plan. Your quote says what each one costs.',
  },
  onboarding: {
    title: 'Start with one of us beside you.',
    lead: 'There’s no compulsory set-up fee. If you’d like onboarding, somebody from our team helps; first we agree what’s included and what it costs.',
    stepsLabel: 'How onboarding works',
    steps: [
      {
        title: 'Collect the questions',
        text: 'We look at what your customers really ask, and choose the first topics with you.',
      },
      {
        title: 'Set up the knowledge',
        text: 'Your answers go into the knowledge base, and together we build the first flows and the chat window.',
      },
      {
        title: 'Practise the handover',
        text: 'Your team rehearses the moment when the chatbot hands over and a person picks up the conversation.',
      },
    ],
    button: 'Ask about onboarding',
  },
  questions: {
    title: 'Questions to ask before you sign.',
    lead: 'Money, deadlines and limits. Our FAQ lists what only your quote can settle, and what’s still open.',
    more: 'Can’t find your question?',
    ask: 'Ask us',
  },
  talk: {
    visitor: 'Which plan would suit us?',
    team: 'It depends on how many people ask. A rough figure will do.',
  },
} satisfies typeof de;
