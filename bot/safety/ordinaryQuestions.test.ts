import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isUnsureCrisis } from '../../src/features/safety/isUnsureCrisis.ts';
import { recogniseCrisis } from '../../src/features/safety/recogniseCrisis.ts';
import { locales } from '../../src/routes/table.ts';
import { ordinaryQuestions } from './ordinaryQuestions.ts';

describe('Crisis detection', () => {
  it.each(locales)(
    'takes no message to the bot for a crisis (%s)',
    (locale) => {
      const { training, heldOut } = ordinaryQuestions(locale);
      expect([...training, ...heldOut].filter((text) => recogniseCrisis(text))).toEqual([]);
      // 84,000 messages: seconds on an idle machine.
    },
    120_000,
  );

  // Written before the model was trained, and part of no training.
  it.each(locales)('takes at most one of a hundred fresh questions for a crisis (%s)', (locale) => {
    const file = new URL(`freshQuestions.${locale}.json`, import.meta.url);
    const questions: string[] = JSON.parse(readFileSync(file, 'utf8'));
    const falseAlarms = questions.filter((text) => recogniseCrisis(text));
    expect(falseAlarms.length / questions.length, falseAlarms.join('\n')).toBeLessThanOrEqual(1 / 100);
  });

  // Written by hand as visitors write to a sales chat; part of no training. `unseen` and
  // `broad` were never read for a change; of `broad` too many alarm still (docs/decisions/0346).
  it.each(locales)('takes few everyday sentences in the first person for a crisis (%s)', (locale) => {
    const file = new URL(`freshEveryday.${locale}.json`, import.meta.url);
    const { heldOut, unseen, broad }: Record<'heldOut' | 'unseen' | 'broad', string[]> = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const alarms = (texts: string[]) => texts.filter((text) => recogniseCrisis(text)).length / texts.length;
    expect(alarms(heldOut)).toBeLessThan(0.06);
    expect(alarms(unseen)).toBeLessThan(0.08);
    expect(alarms(broad)).toBeLessThan(locale === 'de' ? 0.21 : 0.07);
    // The others get one line with a number (docs/decisions/0348).
    const whole = broad.filter((text) => recogniseCrisis(text) && !isUnsureCrisis(text));
    expect(whole.length / broad.length).toBeLessThan(locale === 'de' ? 0.11 : 0.04);
  });
});
