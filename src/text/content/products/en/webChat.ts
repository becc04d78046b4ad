import type { ProductText } from '../schema.ts';

export const webChat: ProductText = {
  meta: {
    name: 'Web chat',
    title: 'Web chat in your colours, and more channels | {brand}',
    headline: 'A chat window in your colours, with your words.',
    description:
      'A chat window for your website: set its icon, colours and wording yourself. Try out a sketch on this page. A messaging app or voice can follow.',
  },
  hero: {
    title: 'A chat window in your colours, with your words.',
    lead: 'You set icon, colours and wording, without writing code. Try them out below, in a sketch with a live preview. Not sure where a window would help? Send us your web address for suggestions.',
  },
  how: {
    title: 'From blank window to your website.',
    lead: 'Have your colour codes and an image ready. Then allow time to argue about the name.',
    steps: [
      {
        title: 'Pick the look',
        text: 'Start from one of the sketches on this page and change what you like.',
      },
      {
        title: 'Add icon and colours',
        text: 'Use your own image and your house colours. Mind the contrast, though: pale grey on white helps nobody.',
      },
      {
        title: 'Write the words',
        text: 'A name, and a greeting that says an AI is answering. The greeting has to say so even though the top of the window does too. Keep it short, in your own voice, in every language you offer.',
      },
      {
        title: 'Put it on your site',
        text: 'The window goes on the pages you choose. Your web team adds it there.',
      },
    ],
  },
  details: {
    title: 'One assistant, several places.',
    lead: 'People have questions away from your website, too. Your knowledge base can answer there as well. Emails and phone calls still go to your team.',
    entries: [
      {
        title: 'Web chat',
        text: 'The window on your own pages, in your colours and your words.',
        facts: [
          { name: 'Good for', text: 'questions that come up while reading or buying' },
          {
            name: 'Bear in mind',
            text: 'once people leave the page, you need a way to reach them, such as an email address',
          },
        ],
      },
      {
        title: 'Messaging app',
        text: 'Where your customers already send messages. Tell us which one, and we’ll say whether it can be connected.',
        facts: [
          { name: 'Good for', text: 'exchanges over several days, or on the move' },
          { name: 'Bear in mind', text: 'the app’s provider handles messages under its own terms' },
        ],
      },
      {
        title: 'Voice assistant',
        text: 'Questions in passing, often with no screen. Answers have to be brief, and anything important is read back.',
        facts: [
          { name: 'Good for', text: 'opening hours, quick facts, simple messages' },
          { name: 'Bear in mind', text: 'another provider is involved, and people nearby can overhear' },
        ],
      },
    ],
  },
  limits: {
    title: 'What a window can’t do.',
    lead: 'Better to know now.',
    items: [
      'It won’t bring you visitors. People who never reach your site can’t ask anything there.',
      'In messaging apps and on voice devices the provider sets the appearance; your colours stop there.',
      'It’s no substitute for a contact page. Some people would rather ring or email.',
      'It doesn’t write your privacy notice. If a language model writes your answers, its provider belongs in there too.',
    ],
  },
  plans: {
    title: 'How many places do you need?',
    text: 'You set colours, icon and wording yourself on every plan. {essentialName} and {professionalName} include one channel, such as web chat; you can add more, one at a time. For {enterpriseName}, your quote says how many are included.',
  },
  questions: {
    title: 'Before it goes live.',
    items: [
      {
        question: 'Is the customiser on this page the product itself?',
        answer:
          'No, it belongs to this website. Your image isn’t uploaded, and everything else sits in the page’s address; if you like, your settings go into our contact form. In the product you set colours, icon and wording again; your quote says whether your shape, side and size are possible.',
      },
      {
        question: 'Do we need an agency for this?',
        answer: 'Not for the styling. To add it to your site, you need somebody with access to its pages.',
      },
      {
        question: 'Which pages are better off without it?',
        answer:
          'Hardly any, as long as it stays a button until somebody clicks. Be careful at the payment step: people who are stuck there need the chat, and it mustn’t cover the form. A window that opens unasked is a nuisance on any page.',
      },
    ],
  },
  related: {
    title: 'From here',
    product: { title: 'Chatbot builder', text: 'Build what the chatbot says, block by block.' },
    useCase: { title: 'Lead generation', text: 'How a question in the chat becomes an enquiry.' },
  },
  next: {
    title: 'Show us your website.',
    text: 'Send the address, and we’ll suggest which pages would gain from a chat window and where it would be in the way.',
    button: 'Send your web address',
  },
};
