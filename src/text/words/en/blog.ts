import type { blog as de } from '../de/blog.ts';

export const blog = {
  title: 'What we have learned, written so you can use it.',
  lead: 'Guides, worked sums and checklists for people who are introducing a chatbot or want a better one. Plain words, and the limits come first.',
  topicsLabel: 'Blog topics',
  topics: {
    practice: {
      title: 'In practice',
      headline: 'Read it today, start on it this week.',
      text: 'Instructions with a beginning and an end: building a knowledge base out of your own mailbox, choosing the first questions, finding the words for a handover. None of it needs a developer. All of it needs a few quiet hours and someone who really knows the answers.',
      metaTitle: 'Blog: working instructions | {brand}',
      description:
        'Building a knowledge base, choosing the first questions, handing over well: step-by-step instructions from the {brand} blog.',
    },
    trust: {
      title: 'Law and trust',
      headline: 'A chat window people can believe.',
      text: 'Am I talking to a person or a machine? Where does what I type end up? Can I get through this with a keyboard alone? These articles take the three questions from the visitor’s side of the screen and show how each answer can be checked. They do not replace legal advice.',
      metaTitle: 'Blog: law and trust in chat | {brand}',
      description:
        'Telling people it is AI, data protection by data flow, and a chat everyone can use: articles on law and trust from the {brand} blog.',
    },
    numbers: {
      title: 'Limits and figures',
      headline: 'When not to bother, and how you can tell.',
      text: 'A chatbot is not an end in itself. Here we do the sums with every assumption on the table, name the requests that belong with people, and sort questions by whether one answer fits twice. If you finish reading and decide you do not need one, the articles have done their job.',
      metaTitle: 'Blog: limits and figures | {brand}',
      description:
        'What a chatbot cannot do, what it saves and which questions are worth automating: articles on limits and figures by {brand}.',
    },
  },
  further: {
    name: 'Page {page}',
    headline: 'Earlier articles, page\u00A0{page}.',
    text: 'Earlier does not mean out of date: when something stops being true, we correct the article itself.',
    metaTitle: 'Blog, page {page}: earlier articles | {brand}',
    description:
      'Page {page} of the {brand} blog: the earlier instructions, sums and checklists about chatbots in customer service.',
  },
  newest: 'New on the blog',
  minutes: '{minutes}\u00A0min read',
  trail: 'You are here',
  related: 'Read next',
  all: 'All articles',
  feedText: 'New articles also appear in a feed, with nothing to sign up for.',
  feedLink: 'Open the RSS feed',
  rssTitle: '{brand} blog (RSS)',
  jsonTitle: '{brand} blog (JSON Feed)',
} satisfies typeof de;
