import type { ArchivedPages } from './archivedPage.ts';

export const en: ArchivedPages = {
  'archived/chatgpt': {
    title: 'ChatGPT in customer dialogue',
    lead: 'What a language model adds to a conversation with customers, and why it needs a source of its own.',
    paragraphs: [
      'A language model understands questions even when they are long-winded, clipped or full of typing errors, and it answers in whole sentences. For talking to customers that is not enough: it knows nothing of your deadlines, products and procedures.',
      'That is why the chatbot relies on a knowledge base kept by your team. If the answer is not there, it says so and passes the conversation to a person. Guessing is not part of its job.',
      'Anyone who writes to the chatbot learns before typing a word that an artificial intelligence will answer.',
    ],
    today: 'Language models in customer dialogue',
  },
  'archived/pricing': {
    title: 'Pricing',
    lead: 'How the price is made up. There are no amounts here any more: only those on today’s page apply.',
    paragraphs: [
      'There are three plans: {essentialName} to get started, {professionalName} for growing teams, and {enterpriseName} with custom API integration. They differ in how many active users, chatbot projects and AI accounts they include.',
      'What counts are active users, that is, people who interact with the chatbot. Somebody who merely visits the website does not count.',
      'Operators and channels can be added. The offer is for businesses only.',
    ],
    today: 'Pricing',
  },
  'archived/solutions': {
    title: 'Solutions',
    lead: 'Three jobs in which a chatbot takes work off a team.',
    paragraphs: [
      'Conversational marketing: the chatbot speaks to visitors, answers their first questions, takes down contact details and arranges appointments while the interest is there.',
      'E-commerce and sales: it advises in the shop, gives information on products and deliveries, and brings in the sales team when a question may turn into an order.',
      'Customer service: it deals with recurring requests itself, sorts the rest and hands over to live chat. The conversation so far goes along, so nobody has to ask twice.',
    ],
    today: 'Solutions',
  },
  'archived/technology': {
    title: 'Technology',
    lead: 'The parts of the platform and how they work together.',
    paragraphs: [
      'It all rests on the knowledge base. From it the AI chatbot answers questions, spoken ones included. In the builder your team decides, without code, how a conversation runs; templates for typical use cases make it easier to begin.',
      'To the outside, the platform speaks through the web chat on your site, a messenger and a voice assistant. On the inside it is connected to CRM, email marketing, shop system and helpdesk.',
      'The dashboard shows your team what people ask. In the administration portal, people are assigned to teams and projects, dialogues are read and channels managed.',
    ],
    today: 'Features',
  },
  'archived/conversational-marketing': {
    title: 'Conversational marketing',
    lead: 'Talking to visitors while they are still on the page.',
    paragraphs: [
      'A form asks; a conversation listens. The chatbot greets visitors, answers their questions and asks for contact details only once there is something in it for them.',
      'This page was about four jobs: winning leads, staying in touch with customers, booking appointments and collecting feedback.',
      'Each of them can start from a template and be adapted to your own questions in the builder.',
    ],
    today: 'Conversational marketing',
  },
  'archived/customer-service': {
    title: 'Customer service',
    lead: 'Routine questions answered at once, tricky ones passed to the right people.',
    paragraphs: [
      'Many requests repeat themselves: opening hours, delivery status, invoices, passwords. The chatbot answers them from the knowledge base, at night and at weekends too.',
      'Whatever needs more goes to live chat, routed by topic. The person who takes over sees the conversation so far.',
      'This page described three areas: support requests, helpdesk and FAQ automation, and live chat.',
    ],
    today: 'Customer service',
  },
  'archived/e-commerce-and-sales': {
    title: 'E-commerce and sales',
    lead: 'Advice in the shop, relief for the sales team, word of current offers.',
    paragraphs: [
      'People have questions before they buy. Will it fit? When will it arrive? Can I return it? The chatbot answers where the question comes up and shows products that suit.',
      'For the sales team it finds out what is needed and within what limits, so that the first conversation does not start from nothing. During promotions it points out the offer and answers the questions that follow.',
      'It is connected to the shop system and the CRM, so that what it says about stock and orders is right.',
    ],
    today: 'E-commerce and sales',
  },
};
