import type { newsroom as de } from '../de/newsroom.ts';

export const newsroom = {
  title: 'News from {brand}.',
  lead: 'Announcements about what we offer and about this website. Each appears once it is true, and says what is still open.',
  press: {
    title: 'Are you writing about us?',
    text: 'A person answers questions from journalists. Figures we can give you: founded in {founded}, a team of {team}, chatbots since {since}.',
    link: 'Send a press enquiry',
  },
  trail: 'Where this announcement stands',
  all: 'All announcements',
  feedText: 'Follow the announcements in your feed reader if you would rather not check back.',
  feedLink: 'Announcements by RSS',
  rssTitle: 'Newsroom of {brand} (RSS)',
  jsonTitle: 'Newsroom of {brand} (JSON feed)',
} satisfies typeof de;
