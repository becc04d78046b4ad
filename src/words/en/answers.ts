import type { answers as de } from '../de/answers.ts';

export const answers = {
  actions: {
    handover: 'Talk to a person',
    demo: 'Book a demo',
  },
  unsure:
    'I have found no reliable answer to that on this website, and I would rather not make one up. Somebody from our team can help you.',
  refused: {
    origin: 'This question came from another website and was not accepted.',
    tooMany: 'A great many questions have just come from your connection. Please ask again in {minutes}.',
    notReady: 'The chat cannot answer right now. Please write to us with the contact form.',
    json: 'This request could not be read. Please reload the page.',
    shape: 'This request could not be read. Please reload the page.',
    tooLarge: 'This request is too large. Please ask a shorter question.',
    empty: 'Please write your question first.',
    tooLong: 'Please shorten your question to 1,000 characters at most.',
    history: 'The conversation so far is too long to read along. Please start a new one.',
  },
} satisfies typeof de;
