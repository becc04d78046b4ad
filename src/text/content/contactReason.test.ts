import { expect, test } from 'vitest';
import { locales, publishedPageIds } from '../../routes/table.ts';
import { expectEach } from '../../testing/expectEach.testing.ts';
import { specialReasons } from '../words/contactReasonWords.ts';
import { wordsFor } from '../words/words.ts';
import type { ContactReason } from './contactHref.ts';
import { contactReason } from './contactReason.ts';

test.each(locales)(
  'every page and every special reason gives the contact form a name and a filled introduction (%s)',
  (locale) => {
    const reasons: ContactReason[] = [...publishedPageIds, ...specialReasons];
    expectEach(
      reasons.map((reason) => [reason] as const),
      (reason) => {
        const { name, intro } = contactReason(reason, locale);
        expect(name.length).toBeGreaterThan(2);
        expect(intro).not.toMatch(/[{}]/);
        expect(intro.length).toBeLessThan(300);
      },
    );
  },
);

test('uses the introduction of the page, else that of its family, else the general one with the page’s name', () => {
  const { pages } = wordsFor('en').contactReasons;
  expect(contactReason('industries/banking', 'en').intro).toBe(pages['industries/banking']);
  expect(contactReason('templates/leads', 'en').intro).toContain('templates for ‘Lead generation’');
  expect(contactReason('aboutus', 'en').intro).toContain('‘About us’');
});
