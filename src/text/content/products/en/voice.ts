import type { ProductText } from '../schema.ts';

export const voice: ProductText = {
  meta: {
    name: 'Voice assistant',
    title: 'Voice assistant: it listens, then checks | {brand}',
    headline: 'Said, understood, confirmed.',
    description:
      'Speech recognition for your chatbot: the assistant repeats what it understood and waits for a yes before anything goes to your team.',
  },
  hero: {
    title: 'Hands full? Just say it.',
    lead: 'Your customers speak, the assistant repeats what it understood and passes a request to your team once they’ve confirmed it. It helps when their hands are wet, oily or full. It doesn’t take phone calls.',
  },
  picture: {
    kind: 'call',
    words: {
      label: 'Sample voice conversation: two numbers heard, read back, corrected and passed on only once confirmed',
      messages: [
        {
          from: 'assistant',
          text: 'Hello, I’m an AI assistant. Your reading goes to billing. On the way, it passes through the companies that run this speaker, its speech recognition, our chat and its AI. Which meter is it, and what does it read?',
        },
        { from: 'visitor', text: 'The one ending six oh nine: fourteen thousand two hundred and thirteen.' },
        {
          from: 'assistant',
          text: 'Meter 6\u20110\u20119, reading 1\u20114\u20112\u20113\u20110. Is that right?',
          act: 'reads-back',
        },
        { from: 'visitor', text: 'No, thirteen at the end. One three.' },
        {
          from: 'assistant',
          text: '1\u20114\u20112\u20111\u20113, then. Shall I pass both on for billing to check?',
          act: 'reads-back',
        },
        { from: 'visitor', text: 'Yes please.' },
      ],
      understood: { title: 'Reading confirmed', value: '14213' },
    },
  },
  how: {
    title: 'Three stages, and the last matters most.',
    lead: 'When you type, you can see your own slips. When you speak, you need to hear them.',
    steps: [
      {
        title: 'Listen',
        text: 'Speech recognition turns what was said into text the chatbot can work with.',
      },
      {
        title: 'Interpret',
        text: 'The chatbot turns the text into a request, such as a callback on Tuesday, and notes what’s still missing.',
      },
      {
        title: 'Confirm',
        text: 'The assistant repeats what counts. Before a request goes to your team, it waits for a clear yes.',
      },
    ],
  },
  details: {
    title: 'Four sentences, and what the assistant says back.',
    lead: 'Some things must be read back. With others, reading back only gets in the way.',
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
        text: 'There’s no request in that, so the assistant offers a person.',
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
      'Noise, proper names and some accents cause errors. Reading back can catch them, but not every one.',
      'Ask people not to say passwords, PINs, card details or, unless they’ve consented first, anything about their health.',
      'The assistant doesn’t check who is speaking. Your team checks any meter reading it takes down; questions about an account or a contract go to a person.',
      'Everything said is processed, confirmed or not: first by the maker of any smart speaker and the provider of the speech recognition, then on our platform. Where a language model writes the answer, its provider receives the text.',
    ],
  },
  plans: {
    title: 'Instead of web chat, or as well.',
    text: 'Voice can be your channel on any plan; whether it works depends on your customers’ devices. To have it alongside web chat on {essentialName} or {professionalName}, you add a channel.',
  },
  questions: {
    title: 'Three questions worth asking.',
    items: [
      {
        question: 'Does it replace our phone system?',
        answer:
          'No. It’s one of your chatbot’s channels and doesn’t take phone calls. Anyone who’d rather ring still reaches your team.',
      },
      {
        question: 'Do we have to rewrite everything for speech?',
        answer:
          'The facts stay. Spoken answers should be shorter, though: two or three sentences rather than two paragraphs, and no links, since nobody can click them.',
      },
      {
        question: 'Which devices does it run on?',
        answer:
          'There are two possibilities: a microphone in the web chat, or a voice device such as a smart speaker. Tell us which one your customers would use, and in which language: your quote says whether it works, and whether the microphone counts as a separate channel.',
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
