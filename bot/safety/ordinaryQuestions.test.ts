import { describe, expect, it } from 'vitest';
import { recogniseCrisis } from '../../src/features/safety/recogniseCrisis.ts';
import { locales } from '../../src/routes/table.ts';
import { ordinaryQuestions } from './ordinaryQuestions.ts';

describe('Crisis detection', () => {
  it.each(locales)('takes at most one of seventy questions to the company for a crisis (%s)', (locale) => {
    const { measured } = ordinaryQuestions(locale);
    const falseAlarms = measured.filter((text) => recogniseCrisis(text)).length / measured.length;
    console.log(`${locale}: ${(falseAlarms * 100).toFixed(2)} % of ${measured.length} questions taken for a crisis`);
    expect(falseAlarms).toBeLessThan(1 / 70);
  });
});
