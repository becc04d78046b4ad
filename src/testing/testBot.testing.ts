/** Bot for tests without a build: its knowledge base is the FAQ and the question about VAT. */

import { createBot, type ExplainingBot } from '../../bot/answers/createBot.ts';
import type { LanguageModel } from '../../bot/answers/createLanguageModel.ts';
import { createRetriever } from '../../bot/answers/createRetriever.ts';
import type { Knowledge } from '../../bot/answers/knowledge.ts';
import { createKnowledgeBase, type KnowledgeBase } from '../../bot/answers/knowledgeBase.ts';
import { trainEntryModel } from '../../bot/answers/trainEntryModel.ts';
import { fillTrainingData } from '../../bot/knowledge/fillTrainingData.ts';
import { bookingRules } from '../features/booking/bookingRules.ts';
import { href } from '../routes/hrefs.ts';
import type { Locale } from '../routes/table.ts';
import { faqFor } from '../text/content/faq.ts';
import { pricingQuestionsFor } from '../text/content/pricingQuestions.ts';

export const testBot = (model?: LanguageModel): ExplainingBot =>
  createBot({
    knowledge: knowledgeBases(),
    retrievers: { de: createRetriever(faqOf('de'), 'de'), en: createRetriever(faqOf('en'), 'en') },
    calendar: { rules: bookingRules, freeSlots: async () => ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z'] },
    model,
  });

let trained: Readonly<Record<Locale, KnowledgeBase>> | undefined;

/** Trained once per test file. */
const knowledgeBases = () => {
  trained ??= { de: knowledgeBaseOf('de'), en: knowledgeBaseOf('en') };
  return trained;
};

const cancellation = { de: 'Wie kündige ich?', en: 'How do I cancel?' };

function knowledgeBaseOf(locale: Locale) {
  const entries = faqFor(locale)
    .flatMap((group) => group.entries)
    .map(({ id, question, answer }) => ({
      // The knowledge base has another id for it.
      ...{
        id: id === 'cancel' ? 'cancel-notice' : id,
        answer: answer.join(' '),
        source: `faq#${id}`,
        also: [],
        next: ['hosting', 'languages'],
      },
      asks: id === 'cancel' ? [question, cancellation[locale]] : [question],
    }));
  const tax = pricingQuestionsFor(locale).filter(({ id }) => id === 'vat');
  entries.push(
    ...tax.map(({ id, question, answer }) => ({
      ...{ id: `price-${id}`, answer: answer.join(' '), source: `pricing#question-${id}`, also: [], next: [] },
      asks: [question],
    })),
  );
  const file = { entries, unanswered: [], followUps: {}, verdicts: {}, acts: {}, concepts: {} };
  return createKnowledgeBase(file, trainEntryModel(fillTrainingData(file, locale), locale), locale);
}

/** The pages of the site, as the FAQ alone. */
export const faqOf = (locale: Locale): Knowledge => ({
  pages: [
    {
      ...{ id: 'faq', path: href('faq', locale), title: 'FAQ', headline: 'FAQ', about: '', weight: 1, named: {} },
      units: faqFor(locale).flatMap(({ entries }) =>
        entries.map(({ id, question, answer }) => ({ heading: question, fragment: id, blocks: answer, below: [] })),
      ),
    },
  ],
});
