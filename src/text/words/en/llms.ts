import type { llms as de } from '../de/llms.ts';

export const llms = {
  summary:
    '{brand} is a no-code AI chatbot platform for businesses: a chatbot that answers from your own knowledge base, live chat, a voice assistant, channels, integrations and a dashboard. The platform is hosted in Germany; personal onboarding is available.',
  facts:
    'Working on chatbots since {since}, founded in {founded}, a team of {team}. Prices are for businesses only, plus VAT; onboarding, add-ons, further projects and AI accounts are quoted; setting up connections costs only what the quote names. Which integration is ready for a given system is checked before a quote. Sample conversations are made up. Every link leads to the Markdown version of a page, which is made from the finished page and says the same.',
  source: 'Source',
  groups: {
    product: 'Product and prices',
    products: 'The eight products',
    solutions: 'Solutions and use cases',
    industries: 'Industries',
    examples: 'Sample conversations',
    blog: 'Blog',
    newsroom: 'Newsroom',
    company: 'Company and contact',
    optional: 'Optional',
  },
} satisfies typeof de;
