import type { IndustryText } from '../schema.ts';

export const banking: IndustryText = {
  meta: {
    name: 'Banking',
    title: 'Banking chatbot: a lost card, and what to do | {brand}',
    headline: 'My card’s gone. Who do I call?',
    description:
      'Lost card? The AI chatbot shows how to block it in approved wording, warns against typing a PIN and hands hard questions to your team.',
  },
  question: '‘My card’s gone.\nWho do I call?’',
  headline: 'Nobody asking this has time to search.',
  lead: 'Your customer needs to block the card, fast. The assistant says how, in fixed wording your compliance team has approved. The flow has no step that asks for a PIN, and the greeting warns against typing one. Liability, fraud and complaints go to your team.',
  data: {
    title: 'The assistant is set up not to ask for secrets.',
    lead: 'The greeting says what to leave out before anyone types. A PIN or card number sent anyway is in the history: before you go live, we agree who sees it and when it’s deleted.',
    rows: [
      {
        what: 'PIN, passcode, password, card number',
        why: 'not needed',
        where: 'nowhere, ideally; if typed anyway, wherever the chat goes (see the next row)',
      },
      {
        what: 'What it’s about, callback number',
        why: 'to pick the right team and ring back',
        where:
          'our platform, hosted in Germany (us and our hosting provider), then that team; the language model’s provider, if one writes the reply; your CRM or helpdesk, if connected',
      },
      { what: 'Account data', why: 'not used in this chat', where: 'nowhere: it stays in your app and online banking' },
    ],
  },
  talk: {
    title: 'Block first, questions later.',
    lead: 'She’s on a station platform, and her coat pocket is empty.',
    scene: { time: '5.20\u00A0pm', day: 'Friday', place: 'The bank’s web chat' },
    visitor: 'Customer',
    team: 'Fraud team',
    turns: [
      {
        message: {
          from: 'assistant',
          text: 'Hello, I’m the bank’s AI assistant. Please don’t type a PIN, passcode or card number here. How can I help?',
        },
        comment: 'AI notice and warning come before she types.',
      },
      { message: { from: 'visitor', text: 'my debit card’s been stolen!! should I send you the number?' } },
      {
        message: {
          from: 'assistant',
          text: 'No, please don’t: I can’t see accounts. If you’re in danger, ring 999 first. Block the card in the app under ‘Cards’ or on our lost and stolen line (number above this chat, day and night), then report the theft to the police on 101.',
          source: 'Lost and stolen › What to do',
        },
        comment: 'Two ways to block it, in fixed wording. The chat itself blocks nothing.',
      },
      { message: { from: 'visitor', text: 'blocked. am I liable if they’ve already taken money out' } },
      {
        message: {
          from: 'assistant',
          text: 'That depends on the case, and I don’t advise on it. Our fraud team answers in this chat until 6\u00A0pm and would see what you’ve written. Our privacy notice says who processes it. Shall I hand it over?',
        },
        comment: 'A legal question, so the assistant stops here and asks before it hands over.',
      },
      { message: { from: 'visitor', text: 'yes quick' } },
      {
        message: {
          from: 'team',
          text: 'Hello, this is the fraud team. Please log in to online banking and write to me there, and we’ll look at the payments together.',
        },
        comment: 'Even the fraud team waits for the login.',
      },
    ],
  },
  tasks: {
    title: 'The assistant explains. Your bank advises.',
    assistant: [
      'How to block a card, before anything else',
      'What banking terms mean, from answers you’ve approved',
      'Opening hours, cash machines, what to bring',
      'Appointment requests, with subject and branch',
    ],
    people: [
      'Recommendations on investments and loans',
      'Liability, suspected fraud, complaints',
      'Anything that needs a logged-in customer',
    ],
  },
  start: {
    title: 'Begin with the wording.',
    lead: 'In a bank, sign-off often takes longer than set-up. So bring three signed-off answers: in the demo, we build a chatbot that gives them. Send us your reviewers’ questions first; a person will reply by email.',
    items: [
      { title: 'Approved wording', text: 'On blocking, fees and appointments, with dates of approval.' },
      { title: 'Subjects that are off limits', text: 'What it mustn’t discuss, and who deals with it instead.' },
      {
        title: 'Your reviewers’ questions',
        text: 'On outsourcing (EU: DORA; UK: PRA and FCA rules), audit rights and exit, the language model and sub-processors, and accessibility (EU: European Accessibility Act; Great Britain: Equality Act).',
      },
    ],
    button: 'Send us your reviewers’ questions',
  },
  connections: {
    title: 'Connected, but nowhere near the account.',
    items: [
      {
        title: 'Appointment booking',
        text: 'An add-on, priced in your quote once we’ve checked your branch diaries.',
      },
      { title: 'CRM', text: 'Callback requests with a subject and no account data, once we’ve checked your system.' },
      {
        title: 'Helpdesk',
        text: 'A complaint could become a ticket, word for word; we check your helpdesk before we quote.',
      },
    ],
  },
  fit: {
    title: 'Goes well with',
    items: [
      {
        page: 'business-solution',
        label: 'For decision makers',
        text: 'Risk, responsibility and the first 90\u00A0days.',
      },
      { page: 'products/dashboard', label: 'Dashboard', text: 'Roles, rights and who can read which conversation.' },
      { page: 'faq', label: 'Data protection questions', text: 'Who receives conversations, and what’s still open.' },
    ],
  },
};
