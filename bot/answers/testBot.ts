/** Bot for tests without a build: its knowledge is the FAQ. */
import { rules } from '../../src/features/booking/rules.ts';
import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import { faqFor } from '../../src/text/content/faq.ts';
import { type Bot, createBot } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { openLibrary } from './library.ts';
import type { Model } from './model.ts';

export const testBot = (model?: Model): Bot =>
  createBot({
    libraries: { de: openLibrary(faqOf('de'), 'de'), en: openLibrary(faqOf('en'), 'en') },
    calendar: { rules, freeSlots: async () => ['2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z'] },
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
