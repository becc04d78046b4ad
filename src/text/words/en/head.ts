import type { head as de } from '../de/head.ts';

export const head = {
  pictureAlt: 'Green speech bubble on a light ground with the text: ‘{headline}’ Below it the {brand} mark.',
  pictureExchangeAlt:
    'Two speech bubbles on a light ground. The question: ‘{question}’ The answer: ‘{answer}’ Below them the {brand} mark.',
  pictureLine: 'No-code AI chatbots. Hosted in Germany.',
  appDescription: 'No-code AI chatbot and customer dialogue',
  softwareDescription:
    'No-code AI chatbot platform: knowledge base, live chat, voice assistant and channels with personal onboarding, hosted in Germany.',
} satisfies typeof de;
