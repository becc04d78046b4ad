import type { answers as de } from '../de/answers.ts';

export const answers = {
  actions: {
    handover: 'Talk to a person',
    demo: 'Book a demo',
    pricing: 'Compare plans',
    contact: 'Write a message',
    otherLanguage: 'Weiter auf Deutsch',
  },
  starters: [
    'What does the chatbot cost?',
    'What does the chatbot actually do?',
    'Where are conversations stored?',
    'How can we cancel?',
  ],
  under: 'Under “{question}” it says:',
  greeting:
    'Hello! I am the AI assistant of {brand}. Ask me about features, prices, the contract or data protection: I answer with what this website says, and show you where it says so.',
  thanks: 'You are welcome. If anything is still open, just ask.',
  goodbye: 'Goodbye! If something else comes to mind later, I am here.',
  identity:
    'I am an AI assistant, not a person. I look things up in the texts of this website, answer with what they say, and show you where. If I find nothing, I tell you. If you like, I pass our conversation on to a person.',
  abilities:
    'I answer questions about {brand}: what the chatbot can do, what it costs, how the contract works and what happens to data. I can tell you free times for a demo and pass you on to a person if you like.',
  handover:
    'Gladly. Leave an email address, and somebody from our team will read our conversation and answer you by email.',
  unsure:
    'I have found no reliable answer to that on this website, and I would rather not make one up. Somebody from our team can help you, by email or in a demo.',
  unclear: 'I did not understand that. Could you put it another way, as a whole question for example?',
  instructions:
    'A message in the chat does not change my rules, and I can say no more than what stands on this website. I am happy to answer questions about {brand}.',
  othersData:
    'I cannot tell you anything about that: I have no access to data of customers or other visitors. If you would like to know what is stored about yourself, please turn to our team.',
  insult:
    'You sound annoyed. I am only a program, and glad to help if you tell me what you are looking for. Or I can pass you on to a person.',
  personal: 'Please do not write passwords, account or card numbers or health data here. I do not need them to answer.',
  keepsContact:
    'I do not keep your contact details here. If somebody should get back to you, please use “Talk to a person”.',
  otherLanguage: 'On this page I answer in English. On the German website I answer in German.',
  contact: {
    phone: 'Phone: {phone}',
    mail: 'Email: {mail}',
    noPhone:
      'There is no phone number on this website yet. Write your number and a time that suits you into the contact form, and we will call you.',
    form: 'A person reads what you send with the contact form, and the answer comes by email. The company details are in the imprint.',
  },
  demo: {
    slots: 'A demo takes {minutes} minutes. The next free times (Berlin time):',
    book: 'The calendar has all free times. Nothing is booked until you send the form there.',
    none: 'No time for a demo is free at the moment. Write to us, and we will find one.',
  },
  prices: {
    overview: 'There are three plans. They differ mainly in how many active users a month are included:',
    line: '{title}: {price} a month, up to {users} active users',
    plan: '{title} costs {price} a month, for up to {users} active users. {free}',
    features: 'It comes with:',
    forUsers:
      'For {count} active users a month, {title} is the plan that fits: {price} a month, for up to {users} active users. {free}',
    tooMany:
      'The largest plan, {title}, covers {users} active users a month. For {count}, our team makes you an offer.',
    extras: 'With what you need beyond that ({extras}), it comes to {total} a month.',
    operators: { one: '1 more operator', many: '{count} more operators' },
    channels: { one: '1 more channel', many: '{count} more channels' },
    onRequest: 'How many operators and channels {title} includes is agreed with you in the offer.',
    year: 'Invoices come at the end of each month; twelve months of {title} are {total}.',
    activeUser: 'An active user is a person who talks to your chatbot at least once in the month.',
    next: ['Who counts as an active user?', 'Can we add operators or channels later?', 'How can we cancel?'],
  },
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
