import { expect, test } from 'vitest';
import { type Locale, locales } from '../../src/routes/table.ts';
import { fillTrainingData } from '../knowledge/fillTrainingData.ts';
import { readKnowledgeFile } from '../knowledge/readKnowledgeFile.ts';
import { ordinaryQuestions } from '../safety/ordinaryQuestions.ts';
import { safetyMessages } from '../safety/safetyExamples.ts';
import { createSafetyScorer } from './safetyModel.ts';
import { countWords, ordinaryTexts } from './trainEntryModel.ts';
import { trainSafetyModel } from './trainSafetyModel.ts';

const scorers = new Map<Locale, ReturnType<typeof createSafetyScorer>>();

/** Trains once per language. */
function scorer(locale: Locale) {
  const known = scorers.get(locale);
  if (known) return known;
  const data = fillTrainingData(readKnowledgeFile(locale), locale);
  if (!data.safety) throw new Error('No messages train the safety model');
  const words = countWords(data.entries, locale);
  const model = trainSafetyModel(data.safety, { ...ordinaryTexts(data), words }, locale);
  const scoreOf = createSafetyScorer(model, words, locale);
  scorers.set(locale, scoreOf);
  return scoreOf;
}

// Measured once with these limits; the half that is measured was never read (docs/decisions/0351).
const least: Readonly<Record<Locale, { others: number; threats: number }>> = {
  de: { others: 0.55, threats: 0.35 },
  en: { others: 0.55, threats: 0.45 },
};

test.each(locales)(
  'finds requests and threats in words that did not train it (%s)',
  (locale) => {
    const scoreOf = scorer(locale);
    const { others, nearOthers, threats, nearThreats } = safetyMessages(locale, 1);
    const share = (texts: readonly string[], kind: 'others' | 'threat', limit: number) =>
      texts.filter((text) => scoreOf(text)[kind] > limit).length / texts.length;
    expect(share(others, 'others', -0.25)).toBeGreaterThanOrEqual(least[locale].others);
    expect(share(threats, 'threat', 0)).toBeGreaterThanOrEqual(least[locale].threats);
    expect(share(nearOthers, 'others', 0.25)).toBeLessThan(0.03);
    expect(share(nearThreats, 'threat', 0)).toBeLessThan(0.03);
    // Those are answered by an entry, and a higher limit applies to them.
    const { training, heldOut } = ordinaryQuestions(locale);
    const requests = new Set(safetyMessages(locale, 0).others);
    const ordinary = [...training, ...heldOut].filter((text) => !requests.has(text));
    expect(share(ordinary, 'others', 0.25)).toBeLessThan(0.001);
    expect(share(ordinary, 'threat', 0.25)).toBeLessThan(0.001);
  },
  180_000,
);

test.each(locales)(
  'takes no gibberish for an insult or a threat (%s)',
  (locale) => {
    const scoreOf = scorer(locale);
    for (const text of ['yxcv tzui', 'ghjkl fdsa rewq', 'qqqq wwww', 'poiu lkjh', 'dideldum', 'abcabc 77']) {
      const { insult, threat, complaint } = scoreOf(text);
      expect(Math.max(insult, threat, complaint), text).toBeLessThan(-0.25);
    }
  },
  180_000,
);
