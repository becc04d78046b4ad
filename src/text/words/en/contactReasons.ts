import type { ContactReasonWords } from '../contactReasonWords.ts';

export const contactReasons: ContactReasonWords = {
  page: 'You’ve come from ‘{page}’. Tell us what you’d like to know about it; we’ll see the topic with your message.',
  families: {
    industries:
      'You’ve come from our page on {page}. Which three questions do you hear most often, and where do they reach you? Our reply will start there.',
    products:
      'You’ve come from ‘{page}’. Tell us what you’d use it for and which systems you run. Our reply will say what works and what we’d have to check first.',
    solutions:
      'You’ve come from ‘{page}’. How many people on your team answer, and which questions keep coming round? We’ll reply with a suggestion for the first step.',
    'use-cases':
      'You’ve come from ‘{page}’. Describe the job that eats most of your time: what people ask, what you say and who takes over.',
    examples:
      'You’ve come from the sample conversations on {page}. Describe a conversation you really have, and we’ll tell you which parts a chatbot could take on.',
    templates:
      'You’ve come from the templates for {page}. Say which template you mean and what’s different at your end, and we’ll adapt it in the demo.',
  },
  pages: {
    home: 'You’d like to talk about a connection. Name the system and its version, and what the chatbot should look up or enter there. We check whether it can be done before we quote.',
    'integrations-directory':
      'You’re asking about a connection. Name the system and its version, and what the chatbot should look up or enter there. We check whether it can be done before we quote.',
    'business-solution':
      'You have a say in the decision. Tell us what has to be settled at your company, be it data protection, the contract or the works council, and we’ll answer point by point.',
    templates:
      'None of the templates fits. Describe the job in three sentences, and we’ll tell you whether it can be built from blocks.',
  },
  special: {
    callback: {
      name: 'Call back',
      intro: 'You’d like a call. Leave your number, and tell us which days and times suit you.',
    },
    onboarding: {
      name: 'Personal onboarding',
      intro:
        'You’re asking about personal onboarding. Tell us where you’d like to start and who’ll be involved; you’ll have scope and price in front of you before you decide.',
    },
    'price-question': {
      name: 'Question about price or contract',
      intro:
        'You have a question about price or contract. It helps to know roughly how many people write to you in a month.',
    },
    'own-case': {
      name: 'Their own case',
      intro:
        'Your case wasn’t on the list. Describe it as you would to a new colleague: who asks, what they ask and how it should end.',
    },
  },
};
