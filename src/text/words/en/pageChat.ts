import type { pageChat as de } from '../de/pageChat.ts';

export const pageChat = {
  title: 'What would you like to know?',
  lead: 'The AI assistant of this website answers here, not a person. It looks for your answer in our pages, without a language model, and shows you where it found it. Your own chatbot answers from your knowledge base; hear it in the demo.',
  greeting:
    'Hello! I’m this website’s AI assistant: not a person, and not yet your chatbot. What would you like to know?',
  example: {
    question: 'What does the chatbot cost?',
    answer:
      'There are three plans: {essential}, {professional} or {enterprise} a month. For businesses only, plus\u00A0VAT.',
    source: 'Which plans are there?',
  },
} satisfies typeof de;
