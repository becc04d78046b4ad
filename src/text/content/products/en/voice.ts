import type { ProductText } from '../schema.ts';

export const voice: ProductText = {
  meta: {
    name: 'Voice assistant',
    title: 'Voice assistant: recognition and control | {brand}',
    headline: 'Said, understood, confirmed.',
    description:
      'Voice recognition and voice control for your chatbot: it repeats what it understood and waits for confirmation before passing anything on.',
  },
  hero: {
    title: 'Hands full? Just say it.',
    lead: 'Your customers speak, the assistant repeats what it understood, and nothing is passed on until they confirm. It helps when their hands are wet, oily or holding a meter lid.',
  },
  picture: {
    kind: 'chat',
    words: {
      label:
        'Sample voice conversation: a number is heard, read back, corrected and passed on only once it’s confirmed',
      messages: [
        { from: 'assistant', text: 'Hello, I’m an AI assistant. Would you like to report a meter reading?' },
        { from: 'visitor', text: 'Yes. Fourteen thousand two hundred and thirteen.' },
        { from: 'assistant', text: 'I heard 1\u20114\u20112\u20113\u20110. Is that right?' },
        { from: 'visitor', text: 'No, thirteen at the end. One three.' },
        { from: 'assistant', text: '1\u20114\u20112\u20111\u20113, then. Shall I pass it on to billing?' },
        { from: 'visitor', text: 'Yes please.' },
      ],
    },
  },
  how: {
    title: 'Three stages, and the last matters most.',
    lead: 'When you type, you can see your own slips. When you speak, you need to hear them.',
    steps: [
      {
        title: 'Listen',
        text: 'Voice recognition turns what was said into text the chatbot can work with.',
      },
      {
        title: 'Interpret',
        text: 'Voice control turns the text into a request, such as a callback on Tuesday, and notes what’s still missing.',
      },
      {
        title: 'Confirm',
        text: 'The assistant repeats what counts. Before it passes anything on, it waits for a clear yes.',
      },
    ],
  },
  details: {
    title: 'Four sentences, and what the assistant says back.',
    lead: 'When reading back is vital, and when it would only get in the way.',
    entries: [
      {
        title: '‘Call me back on Tuesday.’',
        text: 'Which Tuesday? Giving the date settles it. A person rings back.',
        facts: [
          { name: 'Understood', text: 'callback from your team, day: Tuesday' },
          { name: 'Read back', text: '‘Tuesday 8\u00A0December. Is that right?’' },
        ],
      },
      {
        title: '‘My number is two, oh, double four, eight.’',
        text: 'Digits are best repeated one at a time.',
        facts: [
          { name: 'Understood', text: 'customer number 20448' },
          { name: 'Read back', text: '‘Two, zero, four, four, eight?’' },
        ],
      },
      {
        title: '‘When are you open?’',
        text: 'A question changes nothing, so there’s nothing to confirm.',
        facts: [
          { name: 'Understood', text: 'opening hours' },
          { name: 'Read back', text: 'nothing; the answer comes straight away' },
        ],
      },
      {
        title: '‘Oh, this is hopeless.’',
        text: 'There’s no request in that, so it offers a person.',
        facts: [
          { name: 'Understood', text: 'no request' },
          { name: 'Read back', text: '‘Would you like somebody from our team to get in touch?’' },
        ],
      },
    ],
  },
  limits: {
    title: 'Where speech falls short.',
    lead: 'Some things are better typed. Keep the web chat for those.',
    items: [
      'Noise, strong accents and proper names cause errors. Reading back catches many of them, though not all.',
      'Passwords, PINs, card details and anything about health have no place in a spoken conversation.',
      'The assistant doesn’t check who is speaking, so questions about an account or a contract go to a person.',
      'On a smart speaker, the maker of the device processes what is said. Where a language model words the answer, its operator does too.',
    ],
  },
  plans: {
    title: 'Voice counts as a channel.',
    text: 'Voice recognition and voice control come with every plan. A voice assistant beside your web chat takes up one more channel.',
  },
  questions: {
    title: 'Three questions worth asking.',
    items: [
      {
        question: 'Does it replace our phone system?',
        answer:
          'No. The voice assistant is one of your chatbot’s channels; taking phone calls isn’t part of it. Anyone who’d rather ring still reaches your team.',
      },
      {
        question: 'Do we have to rewrite everything for speech?',
        answer:
          'The facts stay. Spoken answers should be shorter, though: two sentences rather than two paragraphs, and no links that nobody can click.',
      },
      {
        question: 'Which devices does it run on?',
        answer:
          'That depends on where your customers would speak. Name the device or platform (a microphone in the web chat, perhaps) and we’ll check it before we quote.',
      },
    ],
  },
  related: {
    title: 'Goes well with',
    product: { title: 'AI chatbot', text: 'Where the voice assistant gets its answers.' },
    useCase: { title: 'Support requests', text: 'Answer what’s known, pass on what’s tricky.' },
  },
  next: {
    title: 'Which sentence should it learn first?',
    text: 'Give us the one thing your customers would rather say than type. We’ll write back to say whether it suits speech and what it would take.',
    button: 'Send us a sentence',
  },
};
