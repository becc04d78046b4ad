import { describe, expect, test } from 'vitest';
import { slugs } from '../../routes/slugs.ts';
import { locales } from '../../routes/table.ts';
import { factsOf, type ProductId } from './products/facts.ts';
import { productText } from './products.ts';

const ids = Object.keys(slugs.products) as ProductId[];

/** All visible texts, without the `kind` fields that select a picture. */
function texts(tree: unknown, key = ''): string[] {
  if (typeof tree === 'string')
    return key === 'kind' || key === 'from' || key === 'state' || key === 'act' ? [] : [tree];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => texts(value, name));
}

const sentences = (id: ProductId, locale: (typeof locales)[number]) =>
  texts(productText(id, locale))
    .flatMap((text) => text.split(/(?<=[.!?])\s/))
    .filter((sentence) => sentence.split(/\s+/).length >= 8);

test('every product of the route table has a text', () => {
  expect(ids).toEqual(Object.keys(slugs.products));
});

describe.each(locales)('in %s', (locale) => {
  test.each(ids)('%s has at least 350 words', (id) => {
    const { meta: _, ...page } = productText(id, locale);
    expect(texts(page).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(350);
  });

  test('no sentence of eight words or more appears on two product pages', () => {
    const all = ids.flatMap((id) => [...new Set(sentences(id, locale))]);
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
  });
});

test.each(ids)('%s shares no sentence between the languages', (id) => {
  const german = new Set(sentences(id, 'de'));
  expect(sentences(id, 'en').filter((sentence) => german.has(sentence))).toEqual([]);
});

test.each(ids)('%s links to another product', (id) => {
  expect(factsOf(id).product).not.toBe(id);
});
