import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectEach } from '../testing/expectEach.testing.ts';
import { href, localesOf } from './hrefs.ts';
import { findPage, locales, pageIds, publishedPageIds, table } from './table.ts';

/** As listed in spec section 2. */
const specified = [
  ['/en', '/'],
  ['/en/blog', '/blog'],
  ['/en/business-solution', '/business-solution'],
  ['/en/chatbot-roi-calculator', null],
  ['/en/privacy-policy', '/datenschutzrichtlinie'],
  ['/en/faq', '/faq'],
  // The German path redirects.
  ['/en/features', null],
  ['/en/get-a-demo', '/get-a-demo'],
  ['/en/imprint', '/impressum'],
  ['/en/index-chatgpt', '/index-chatgpt'],
  ['/en/contact', '/kontakt'],
  ['/en/contact-us', '/kontakt-uns'],
  ['/en/solution', '/loesung'],
  ['/en/solution-partner-program', '/loesungspartner-programm'],
  ['/en/newsletter', '/newsletter'],
  ['/en/newsroom', '/newsroom'],
  ['/en/terms', '/nutzungsbedingungen'],
  ['/en/affiliate-program', '/partnerprogramm'],
  ['/en/pricing', '/preise'],
  ['/en/aboutus', '/ueber-uns'],
] as const;

describe('the table of pages', () => {
  test('gives every address to one page only', () => {
    const paths = pageIds.flatMap((id) => Object.values(table[id].paths).filter((path) => path !== null));
    expect(new Set(paths).size).toBe(paths.length);
  });

  // Further pages may be added: only what the specification names must stay.
  test.each(specified)('holds the page of the specification at %s and %s', (en, de) => {
    const id = findPage(en)?.id;
    expect(findPage(en)).toEqual({ id: expect.any(String), locale: 'en' });
    if (de !== null) expect(findPage(de)).toEqual({ id, locale: 'de' });
  });

  test.each([
    ['/en/industries/', '/branchen/'],
    ['/en/newsroom/', '/newsroom/'],
    ['/en/products/', '/produkte/'],
    ['/en/solutions/', '/loesungen/'],
    ['/en/use-cases/', '/anwendungsfaelle/'],
  ])('holds the slug family of the specification at %s and %s', (en, de) => {
    const paths = publishedPageIds.map((id) => table[id].paths);
    expect(paths.some((one) => one.en?.startsWith(en) && one.de?.startsWith(de))).toBe(true);
  });

  test('every link ends at a published page of its language', () => {
    const links = pageIds.flatMap((id) => locales.map((locale) => [id, locale] as const));
    expectEach(links, (id, locale) => {
      const target = findPage(href(id, locale).split('#')[0] ?? '');
      expect(target?.locale).toBe(locale);
      expect(publishedPageIds).toContain(target?.id);
    });
  });

  test('on-demand pages take a form exactly where their view answers POST', () => {
    const answersPost = (view: string) =>
      /answerAskPage|handleFormPage|handleCalculatorPage|handleConfirmation|handleUnsubscription|'POST'/.test(
        readFileSync(`src/views/${view}.astro`, 'utf8'),
      );
    for (const id of publishedPageIds.filter((page) => table[page].onDemand)) {
      expect([id, table[id].takesForm]).toEqual([id, answersPost(table[id].view)]);
    }
  });

  test('the language switch leads to the same page in the other language', () => {
    const inBoth = publishedPageIds.filter((id) => localesOf(id).length === 2);
    expectEach(
      inBoth.map((id) => [id] as const),
      (id) => {
        expect(findPage(href(id, 'en'))?.id).toBe(id);
        expect(findPage(href(id, 'de'))?.id).toBe(id);
      },
    );
  });
});
