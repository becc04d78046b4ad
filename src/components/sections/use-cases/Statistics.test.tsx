import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Statistic } from '../../../text/content/use-cases/statistics.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { Statistics } from './Statistics.tsx';

const words = wordsFor('de').themes.useCase;
const rendered = (figures: readonly Statistic[]) =>
  renderToStaticMarkup(
    <Statistics title="Titel" lead="Noch offen." {...{ figures, words }} locale="de" examplesHref="/beispiele" />,
  );

const both = (text: string) => ({ de: text, en: text });
const confirmed: Statistic = { percent: 67, label: both('Was'), source: both('Woher'), confirmed: true };
const open: Statistic = { ...confirmed, percent: 65, source: both('') };

test('figures stand in a quiet row with the note until all are confirmed', () => {
  const html = rendered([confirmed, open]);
  expect(html).toContain(words.note);
  expect(html).toContain('Noch offen.');
  expect(html).toContain('data-tone="card"');
});

test('confirmed figures stand on the stage, with their sources and without the note', () => {
  const html = rendered([confirmed, { ...confirmed, percent: 65 }]);
  expect(html).not.toContain(words.note);
  expect(html).not.toContain('Noch offen.');
  expect(html).toContain('data-tone="petrol-deep"');
  expect(html).toContain('Woher');
});
