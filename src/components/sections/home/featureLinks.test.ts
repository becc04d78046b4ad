import { expect, test } from 'vitest';
import { locales } from '../../../routes/table.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { featureLinks } from './featureLinks.ts';

test.each(locales)('every feature of the home page links to a product page or a part of one, in %s', (locale) => {
  const { answer, manage, shape } = wordsFor(locale).home.features;
  const links = featureLinks(locale);
  expect([links.answer, links.manage, links.shape].map(({ length }) => length)).toEqual(
    [answer, manage, shape].map(({ items }) => items.length),
  );
  const all = Object.values(links).flat();
  expect(new Set(all).size).toBe(9);
  for (const link of all) expect(link).toMatch(/^(\/en\/products|\/produkte)\//);
});
