import type { pageChat as de } from '../de/pageChat.ts';

export const pageChat = {
  title: 'What would you like to know?',
  lead: 'An AI answers here, not a person. It looks for your answer in the pages of this website and shows you where it found it.',
  greeting: 'Hello! I’m the AI assistant at {brand}, not a person. What would you like to know?',
  example: {
    question: 'What does the chatbot cost?',
    answer:
      'There are three plans: {essential}, {professional} or {enterprise} a month. For businesses only, plus\u00A0VAT.',
    source: 'Which plans are there?',
  },
} satisfies typeof de;
