import type { film as de } from '../de/film.ts';

export const film = {
  title: 'From what you know to the first chat',
  description: 'How the things your team knows become an assistant.',
  label: 'Play the film: from what you know to the first chat, {seconds} seconds, no sound',
  captions: 'English',
  about: '{seconds} seconds, no sound, with captions',
  cues: {
    knowledge: 'Step 1: help texts and answers become the knowledge base.',
    answer: 'One article fits the question. The answer names it as its source.',
    flow: 'Step 2: in the builder, a trigger, a question and a branch become a flow.',
    branches: 'If the number is found, the invoice goes out. If not, the flow asks accounts.',
    window: 'Step 3: name, icon, colour and greeting dress the chat window.',
    preview: 'The preview shows it on the page at once.',
    night: 'Step 4: at 3:07 at night somebody asks about an order.',
    reply: 'The assistant says that it is an AI, and answers.',
    dashboard: 'In the morning the team reads along in the dashboard, here with sample figures.',
    end: 'Four steps, no code at all.',
  },
  transcript: 'The film in words',
  share: {
    title: 'Share the film',
    mail: 'By email',
    linkedin: 'On LinkedIn',
    link: 'Link to the film',
    copied: 'Link copied.',
    notCopied: 'The link is now in the address bar.',
  },
} satisfies typeof de;
