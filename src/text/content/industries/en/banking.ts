import type { IndustryText } from '../schema.ts';

export const banking: IndustryText = {
  meta: {
    name: 'Banking',
    title: 'Banking chatbot: block a card, share no secrets | {brand}',
    headline: 'My card’s gone. Who do I call?',
    description:
      'A lost card needs the shortest route to a block. The AI chatbot never asks for secrets, keeps to approved wording and puts people through to your bank.',
  },
  headline: '‘My card’s gone. Who do I call?’',
  lead: 'At that moment only the shortest route to a block matters. The assistant knows it, wants neither PIN nor card number, and speaks in sentences your compliance people have read.',
  opening: {
    question: 'My wallet’s been stolen with my card in it!',
    answer: 'Please block it now, in the app or by phone. I’m an AI assistant and don’t need the card number.',
    source: 'Blocking › Debit card',
    replies: ['Show the hotline', 'Block in the app'],
  },
  data: {
    title: 'What it never learns, it cannot leak.',
    lead: 'Secrets do not belong in a chat window. Should someone type a PIN or card number anyway, the assistant warns them and makes no use of it.',
    rows: [
      { what: 'PIN, passcode, password', why: 'never required', where: 'nowhere; chat does not ask' },
      { what: 'The matter itself', why: 'chooses the route: block, card, loan', where: 'routing inside your bank' },
      { what: 'Name and callback number', why: 'on request, so that someone can ring', where: 'the branch’s inbox' },
      { what: 'Account data', why: 'only after your own login', where: 'stays in the app and online banking' },
    ],
  },
  talk: {
    title: 'Blocked in two minutes, no secret told.',
    lead: 'Friday evening, a station platform, an empty coat pocket. She is typing faster than she thinks, and the assistant slows her down at exactly one point.',
    scene: 'Friday, 6.20 pm, the bank’s web chat',
    visitor: 'Customer',
    team: 'Adviser',
    turns: [
      { message: { from: 'visitor', text: 'Debit card stolen, the number is 4929…' } },
      {
        message: {
          from: 'assistant',
          text: 'Wait: please don’t put the number in here. You won’t need it in this chat to get the card blocked.',
          source: 'Security › Data in chat',
        },
        comment: 'Steps in before the secret is complete.',
      },
      { message: { from: 'visitor', text: 'OK. Now what?' } },
      {
        message: {
          from: 'assistant',
          text: 'Quickest is the app, under ‘Cards’. Without it, ring the hotline; its number is above this window.',
          source: 'Blocking › Ways',
        },
        comment: 'Two routes, both from approved text. The block itself is the bank’s doing.',
      },
      { message: { from: 'visitor', text: 'Blocked it in the app. Am I liable if they’ve already taken money?' } },
      {
        message: {
          from: 'assistant',
          text: 'That depends on the case, and I don’t advise on it. I’ll put you through to an adviser.',
        },
        comment: 'Liability is legal advice. This is where a bot should stop.',
      },
      {
        message: {
          from: 'team',
          text: 'Good evening. I can see you’re asking about liability. Once you’ve logged in, we’ll go through the transactions together.',
        },
        comment: 'Even the adviser opens no account before the login.',
      },
    ],
  },
  tasks: {
    title: 'Shows the way, sticks to the wording.',
    assistant: [
      'Giving the route to a block at any hour, before anything else',
      'Putting terms from statements and loan agreements into plain words',
      'Opening hours, cash machines, papers to bring',
      'Offering appointments by subject and branch',
    ],
    people: [
      'Recommendations on investments and loans',
      'Liability, suspected fraud, complaints',
      'Everything that needs a logged-in customer',
    ],
  },
  start: {
    title: 'Begin with the wording, not the wiring.',
    lead: 'In a bank, approval takes longer than configuration. So we start with sentences.',
    items: [
      { title: 'Approved texts', text: 'On blocking, fees and appointments, each with its approval date.' },
      { title: 'Subjects that are off limits', text: 'What the assistant will not discuss, and who does instead.' },
      {
        title: 'Outsourcing and data protection',
        text: 'Bring your reviewers along. We show them which data goes where.',
      },
    ],
    button: 'Start with the review',
  },
  connections: {
    title: 'Connected, without touching the account.',
    items: [
      { title: 'Branch diaries', text: 'offer free times for the subject in question.' },
      { title: 'CRM', text: 'takes callback requests with their subject and no account data.' },
      { title: 'Telephone system', text: 'routes urgent callers through the voice assistant to the right desk.' },
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
      { page: 'products/dashboard', label: 'Dashboard', text: 'Roles, rights and who sees which dialogue.' },
    ],
  },
};
