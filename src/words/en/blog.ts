import type { blog as de } from '../de/blog.ts';

export const blog = {
  title: 'What we have learned, written so you can use it.',
  lead: 'Working instructions, sums and checklists for people who are introducing a chatbot or want a better one. Plain words, and the limits come first.',
  topicsLabel: 'Blog topics',
  topics: {
    practice: { title: 'In practice', text: 'Things you can start on this week, one step at a time.' },
    trust: { title: 'Law and trust', text: 'What a chat window has to say, to be able to do, and to leave alone.' },
    numbers: { title: 'Limits and figures', text: 'When it is not worth it, and how to find out beforehand.' },
  },
  minutes: '{minutes}\u00A0min read',
  trail: 'You are here',
  related: 'Read next',
  all: 'All articles',
  feedText: 'New articles also appear in a feed. No sign-up involved.',
  feedLink: 'Open the RSS feed',
  rssTitle: '{brand} blog (RSS)',
  jsonTitle: '{brand} blog (JSON Feed)',
} satisfies typeof de;
