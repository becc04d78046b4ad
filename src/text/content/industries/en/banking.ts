import type { IndustryText } from '../schema.ts';

export const banking: IndustryText = {
  meta: {
    name: 'Banking',
    title: 'Banking chatbot: lost card, no secrets asked | {brand}',
    headline: 'My card’s gone. Who do I call?',
    description:
      'Lost card? The AI chatbot shows how to block it without asking for a PIN, answers from approved wording and hands hard questions to your bank.',
  },
  headline: '‘My card’s gone. Who do I call?’',
  lead: 'What counts now is the quickest way to block the card. The assistant gives it, asks for no PIN, and answers from content your compliance team approved. Delicate matters go to your advisers.',
  opening: {
    question: 'My purse has been stolen, and my card was in it!',
    answer: 'I’m an AI assistant. Please freeze the card now, in the app or by phone. I don’t need the card number.',
    source: 'Lost and stolen › Debit card',
    replies: ['In the app', 'By phone'],
  },
  data: {
    title: 'It doesn’t ask for secrets.',
    lead: 'The assistant says so before anyone types. If someone types a card number anyway, it’s in the history. Who sees it and what happens then, we agree before launch.',
    rows: [
      { what: 'PIN, passcode, password', why: 'never needed', where: 'nowhere; the flow doesn’t ask' },
      {
        what: 'What it’s about, callback number',
        why: 'decides the route: block, card, loan',
        where: 'our platform, hosted in Germany; the language model’s operator, if one words the reply',
      },
      { what: 'Account data', why: 'only after logging in with you', where: 'stays in your app and online banking' },
    ],
  },
  talk: {
    title: 'Block first, questions later.',
    lead: 'A station platform, an empty coat pocket.',
    scene: 'Friday, 5.20\u00A0pm, the bank’s web chat',
    visitor: 'Customer',
    team: 'Adviser',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Hello, I’m the bank’s AI assistant. Please don’t type a PIN, passcode or card number here. How can I help?',
        },
        comment: 'The warning and the AI notice, before she types.',
      },
      { message: { from: 'visitor', text: 'my debit card’s been stolen!! should I send you the number?' } },
      {
        message: {
          from: 'assistant',
          text: 'No, please don’t: I can’t see accounts. Block it now, in the app under ‘Cards’ or on our lost and stolen line (number above this chat). Then tell the police on 101.',
          source: 'Lost and stolen › What to do',
        },
        comment: 'Two routes, from approved wording. The chat blocks nothing itself.',
      },
      { message: { from: 'visitor', text: 'blocked. am I liable if they’ve already taken money out' } },
      {
        message: {
          from: 'assistant',
          text: 'That depends on the case, and I don’t advise on it. I’m handing you over to our advisers, who are here until 6\u00A0pm.',
        },
        comment: 'A legal question. This is where a bot should stop.',
      },
      {
        message: {
          from: 'team',
          text: 'Hello, adviser here. Please log in to online banking and message me there, and we’ll go through the payments.',
        },
        comment: 'Even the adviser waits for the login.',
      },
    ],
  },
  tasks: {
    title: 'The assistant informs. Your bank advises.',
    assistant: [
      'The way to block a card, before anything else',
      'Terms on statements and loan agreements',
      'Opening hours, cash machines, what to bring',
      'Requests for an appointment, with subject and branch',
    ],
    people: [
      'Recommendations on investments and loans',
      'Liability, suspected fraud, complaints',
      'Anything that needs a logged-in customer',
    ],
  },
  start: {
    title: 'Begin with the wording.',
    lead: 'In a bank, sign-off often takes longer than setting up. So in the demo, you watch us build a chatbot from three answers you’ve already approved. Send us your reviewers’ questions first; a person replies by email.',
    items: [
      { title: 'Approved wording', text: 'On blocking, fees and appointments, with dates of approval.' },
      { title: 'Subjects that are off limits', text: 'What it shouldn’t discuss, and who will.' },
      {
        title: 'Your reviewers’ questions',
        text: 'On outsourcing, DORA, language model, sub-processors.',
      },
    ],
    button: 'Send review questions',
  },
  connections: {
    title: 'Connected, but nowhere near the account.',
    items: [
      {
        title: 'Appointment booking',
        text: 'An add-on, priced in your quote. First we check whether it suits branch diaries.',
      },
      { title: 'CRM', text: 'Callback requests could arrive there, with a subject and no account data.' },
      { title: 'Helpdesk', text: 'A complaint could become a ticket, word for word; we check yours before we quote.' },
    ],
  },
  fit: {
    title: 'Goes well with',
    items: [
      {
        page: 'business-solution',
        label: 'For decision makers',
        text: 'Risk, responsibility and the first ninety days.',
      },
      { page: 'products/dashboard', label: 'Dashboard', text: 'Roles, rights and who can read which conversation.' },
      { page: 'faq', label: 'Data protection questions', text: 'Language model, operator, storage period.' },
    ],
  },
};
