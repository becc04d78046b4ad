import type { film as de } from '../de/film.ts';

export const film = {
  title: 'From what you know to the first conversation',
  description: 'How what your team knows becomes an assistant, in four steps with examples.',
  label: 'Play the film: from what you know to the first conversation, {seconds} seconds, no sound',
  length: '{seconds}\u00A0seconds, no sound',
  captions: 'English',
  about: '{seconds} seconds, no sound, with captions',
  cues: {
    knowledge: 'Step 1: your help pages and stock answers become the knowledge base.',
    answer: 'One article fits the question, and the answer names it as the source.',
    flow: 'Step 2: in the builder, a trigger, an answer and a branch become a flow.',
    branches: 'An example: on ‘yes’ it offers appointments, on ‘no’ an adviser writes back.',
    window: 'Step 3: you choose name, icon, colour and greeting.',
    preview: 'That’s how it greets visitors: by name, and as an AI.',
    night: 'Step 4, an example at 3.07\u00A0am: the assistant begins by saying it’s an AI.',
    reply: 'Asked about spare parts, it answers and names its source.',
    dashboard: 'In the morning the team looks at the dashboard, here with sample figures.',
    end: 'Four steps, and just a short snippet of code for your site.',
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
