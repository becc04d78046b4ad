import type { ArchivedPages } from './archivedPage.ts';

export const en: ArchivedPages = {
  'archived/chatgpt': {
    title: 'ChatGPT in customer conversations',
    lead: 'What a language model adds to a conversation with customers, and why it needs a source to draw on.',
    paragraphs: [
      'A language model understands questions even when they’re long-winded, clipped or full of typos, and it answers in whole sentences. That isn’t enough for talking to your customers, because it knows nothing about your deadlines, products and procedures.',
      'So the chatbot relies on a knowledge base that your team maintains. If the answer isn’t there, it says so and passes the conversation to a person. The question and the matching passages also go to the company that runs the language model.',
      'Anyone who writes to the chatbot is told before typing a word that an AI will answer.',
    ],
    today: 'Language models in customer conversations',
  },
  'archived/pricing': {
    title: 'Pricing',
    lead: 'How the price is made up. Only the amounts on today’s page apply.',
    paragraphs: [
      'There are three plans: {essentialName} to get started, {professionalName} for growing teams, and {enterpriseName} with a custom API integration. They differ in how many active users, chatbot projects and AI accounts they include.',
      'An active user is a person who interacts with the chatbot at least once in a calendar month. People who merely visit the website don’t count.',
      'Operators and channels can be added. Onboarding, add-ons, setting up connections, further projects and AI accounts are quoted. We sell to businesses and public bodies only.',
    ],
    today: 'Pricing',
  },
  'archived/solutions': {
    title: 'Solutions',
    lead: 'Three jobs in which a chatbot takes work off a team.',
    paragraphs: [
      'Conversational marketing: the chatbot answers first questions and takes down contact details while the interest is there. It books appointments with the add-on for that.',
      'E-commerce and sales: in a shop it answers questions about products and delivery terms, and brings in the sales team when a question may turn into an order.',
      'Customer service: it answers the questions that keep coming back and hands the rest over to live chat. The conversation so far goes along, so nobody has to ask twice.',
    ],
    today: 'Solutions',
  },
  'archived/technology': {
    title: 'Technology',
    lead: 'The parts of the platform and how they work together.',
    paragraphs: [
      'It all rests on the knowledge base. The AI chatbot draws on it to answer questions, written or spoken. In the builder your team decides, without code, how a conversation runs; templates for typical use cases give you a start.',
      'Customers meet the platform in the web chat on your site, in a messaging app or through a voice assistant. There are integrations for CRM, email marketing, online shops and helpdesks; which one is ready for yours is checked before you get a quote.',
      'The dashboard holds analytics and reports. In the administration portal, people are assigned to teams and projects, dialogues are read and channels managed.',
    ],
    today: 'Features',
  },
  'archived/conversational-marketing': {
    title: 'Conversational marketing',
    lead: 'Answering visitors while they’re still on the page.',
    paragraphs: [
      'People who are still making up their minds would sooner ask a question than fill in a form. The chatbot answers it, and asks for contact details only once there’s something in it for them.',
      'This page covered four jobs: winning leads, staying in touch with customers, booking appointments and collecting feedback.',
      'Each of them can start from a template and be adapted to your own questions in the builder.',
    ],
    today: 'Conversational marketing',
  },
  'archived/customer-service': {
    title: 'Customer service',
    lead: 'Routine questions answered at once, tricky ones passed to the right people.',
    paragraphs: [
      'Many enquiries are the same from one day to the next: opening hours, delivery times, returns, forgotten passwords. The chatbot answers them from the knowledge base, at night and at weekends too.',
      'Anything that needs more goes to live chat, routed by topic. The person who takes over sees the conversation so far.',
      'This page described three areas: support requests, helpdesk and FAQ automation, and live chat.',
    ],
    today: 'Customer service',
  },
  'archived/e-commerce-and-sales': {
    title: 'E-commerce and sales',
    lead: 'Answers in the shop, relief for the sales team, promotions explained.',
    paragraphs: [
      'People have questions before they buy. Will it fit? When will it arrive? Can I return it? The chatbot answers where the question comes up, from what your shop has approved.',
      'For the sales team it asks what’s needed and within what limits, so that the first conversation doesn’t start from nothing. During promotions it answers the questions people have about them.',
      'There are integrations for online shops and CRM. Whether yours is among them, and what it could tell the chatbot, is checked before you get a quote.',
    ],
    today: 'E-commerce and sales',
  },
};
