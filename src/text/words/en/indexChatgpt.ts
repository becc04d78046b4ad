import type { indexChatgpt as de } from '../de/indexChatgpt.ts';
import type { TranscriptMessage } from '../pictureWords.ts';

const opening: TranscriptMessage[] = [
  { from: 'assistant', text: 'Hi, you’re talking to an AI.' },
  { from: 'visitor', text: 'How long is the pump under guarantee?' },
];

const free: TranscriptMessage[] = [
  ...opening,
  { from: 'assistant', text: 'Pumps usually come with a two-year guarantee.' },
];

const grounded: TranscriptMessage[] = [
  ...opening,
  {
    from: 'assistant',
    text: 'One year from delivery for model P\u00A040, on top of your statutory rights. Is yours a different model?',
    source: 'Conditions › Guarantee',
  },
];

export const indexChatgpt = {
  title: 'A language model can talk. The facts have to come from you.',
  lead: 'ChatGPT and other chatbots built on language models have a way with words. When a customer asks, though, the answer has to be true as well, whichever model words it. Here’s what generative AI adds, where looking things up is safer, and who receives which data. Send us three questions of your own, and see which answers come with a source.',
  cta: 'Send us three questions',
  compare: {
    label:
      'One question, two invented answers: the first from a language model with no search and no documents, the second from the knowledge base',
    free: {
      title: 'Straight from the model',
      speaker: 'Language model',
      status: 'AI · no search, no documents',
      messages: free,
      origin: { title: 'Where this comes from', text: 'No document. Just what tends to be written about pumps.' },
      remark: 'Sounds sure of itself, but may be true only of some other company.',
    },
    grounded: {
      title: 'Looked up, then worded',
      messages: grounded,
      origin: {
        title: 'Conditions › Guarantee',
        text: '‘Model P\u00A040 is guaranteed for one year from the date of delivery. Statutory rights are not affected.’',
      },
      remark: 'Easy to check, and it asks which model you have.',
    },
  },
  adds: {
    title: 'What a language model adds.',
    lead: 'Four things a keyword chatbot struggles with.',
    items: [
      {
        title: 'It reads between the lines',
        text: '‘The thing’s dripping again’ is a complaint, though nobody used the word. A model can see what people mean behind typos, dialect and half-finished sentences.',
      },
      {
        title: 'It gets to the point',
        text: 'It can cut three paragraphs of help to the two sentences that fit the question. Anyone who wants the rest can follow the source.',
      },
      {
        title: 'It copes with other languages',
        text: 'English and German come as standard; your quote names any others. What it says should still come from you, so give it content, product names and technical terms in each language.',
      },
      {
        title: 'It asks for what’s missing',
        text: 'If a detail isn’t there, it can ask the way a person would, instead of going back to the top of the form.',
      },
    ],
  },
  safer: {
    title: 'Where the last word shouldn’t be the model’s.',
    lead: 'A model picks a likely next word, which isn’t always the right one. Where a wrong answer would have consequences, leave the last word to a document or a person.',
    modelLabel: 'The model may',
    sourceLabel: 'The last word goes to',
    rows: [
      {
        topic: 'Prices and discounts',
        model: 'ask what somebody needs',
        source: 'the figure in the current price list',
      },
      {
        topic: 'Notice periods and conditions',
        model: 'put the clause in plain words',
        source: 'the clause itself, with its date',
      },
      {
        topic: 'Changes to orders and accounts',
        model: 'take down the enquiry',
        source: 'a person who has checked who’s asking',
      },
      {
        topic: 'Health and emergencies',
        model: 'give the number, 999 or 112',
        source: 'a doctor or the emergency services',
      },
    ],
  },
  how: {
    title: 'How {brand}\u00A0works: search\u00A0first, words\u00A0second.',
    steps: [
      { title: 'Understand the question', text: 'What’s it about, in which language, and is anything missing?' },
      { title: 'Search what you’ve approved', text: 'It looks in the knowledge base you’ve signed off.' },
      {
        title: 'Word an answer',
        text: 'A language model, where one is used, puts what was found into words. It can still make a mistake, so the source is shown for checking.',
      },
      { title: 'Or hand over', text: 'If it finds nothing, it’s built to say so and offer to bring in a person.' },
    ],
    note: 'The platform is hosted in Germany. Where a language model writes the answer, that model’s provider receives the question, what the search found and, where agreed, facts from systems you’ve connected. The provider’s name, country and storage period will be in our FAQ as soon as they’re settled. In the web chat, the top of the window says ‘AI’ before anyone types; your greeting has to say so too, on every channel.',
    mark: 'Both answers are invented, and the first isn’t ChatGPT’s: OpenAI’s product can search the web and read files it’s given. It’s named here only as a familiar example of a chatbot built on a language model.',
    product: 'The AI chatbot in detail',
    limits: 'What an AI chatbot cannot do',
  },
  closing: {
    visitor: 'Couldn’t people just ask ChatGPT?',
    team: 'They can. But only you can say which of your documents an answer must come from.',
  },
} satisfies typeof de;
