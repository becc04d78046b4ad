import type { indexChatgpt as de } from '../de/indexChatgpt.ts';
import type { TranscriptMessage } from '../pictureWords.ts';

const free: TranscriptMessage[] = [
  { from: 'visitor', text: 'How long is the pump under guarantee?' },
  { from: 'assistant', text: 'Pumps usually come with a two-year guarantee.' },
];

const grounded: TranscriptMessage[] = [
  { from: 'visitor', text: 'How long is the pump under guarantee?' },
  {
    from: 'assistant',
    text: 'For model P\u00A040, the conditions say one year. If yours is a different one, could you give me its number?',
    source: 'Conditions › Guarantee',
  },
];

export const indexChatgpt = {
  title: 'A language model can talk. What it knows is up to you.',
  lead: 'ChatGPT and its relatives have shown how fluently a machine can put things. With customers, what counts is whether it is true. This page says what generative AI adds, and where looking things up is safer.',
  cta: 'Ask for a demonstration',
  compare: {
    label: 'One question, answered in two ways (example)',
    free: {
      title: 'Freely worded',
      speaker: 'Language model',
      status: 'AI · knows nothing of your company',
      messages: free,
      origin: { title: 'Where this comes from', text: 'No document. Just whatever is often written about pumps.' },
      remark: 'Sounds certain, but may be true of some other company.',
    },
    grounded: {
      title: 'Looked up, then worded',
      messages: grounded,
      origin: {
        title: 'Conditions › Guarantee',
        text: '‘Model P\u00A040 is guaranteed for one year from the date of delivery.’',
      },
      remark: 'Easy to check, and it asks before an error is left standing.',
    },
  },
  adds: {
    title: 'What a language model really adds.',
    lead: 'Four things that a chatbot with a list of keywords could not do.',
    items: [
      {
        title: 'It follows detours',
        text: '‘The thing’s dripping again’ is a complaint, though nobody used the word. A model sees the intention behind typing errors, dialect and half-finished sentences.',
      },
      {
        title: 'It sums up',
        text: 'Three paragraphs of help text turn into two sentences that fit the question. And a long history becomes a short handover for your team.',
      },
      {
        title: 'It changes language',
        text: 'People who ask in German are answered in German, even halfway through. You had better settle technical terms and names yourself, though.',
      },
      {
        title: 'It asks what is missing',
        text: 'When a detail is missing it can ask for it the way a person would, instead of starting the whole form again.',
      },
    ],
  },
  safer: {
    title: 'Where looking it up, source included, is safer.',
    lead: 'A model says the most likely next word, which is not the same as the right one. Wherever a wrong statement has consequences, the answer should come out of a document.',
    modelLabel: 'The model may',
    sourceLabel: 'The last word is with',
    rows: [
      {
        topic: 'Prices and discounts',
        model: 'ask what somebody needs',
        source: 'the figure in the current list',
      },
      { topic: 'Deadlines and conditions', model: 'put the paragraph plainly', source: 'the wording, with its date' },
      {
        topic: 'Orders and accounts',
        model: 'ask for the number',
        source: 'the connected system, once identity is checked',
      },
      { topic: 'Health and safety', model: 'recognise the situation', source: 'a person, straight away' },
    ],
  },
  how: {
    title: 'How {brand}\u00A0works: search\u00A0first, speak\u00A0second.',
    steps: [
      { title: 'Understand the question', text: 'What is it about, in which language, and is anything missing?' },
      { title: 'Search your texts', text: 'Only the approved knowledge base counts, not half the internet.' },
      { title: 'Word an answer', text: 'From the passages it found, and with a reference to them.' },
      { title: 'Or pass', text: 'If there is nothing to be found, the assistant says so and offers a person.' },
    ],
    note: 'Which data goes to a language model in the process, and who runs that model, is settled with you before launch and put in writing. Visitors learn that an AI is answering before they type anything.',
    mark: 'ChatGPT is a product of OpenAI, mentioned here only because everyone knows it.',
    product: 'The AI chatbot in detail',
    limits: 'What an AI chatbot cannot do',
  },
  closing: {
    visitor: 'Couldn’t people just ask ChatGPT?',
    team: 'For an idea, yes. For your delivery times, rather not.',
  },
} satisfies typeof de;
