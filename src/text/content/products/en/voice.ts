import type { ProductText } from '../schema.ts';

export const voice: ProductText = {
  meta: {
    name: 'Voice assistant',
    title: 'Voice assistant: recognition and control | {brand}',
    headline: 'Said, understood, confirmed.',
    description:
      'Voice recognition and voice control for your chatbot: what is said, what is understood and what is confirmed before anything happens. With its limits.',
  },
  hero: {
    title: 'Say it. Hear it back. Then it happens.',
    lead: 'Recognition turns speech into text; control turns text into an action. In between, the assistant checks that it heard you properly.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Sample voice conversation: a number is heard, read back, corrected and entered only after a yes',
      messages: [
        { from: 'assistant', text: 'Hello, this is an AI assistant. Would you like to report a meter reading?' },
        { from: 'visitor', text: 'Yes. Fourteen thousand two hundred and thirteen.' },
        { from: 'assistant', text: 'I heard 1-4-2-3-0. Is that right?' },
        { from: 'visitor', text: 'No, thirteen at the end. One three.' },
        { from: 'assistant', text: '1-4-2-1-3, then. Shall I enter it?' },
        { from: 'visitor', text: 'Yes please.' },
      ],
    },
  },
  how: {
    title: 'Three stages; the last one matters most.',
    lead: 'People who type can see a mistake. People who speak cannot. Voice control therefore works in three stages.',
    steps: [
      {
        title: 'Listen',
        text: 'Recognition writes down what was spoken. The microphone is on only while somebody has switched it on.',
      },
      {
        title: 'Interpret',
        text: 'The sentence becomes an intention, such as ‘move an appointment’, plus whatever details were given or are still missing.',
      },
      {
        title: 'Confirm',
        text: 'Before acting, the assistant repeats the details that count. Nothing is changed until it hears a clear yes.',
      },
    ],
  },
  details: {
    title: 'Said, understood, read back.',
    lead: 'Four sentences from four conversations. They show when reading back is vital, and when it would only be a nuisance.',
    entries: [
      {
        title: '‘Move it to Tuesday.’',
        text: 'Which Tuesday? A date settles it.',
        facts: [
          { name: 'Understood', text: 'move appointment, day: Tuesday' },
          { name: 'Confirmed', text: '‘Tuesday the eighth of December at ten. Correct?’' },
        ],
      },
      {
        title: '‘My number is two, oh, double four, eight.’',
        text: 'Digits are repeated singly, never as one large number.',
        facts: [
          { name: 'Understood', text: 'customer number 20448' },
          { name: 'Confirmed', text: '‘Two, zero, four, four, eight?’' },
        ],
      },
      {
        title: '‘When are you open?’',
        text: 'Information changes nothing, so asking back would just be in the way.',
        facts: [
          { name: 'Understood', text: 'opening hours' },
          { name: 'Confirmed', text: 'nothing; the answer comes straight away' },
        ],
      },
      {
        title: '‘Oh, this is hopeless.’',
        text: 'Frustration is not a command. A person listens better.',
        facts: [
          { name: 'Understood', text: 'no request, but annoyance' },
          { name: 'Confirmed', text: '‘Would you like me to bring somebody in?’' },
        ],
      },
    ],
  },
  limits: {
    title: 'Where speech falls short.',
    lead: 'Some things are better typed, and we would rather say so now.',
    items: [
      'Noise, strong accents and proper names cause errors. Reading back catches many of them, not all.',
      'Passwords, PINs and card details have no place in a spoken conversation.',
      'It does not recognise anyone by their voice, and is not meant to.',
      'On a smart speaker or similar device, the maker of that device processes the speech as well.',
    ],
  },
  plans: {
    title: 'Voice counts as a channel.',
    text: 'Recognition and control are available whichever plan you choose. A voice assistant beside your web chat takes up one more channel.',
  },
  questions: {
    title: 'Asked out loud.',
    items: [
      {
        question: 'Does this replace our phone system?',
        answer:
          'No. The voice assistant is one of your chatbot’s channels. Whether it can work with your telephony is something we look at case by case.',
      },
      {
        question: 'Do we have to rewrite everything for speech?',
        answer:
          'The facts stay the same, but spoken answers should be shorter: two sentences rather than two paragraphs, and ‘I’ll send it to you’ instead of a link.',
      },
      {
        question: 'Can visitors switch between speaking and typing?',
        answer:
          'In the web chat, yes. Speech is an offer there. Anyone on a crowded train just keeps typing and loses nothing.',
      },
    ],
  },
  related: {
    title: 'Goes together with',
    product: { title: 'AI chatbot', text: 'Where the voice assistant gets its answers.' },
    useCase: { title: 'Support requests', text: 'Solve the routine, pass on what is tricky.' },
  },
  next: {
    title: 'Which sentence should it learn first?',
    text: 'Name the one thing your customers would rather say than type. We’ll work out with you whether it suits speech.',
    button: 'Suggest a sentence',
  },
};
