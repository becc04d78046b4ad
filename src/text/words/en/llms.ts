import type { llms as de } from '../de/llms.ts';

export const llms = {
  summary:
    '{brand} is a no-code AI chatbot platform for companies: a chatbot on your own knowledge base, live chat, voice, channels and a dashboard, hosted in Germany, introduced in person.',
  facts:
    'Working on chatbots since {since}, founded in {founded}, a team of {team}. Prices are net and for businesses. Every link leads to the Markdown version of a page; it is made from the finished page and says the same.',
  source: 'Source',
  groups: {
    product: 'Product and prices',
    products: 'The eight parts',
    solutions: 'Solutions and use cases',
    industries: 'Industries',
    examples: 'Sample conversations',
    blog: 'Blog',
    newsroom: 'Newsroom',
    company: 'Company and contact',
    optional: 'Optional',
  },
} satisfies typeof de;
