/** Bot for tests without a build: its knowledge is the FAQ. */

import { type Bot, createBot } from '../../bot/answers/createBot.ts';
import type { LanguageModel } from '../../bot/answers/createLanguageModel.ts';
import { createRetriever } from '../../bot/answers/createRetriever.ts';
import type { Knowledge } from '../../bot/answers/knowledge.ts';
import { bookingRules } from '../features/booking/bookingRules.ts';
import { href } from '../routes/hrefs.ts';
import type { Locale } from '../routes/table.ts';
import { faqFor } from '../text/content/faq.ts';

export const testBot = (model?: LanguageModel): Bot =>
  createBot({
    retrievers: { de: createRetriever(faqOf('de'), 'de'), en: createRetriever(faqOf('en'), 'en') },
    calendar: { rules: bookingRules, freeSlots: async () => ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z'] },
    model,
  });

const faqOf = (locale: Locale): Knowledge => ({
  pages: [
    {
      ...{ id: 'faq', path: href('faq', locale), title: 'FAQ', headline: 'FAQ', about: '', weight: 1, named: {} },
      units: faqFor(locale).flatMap(({ entries }) =>
        entries.map(({ id, question, answer }) => ({ heading: question, fragment: id, blocks: answer, below: [] })),
      ),
    },
  ],
});
