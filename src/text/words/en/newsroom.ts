import type { newsroom as de } from '../de/newsroom.ts';

export const newsroom = {
  title: 'News from {brand}.',
  lead: 'Announcements about what we offer and about this website. Each appears once it is true, and says what is still open.',
  press: {
    title: 'Are you writing about us?',
    text: 'A person answers questions from journalists. Figures we can give you: founded in {founded}, a team of {team}, chatbots since {since}.',
    link: 'Send a press enquiry',
  },
  topicsLabel: 'Topics of the announcements',
  topics: {
    offer: {
      title: 'What we offer',
      headline: 'What you can order, and on which terms.',
      text: 'Announcements about prices, plans and working with partners. We write one when something changes in what you can actually have. Intentions are not news.',
      metaTitle: 'Newsroom: what we offer | {brand}',
      description:
        'Changes to what {brand} offers: prices, plans and partner programmes, each announcement dated and none made in advance.',
    },
    website: {
      title: 'Website',
      headline: 'What this website does, and what it leaves alone.',
      text: 'This site doubles as a sample of our work. The announcements here say what has been built and tested, and where something is still missing. You can verify each of them in a browser.',
      metaTitle: 'Newsroom: about this website | {brand}',
      description:
        'What has been built and tested on the {brand} website and what is still missing: dated announcements you can verify in a browser.',
    },
  },
  further: {
    name: 'Page {page}',
    headline: 'Earlier announcements, page\u00A0{page}.',
    text: 'Announcements stay the way they were published; the date tells you when that was.',
    metaTitle: 'Newsroom, page {page}: earlier news | {brand}',
    description:
      'Page {page} of the {brand} newsroom: earlier announcements about what we offer and about this website, each with its date.',
  },
  related: 'More announcements',
  trail: 'Where this announcement stands',
  all: 'All announcements',
  feedText: 'Follow the announcements in your feed reader if you would rather not check back.',
  feedLink: 'Announcements by RSS',
  rssTitle: 'Newsroom of {brand} (RSS)',
  jsonTitle: 'Newsroom of {brand} (JSON feed)',
} satisfies typeof de;
