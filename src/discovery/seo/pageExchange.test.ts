import { expect, test } from 'vitest';
import { locales, publishedPageIds } from '../../routes/table.ts';
import { pageExchange } from './pageExchange.ts';

const exchanges = (pattern: RegExp) =>
  publishedPageIds
    .filter((id) => pattern.test(id))
    .flatMap((id) => locales.map((locale) => ({ name: `${id} in ${locale}`, exchange: pageExchange(id, locale) })));

test.each(exchanges(/^(industries|use-cases)\//))('the social picture of $name shows its exchange', ({ exchange }) => {
  expect(exchange?.question).toMatch(/[?.!]$/);
  expect(exchange?.answer).not.toBe('');
});

test.each(exchanges(/^(industries|use-cases|products)\//).filter(({ exchange }) => exchange))(
  'the exchange of $name fits its bubbles',
  ({ exchange }) => {
    const { question = '', answer = '' } = exchange ?? {};
    expect(question + answer).not.toMatch(/[\u00AD\u00A0]|^[„‘“]/);
    expect(question.length).toBeLessThanOrEqual(63);
    expect(answer.length).toBeLessThanOrEqual(132);
    for (const word of `${question} ${answer}`.split(/\s+/)) expect(word.length, word).toBeLessThanOrEqual(24);
  },
);

test('other pages show their headline', () => {
  expect(pageExchange('pricing', 'de')).toBeUndefined();
  // Its sample is a call: numbers spelt out are no question.
  expect(pageExchange('products/voice', 'de')).toBeUndefined();
});
