import type { ProductText } from '../schema.ts';

export const webChat: ProductText = {
  meta: {
    name: 'Web chat',
    title: 'Web chat you can dress yourself, and channels | {brand}',
    headline: 'A chat window that looks like yours.',
    description:
      'A chat window for your website: set its look, icon, colours and texts yourself. The same assistant can also answer in a messenger and by voice.',
  },
  hero: {
    title: 'A chat window that looks like yours.',
    lead: 'Change its look, icon, colours and wording in the customiser and watch the preview beside it follow.',
  },
  picture: {
    kind: 'widget',
    words: {
      label:
        'Picture of the customiser: name, icon, colour and greeting are set for a plant nursery; the preview next to it shows the finished window.',
      title: 'Style the window',
      fields: { name: 'Display name', icon: 'Icon image', color: 'Main colour', greeting: 'First line' },
      values: {
        name: 'Sprout',
        upload: 'Choose image',
        greeting: 'Hello, I’m Sprout, an AI. Which plant is unhappy?',
      },
      page: 'nursery.example',
      reply: 'My basil has wilted.',
      placeholder: 'Ask away',
    },
  },
  how: {
    title: 'From blank window to live page.',
    lead: 'None of it needs a designer. Choosing the assistant’s name tends to start the longest discussion.',
    steps: [
      {
        title: 'Pick the look',
        text: 'Where the window sits, how large it opens, and whether a plain button or a short greeting draws attention to it.',
      },
      {
        title: 'Add icon and colours',
        text: 'Upload an image of your own and enter your house colours. Do check the contrast: pale grey on white helps nobody.',
      },
      {
        title: 'Write the texts',
        text: 'Greeting, AI notice, placeholder, goodbye. Keep them short, in your own voice, in each language you offer.',
      },
      {
        title: 'Place it on your site',
        text: 'Paste a snippet into your pages, once. Later changes to the look need no further work on the website.',
      },
    ],
  },
  details: {
    title: 'One assistant, other places.',
    lead: 'Plenty of questions come up away from your website. What you have built once can answer there too.',
    entries: [
      {
        title: 'Web chat',
        text: 'The window on pages of your own. You control every detail of it, and no messenger company stands in between.',
        facts: [
          { name: 'Good for', text: 'questions that arise while reading or buying' },
          {
            name: 'Bear in mind',
            text: 'once somebody leaves the page you need a way back to them, such as an email address',
          },
        ],
      },
      {
        title: 'Social messenger',
        text: 'Where your customers already write to friends. The thread stays on their phone and can be resumed any time.',
        facts: [
          { name: 'Good for', text: 'exchanges over several days, or on the move' },
          { name: 'Bear in mind', text: 'the messenger’s operator handles messages under its own terms' },
        ],
      },
      {
        title: 'Voice assistant',
        text: 'Questions in passing, with no screen. Answers have to be brief, and anything important is read back.',
        facts: [
          { name: 'Good for', text: 'opening hours, status, simple reports' },
          { name: 'Bear in mind', text: 'another provider is involved, and people nearby can listen' },
        ],
      },
    ],
  },
  limits: {
    title: 'What a window cannot do.',
    lead: 'It is a door, not a house.',
    items: [
      'It brings no visitors. People who never reach your page cannot ask anything on it.',
      'In messengers and on voice devices the provider sets the appearance; your colours stop there.',
      'It is no substitute for a contact page. Some people want to ring or send an email, and they should be able to.',
      'It does not write your privacy notice. That remains part of your website.',
    ],
  },
  plans: {
    title: 'The first channel is included.',
    text: 'You get the customiser with any plan. {essentialName} and {professionalName} come with one channel, for most people the web chat, and more can be added singly.',
  },
  questions: {
    title: 'Before you install it.',
    items: [
      {
        question: 'Do I need an agency for this?',
        answer: 'Not for the styling. Putting it on the site takes somebody who may add a few lines of code there.',
      },
      {
        question: 'Can I leave it off certain pages?',
        answer: 'Yes. At the checkout or on a contact page it tends to distract. You say where it should stay away.',
      },
      {
        question: 'Does the window open by itself?',
        answer:
          'Only if you set it to, and we advise against it. A visible button does the job without ambushing anyone.',
      },
    ],
  },
  related: {
    title: 'From here',
    product: { title: 'Chatbot builder', text: 'Build what is said inside the window.' },
    useCase: { title: 'Lead generation', text: 'How a question in the window becomes an enquiry.' },
  },
  next: {
    title: 'Show us your website.',
    text: 'Send the address. We’ll look through it and suggest where a chat window would help, and where it would be in the way.',
    button: 'Send your web address',
  },
};
