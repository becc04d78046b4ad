import type { newsroom as de } from '../de/newsroom.ts';

export const newsroom = {
  title: 'News from {brand}.',
  lead: 'Prices, partner programmes and the things you can do for yourself on this website: ask, work out, check.',
  press: {
    title: 'Are you writing about us?',
    text: 'Send us your question and your deadline. A person will reply by email. For your notes: chatbots since {since}; {brand} founded in {founded}, today a team of {team}.',
    link: 'Send a press enquiry',
  },
  topicsLabel: 'News by topic',
  topics: {
    offer: {
      title: 'What we offer',
      headline: 'What you can order, and on which terms.',
      text: 'Prices, plans and partner programmes: what you get, what it costs, and what only your quote or agreement can settle.',
      metaTitle: 'Newsroom: what we offer | {brand}',
      description:
        'News about what {brand} offers: three plans with fixed monthly prices, the savings calculator and the two partner programmes.',
    },
    website: {
      title: 'Website',
      headline: 'What you can do for yourself on this website.',
      text: 'Ask the assistant, work out your savings, read without being tracked, get around by keyboard or screen reader: how it’s done, and where the limits are.',
      metaTitle: 'Newsroom: about this website | {brand}',
      description:
        'What you can do for yourself on the {brand} website: ask the AI assistant, work out savings, read without tracking and without a mouse.',
    },
  },
  further: {
    name: 'Page {page}',
    headline: 'Earlier news, page\u00A0{page}.',
    text: 'Each item carries the date it was published. Prices and deadlines in it are today’s.',
    metaTitle: 'Newsroom, page {page}: earlier news | {brand}',
    description:
      'Page {page} of the {brand} newsroom: earlier news about what we offer and about this website, each item with its date.',
  },
  related: 'More news',
  trail: 'You are here',
  all: 'All news',
  feedText: 'You can also follow our news in a feed reader.',
  feedLink: 'News by RSS',
  rssTitle: 'Newsroom of {brand} (RSS)',
  jsonTitle: 'Newsroom of {brand} (JSON feed)',
} satisfies typeof de;
