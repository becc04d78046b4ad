import type { ProductText } from '../schema.ts';

export const aiChatbot: ProductText = {
  meta: {
    name: 'AI chatbot',
    title: 'AI chatbot that answers with its source | {brand}',
    headline: 'An answer, and where it came from.',
    description:
      'An AI chatbot that answers from your own knowledge base, shows the source and is built to say so if it finds nothing. What it needs and where it stops.',
  },
  hero: {
    title: 'An answer, and where it came from.',
    lead: 'Typing the same reply for the tenth time this week? The AI chatbot searches your knowledge base, writes an answer and shows the source. When it draws a blank, it’s built to say so and offer to bring in your team.',
  },
  picture: {
    kind: 'chat',
    words: {
      label: 'Sample conversation: one answer with a source, then a question the manual doesn’t cover',
      messages: [
        { from: 'assistant', text: 'Good evening. I’m an AI assistant and I know our manuals. What do you need?' },
        { from: 'visitor', text: 'how often descale the K\u00A0200' },
        {
          from: 'assistant',
          text: 'Every eight weeks with hard water, otherwise every three months.',
          source: 'K\u00A0200 manual › Care',
        },
        { from: 'visitor', text: 'Can I use vinegar?' },
        {
          from: 'assistant',
          text: 'The manual says nothing about vinegar, and I won’t guess. Shall I ask our service team?',
        },
      ],
      replies: ['Yes, please', 'No, thanks'],
    },
  },
  how: {
    title: 'From your pages to an answer.',
    lead: 'You decide what goes into the knowledge base.',
    steps: [
      {
        title: 'You fill the knowledge base',
        text: 'Help pages, manuals, price lists, and the replies your colleagues have been pasting into emails for years.',
      },
      {
        title: 'Somebody asks',
        text: 'In the web chat, in a messaging app or out loud. By then, they’ve been told it’s AI.',
      },
      {
        title: 'It looks, then it answers',
        text: 'First it finds the parts of your knowledge base that fit. The answer is written from those; in the web chat, the source is shown underneath.',
      },
      {
        title: 'You fill the gaps',
        text: 'The conversations show you where it had no answer. Add a paragraph, and you’ve closed the gap.',
      },
    ],
  },
  details: {
    title: 'What belongs in the knowledge base.',
    lead: 'Three kinds of material, and what to keep for people.',
    entries: [
      {
        title: 'Frequent questions',
        text: 'Start with the ones that turn up every week and give each a checked answer. That’s FAQ automation in a nutshell.',
      },
      {
        title: 'Manuals and policies',
        text: 'The chatbot picks the part that matters out of a long document, and names that document as its source.',
      },
      {
        title: 'Facts from your systems',
        text: 'Stock and delivery dates change too often to be written down. Before we quote, we check whether the assistant can get them from your online shop; connecting a stock control system takes the custom API integration ({enterpriseName}).',
      },
      {
        title: 'Subjects for people',
        text: 'You choose what should always go to your team: cancellations, say, or complaints, or anything legally binding.',
      },
    ],
  },
  limits: {
    title: 'What it can’t do.',
    lead: 'Worth knowing before you plan.',
    items: [
      'It’s meant to answer only from your knowledge base and the systems you connect. Test that with questions you have no answer to.',
      'It can’t tell when a page is out of date. If two sources disagree, somebody on your side has to settle it.',
      'It isn’t there to decide. Goodwill refunds, diagnoses and legal advice are for people.',
      'AI can misread a source. That’s why it shows the source, and why you test before you go live.',
    ],
  },
  plans: {
    title: 'Part of every plan.',
    text: 'It’s the same chatbot in each. Plans differ in size; only the custom API integration, for instance with an ERP, is reserved for {enterpriseName}. For the chatbot, size means active users and AI accounts (an AI account is access to a language model that can write answers). A person counts as an active user if they interact with the chatbot at least once in a calendar month.',
  },
  questions: {
    title: 'Before you let it answer.',
    items: [
      {
        question: 'Will visitors know they’re talking to AI?',
        answer:
          'Yes. In the web chat, the top of the window says so before anyone types; your greeting has to say it too, on every channel. You choose the wording, but the notice stays: our terms require it wherever you are. For people in the EU, Article\u00A050 of the AI Act usually requires such a notice too, and the duty falls chiefly on us as the provider. When a person takes over, have your flow say so.',
      },
      {
        question: 'How much material do we need to begin?',
        answer:
          'Answers to your most frequent questions will do for a first test. For the demo, three are enough: we build a chatbot from them while you watch.',
      },
      {
        question: 'Where do our visitors’ questions go?',
        answer:
          'To the platform, which is hosted in Germany; from a messaging app or a voice device, they pass through its provider first. If a language model writes the answer, its provider gets the question, whatever matched in your knowledge base and, if you’ve agreed to that, what a connected system says. The provider’s name, country and storage period will be in our FAQ as soon as they’re settled.',
      },
    ],
  },
  related: {
    title: 'Read on',
    product: { title: 'Live chat', text: 'Where a conversation goes when the chatbot has to pass.' },
    useCase: { title: 'Helpdesk and FAQ', text: 'Your first automated answers, step by step.' },
  },
  next: {
    title: 'Send us ten real questions.',
    text: 'Straight from the inbox, minus names and customer numbers. We’ll write back to say which ones the chatbot could answer and what the knowledge base would need.',
    button: 'Send us ten questions',
  },
};
