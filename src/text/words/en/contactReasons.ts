import type { ContactReasonWords } from '../contactReasonWords.ts';

export const contactReasons: ContactReasonWords = {
  page: 'You’ve come from ‘{page}’. Tell us what you’d like to know about it, or what your customers ask most. A person will reply.',
  families: {
    'use-cases':
      'You’ve come from ‘{page}’. Describe the job that eats up most of your time: what people ask, what you say and who takes over.',
    examples:
      'You’ve come from the sample conversations on ‘{page}’. Describe a conversation you really have, without names, numbers or anything else personal, and we’ll tell you which parts a chatbot could take on.',
    templates:
      'You’ve come from the templates for ‘{page}’. Send us the example that page asked for, or tell us which flow comes closest and what’s different at your end. A person will reply.',
  },
  pages: {
    home: 'Tell us what your customers ask most, one question per line. Somebody from our team will reply to you personally.',
    'integrations-directory':
      'You’re asking about a connection. Name the system and its version, and what the chatbot should look up or enter there. We check whether it can be done before we quote.',
    'business-solution':
      'Tell us what has to be settled at your company before you decide, be it data protection, the contract or staff consultation, and we’ll answer point by point.',
    solution:
      'Give us your team size, requests a month and average gross salary, or describe your case. We’ll do the sums and email you the result.',
    'index-chatgpt':
      'You’d like to see it in action. Send us three questions, and we’ll use them to show you what a language model adds and where looking things up is safer.',
    'blog/knowledge-base':
      'You’re asking about personal onboarding. Tell us which content you already have and who’ll be involved.',
    'blog/data-protection':
      'You have questions about data protection. Ask them one at a time, ideally one per data flow, and we’ll answer each.',
    'newsroom/no-tracking':
      'You have a question about data protection on this website. Ask what we store about you, or name the page and browser if something looked wrong.',
    'newsroom/accessibility':
      'You’d like to report a barrier. Tell us which page it’s on and what didn’t work; say how you use the site only if you like.',
    templates:
      'None of the templates fits. Describe the job in three sentences, and we’ll tell you whether it can be built from blocks.',
    'products/ai-chatbot':
      'Send us up to ten questions the way your customers ask them, one per line. We’ll tell you which ones a chatbot can answer and which belong with people.',
    'products/live-chat':
      'List the topics that reach you and who answers each, one per line. We’ll suggest the routing rules from that.',
    'products/voice':
      'Write down the first sentence somebody should say to your voice assistant, and what should happen next. We’ll tell you whether that would work, and how.',
    'products/web-chat':
      'Send us the address of the page where the chat should appear. If you chose colours in the editor, they’re already in your message.',
    'products/builder':
      'Describe a conversation you often have: how it starts, what gets asked, how it ends. In the demo we’ll build the flow from it.',
    'products/integrations':
      'Name the system and its version and, in one sentence, what the chatbot should look up or enter there. We check whether it can be done before we quote.',
    'products/add-ons':
      'Tell us which add-on you need and roughly how often it would be used in a month. We’ll reply with the price and what you’d need.',
    'products/dashboard':
      'What would you like the reporting to tell you? We’ll show you which of your questions it answers.',
    'solutions/customer-service':
      'Send us your most common questions, with a rough number per month. We’ll suggest which ones the chatbot should start with.',
    'solutions/conversational-marketing':
      'Describe the campaign or page, and what a conversation should turn into: an enquiry, an appointment, a sign-up.',
    'solutions/e-commerce-and-sales':
      'Send us up to ten questions people ask before they buy, and the name of your shop software. We check what can be connected before we quote.',
    'industries/retail':
      'Which three questions do you hear most before a busy season, and which shop software do you run? Our reply will start there.',
    'industries/manufacturing':
      'Which product line is it, who asks about it (dealers, fitters, end customers), and in which languages? Our reply will start there.',
    'industries/energy':
      'When are your meters read, and which questions pile up then? And what does your customer portal already answer?',
    'industries/insurance':
      'Which line of business should come first, and which details does your claims team need before anything else? Please don’t send us real claims.',
    'industries/banking':
      'Send us the questions your auditors ask, for instance on outsourcing, the language model or record-keeping. We’ll answer point by point. Please don’t send us any account details.',
    'industries/healthcare':
      'Which practical questions reach your practice or clinic every day, and when does the phone ring most? Please don’t send us anything about patients.',
    'industries/public-sector':
      'Which services do people ask about most, and who approves what you publish? If a tender is already planned, tell us. Please leave out anything about individual residents.',
    'industries/tourism':
      'How many properties or rooms do you have, which languages do your guests speak, and what do they ask most? Our reply will start there.',
    'industries/real-estate':
      'How many enquiries does a listing bring, and which objective criteria decide who gets a viewing? Our reply will start there.',
    'industries/agencies':
      'What does your first client do, what should the chatbot take on, and by when? We’ll reply with the two options: a partner agreement, or a plan in the client’s own name.',
  },
  special: {
    callback: {
      name: 'Callback',
      intro:
        'You’d like a call. Leave your number, and tell us which days and times suit you. We’ll only use it to ring you about your enquiry.',
    },
    onboarding: {
      name: 'Personal onboarding',
      intro:
        'You’re asking about personal onboarding. Tell us where you’d like to start and who’ll be involved. You’ll see what’s included and what it costs before you decide.',
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
