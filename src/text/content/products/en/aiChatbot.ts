import type { ProductText } from '../schema.ts';

export const aiChatbot: ProductText = {
  meta: {
    name: 'AI chatbot',
    title: 'AI chatbot that answers with its source | {brand}',
    headline: 'It shows its source, or says it has none.',
    description:
      'An AI chatbot that answers from your own knowledge base, shows where each answer comes from and admits what it does not know. How it works, where it stops.',
  },
  hero: {
    title: 'It shows its source, or says it has none.',
    lead: 'The AI chatbot looks things up in your own material, writes an answer from what it finds and points to the page. If there is nothing to find, it tells people so.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Sample conversation: one answer with a source, one honest gap',
      messages: [
        { from: 'assistant', text: 'Good evening. I’m an AI assistant and I know our manuals. What do you need?' },
        { from: 'visitor', text: 'how often descale the K 200' },
        {
          from: 'assistant',
          text: 'Every eight weeks with hard water, otherwise every three months.',
          source: 'K 200 manual › Care',
        },
        { from: 'visitor', text: 'Can I use vinegar?' },
        {
          from: 'assistant',
          text: 'The manual says nothing about vinegar, and I won’t guess. Shall I ask our service team?',
        },
      ],
      replies: ['Yes, by email', 'No, thanks'],
    },
  },
  how: {
    title: 'What happens between question and answer.',
    lead: 'There is no months-long training. It works with the text you give it, and you decide what that text is.',
    steps: [
      {
        title: 'You supply the knowledge',
        text: 'Help pages, manuals, price lists, and the replies your colleagues have been pasting into emails for years.',
      },
      {
        title: 'Somebody asks',
        text: 'Typos, half sentences and slang are fine. When a question could mean two things, the chatbot asks which.',
      },
      {
        title: 'It retrieves, then writes',
        text: 'First come the passages that fit. The answer is written from those alone, with the reference underneath.',
      },
      {
        title: 'You read what was missing',
        text: 'Questions without a passage show up in the dialogues. Add a paragraph, and next time there is something to find.',
      },
    ],
  },
  details: {
    title: 'What to feed it.',
    lead: 'Decent answers start as decent text. These four kinds cover most of what customers ask.',
    entries: [
      {
        title: 'Frequent questions',
        text: 'The quickest start. Take the ones that return every week and give each a checked answer: that is FAQ automation, no detour needed.',
      },
      {
        title: 'Manuals and policies',
        text: 'Long documents can be summarised in the chat. The reference leads to the full wording for anyone who wants to read on.',
      },
      {
        title: 'Facts from your systems',
        text: 'Stock, delivery dates and order numbers change by the hour. They belong in a live connection rather than a document.',
      },
      {
        title: 'Lines you draw',
        text: 'Some subjects always go to people, and you choose which: cancellations, say, or complaints, or whatever is legally binding.',
      },
    ],
  },
  limits: {
    title: 'What it cannot do.',
    lead: 'Better to read it here than to find out later.',
    items: [
      'It knows nothing beyond your knowledge base and the systems you connect.',
      'It cannot tell that a text is out of date. If two sources disagree, a person has to settle it.',
      'It makes no decisions for you: no goodwill refunds, no diagnosis, no legal advice.',
      'Even with a source in hand, AI can misread a passage. That is why the reference is always on show.',
    ],
  },
  plans: {
    title: 'Part of every plan.',
    text: 'All three plans are built around the AI chatbot. The difference is how many people it may talk to in a month, and how many AI accounts come with it.',
  },
  questions: {
    title: 'Asked before it answers.',
    items: [
      {
        question: 'Will visitors know they are talking to AI?',
        answer:
          'Yes, before they type a word. The chatbot introduces itself as AI, and the header of the chat window repeats it.',
      },
      {
        question: 'How much material do we need to begin?',
        answer:
          'Less than you might expect. Your twenty most common questions are enough for a start; real conversations then show you what to add.',
      },
      {
        question: 'Who is allowed to edit the knowledge base?',
        answer:
          'People you have assigned to the project in a role that permits it. Somebody who only handles conversations does not need to touch the texts.',
      },
    ],
  },
  related: {
    title: 'Read on',
    product: { title: 'Live chat', text: 'Where a conversation goes once the chatbot passes.' },
    useCase: { title: 'Helpdesk and FAQ', text: 'Your first automated answers, step by step.' },
  },
  next: {
    title: 'Bring ten real questions.',
    text: 'Send us the last ten things customers asked you. We’ll say which the chatbot could answer today, and which it should leave alone.',
    button: 'Send ten questions',
  },
};
