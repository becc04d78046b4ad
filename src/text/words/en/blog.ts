import type { blog as de } from '../de/blog.ts';

export const blog = {
  title: 'Guides you can use today.',
  lead: 'Worked sums, checklists and how-tos for anyone bringing in a chatbot, or putting up with a poor one. Each article has something in it that you can work out or check for yourself.',
  topicsLabel: 'Blog topics',
  topics: {
    practice: {
      title: 'In practice',
      headline: 'Read it today, start on it this week.',
      text: 'Build a knowledge base in five days, write five handover sentences, test your chat in twenty minutes. You’ll rarely need a developer: somebody pastes a snippet into your site once, and faults in the chat window go to your supplier. What you do need is time, and somebody who knows the answers.',
      metaTitle: 'Blog: how-to guides for chatbots | {brand}',
      description:
        'Build a knowledge base, choose the first questions, hand over well, test your chat window: step-by-step guides from the {brand} blog.',
    },
    trust: {
      title: 'Law and trust',
      headline: 'A chat window people can trust.',
      text: 'Is that a person or a machine? Who gets to see what I type? Can I get through this without a mouse? These articles show you how to put all three to your own chat window, and which UK and EU rules lie behind each. Reading them is no substitute for legal advice.',
      metaTitle: 'Blog: law and trust in chat | {brand}',
      description:
        'Telling people it’s AI, following the data, making a chat everyone can use: articles on UK and EU rules and on trust from the {brand} blog.',
    },
    numbers: {
      title: 'Limits and figures',
      headline: 'Is it worth it? Work it out first.',
      text: 'Find out what a chatbot could save you, with every assumption on the table. Then see which question to give it first, and which to leave to your team. Worth reading before you ask anybody for a budget.',
      metaTitle: 'Blog: limits and figures | {brand}',
      description:
        'What a chatbot can’t do, what it could save and which questions are worth automating: articles on limits and figures by {brand}.',
    },
  },
  further: {
    name: 'Page {page}',
    headline: 'Earlier articles, page\u00A0{page}.',
    text: 'When something changes, we correct the article itself, so the older ones are still worth reading.',
    metaTitle: 'Blog, page {page}: earlier articles | {brand}',
    description:
      'Page {page} of the {brand} blog: our first articles on chatbots in customer service, with methods to copy and sums to check.',
  },
  newest: 'New on the blog',
  minutes: '{minutes}\u00A0min read',
  trail: 'You are here',
  related: 'Read next',
  all: 'All articles',
  next: {
    all: {
      text: 'Would you like new articles by email? They’re in our newsletter, once a month at most.',
      link: 'What the newsletter contains',
    },
    practice: {
      text: 'Rather see it than read about it? In a free half-hour demo, we build a chatbot from three of your questions.',
      link: 'Book a demo',
    },
    trust: {
      text: 'Write a greeting that says it’s an AI, pick your colours and see whether the contrast holds.',
      link: 'Try the chat window',
    },
    numbers: {
      text: 'Or go straight to a result of your own: three figures in, formula and assumptions included.',
      link: 'Open the savings calculator',
    },
  },
  feedText: 'You can also follow new articles by RSS, with nothing to sign up for.',
  feedLink: 'Open the RSS feed',
  rssTitle: '{brand} blog (RSS)',
  jsonTitle: '{brand} blog (JSON Feed)',
} satisfies typeof de;
