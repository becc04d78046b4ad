import type { newsroom as de } from '../de/newsroom.ts';

export const newsroom = {
  title: 'News from {brand}.',
  lead: 'What our plans cost, how partners work with us, and what you can try on this website. If you’re new, start with the savings calculator.',
  press: {
    title: 'Are you writing about us?',
    text: 'Send us your question and your deadline. One of us will reply by email.',
    facts: [
      { name: 'Building chatbots since', text: '{since}' },
      { name: 'Company founded', text: '{founded}' },
      { name: 'Team', text: '{team} people' },
    ],
    link: 'Send a press enquiry',
  },
  buyers: {
    text: 'Looking for a chatbot for your business? See the three plans side by side, with their monthly prices.',
    link: 'Compare the plans',
  },
  topicsLabel: 'News by topic',
  topics: {
    offer: {
      title: 'What we offer',
      headline: 'What we offer, and on what terms.',
      text: 'What our plans cost, how the savings calculator gets from your figures to its result, and what the two partner programmes ask of you.',
      metaTitle: 'Newsroom: what we offer | {brand}',
      description:
        'News about what {brand} offers: three plans with published monthly prices, the savings calculator and the two partner programmes.',
    },
    website: {
      title: 'Website',
      headline: 'Don’t take our word for it: try it on this website.',
      text: 'Ask the assistant, work out your savings, read without being tracked, get around by keyboard: each item shows you how, and names the limits.',
      metaTitle: 'Newsroom: about this website | {brand}',
      description:
        'What you can do for yourself on the {brand} website: ask the AI assistant, work out savings, and read without tracking you haven’t allowed.',
    },
  },
  further: {
    name: 'Page {page}',
    headline: 'Earlier news, page\u00A0{page}.',
    text: 'Each item shows when it was published; prices and deadlines in it are up to date.',
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
