import { expect, test } from 'vitest';
import { locales, publishedPageIds, table } from '../routes/table.ts';
import { linkTo } from '../text/content/navigation/linkTo.ts';
import { parseCmsLink } from './parseCmsLink.ts';

/** The address that visitors of the German site get. */
const shown = (url: string) => {
  const to = parseCmsLink(url);
  return to && linkTo('', to, 'de', { login: 'https://app.example/', trial: null })?.href;
};

test.each([
  ['/preise', '/preise'],
  ['/preise/', '/preise'],
  ['/en/pricing', '/preise'],
  // Aliases and redirects of the specification.
  ['/pricing', '/preise'],
  ['/features', '/loesung'],
  ['/solution', '/loesung'],
  ['/solutions/customer-service', '/loesungen/customer-service'],
  // An older path.
  ['/newsroom/neue-website', '/newsroom/ki-assistent-auf-der-website'],
  // The prefix of another language strategy.
  ['/de', '/'],
  ['/de/preise', '/preise'],
  ['/de/preise/#plans', '/preise#plans'],
  // Query and fragment.
  ['/preise?utm_source=x&y=1', '/preise?utm_source=x&y=1'],
  ['/preise?utm_source=x#plans', '/preise?utm_source=x#plans'],
  ['/pricing#plans', '/preise#plans'],
  ['/kontakt?topic=press', '/kontakt?topic=press'],
  ['/kontakt?topic=press&utm_source=x', '/kontakt?topic=press&utm_source=x'],
  ['/contact?topic=sales', '/kontakt?topic=sales'],
  // The site's own absolute address.
  ['http://localhost:4321/preise#plans', '/preise#plans'],
  ['http://localhost:4321', '/'],
  ['  /preise ', '/preise'],
  // Outside.
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['mailto:info@example.com', 'mailto:info@example.com'],
  ['tel:+49301234567', 'tel:+49301234567'],
  ['{app}', 'https://app.example/'],
])('%s leads to %s', (url, target) => {
  const expected = url.startsWith('/newsroom/') ? table['newsroom/assistant'].paths.de : target;
  expect(shown(url)).toBe(expected);
});

test.each([
  '',
  '#plans',
  'preise',
  '/gibt-es-nicht',
  // Pages have no other case.
  '/PREISE',
  '/kontakt?topic=gibt-es-nicht',
  '/preise/x',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example',
  'https://',
  'https://localhost@evil.example/',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'mailto:',
  'mailto:nobody',
  'tel:',
  'http://localhost:4321/gibt-es-nicht',
  '/termin/some-token',
])('%j leads nowhere', (url) => {
  expect(parseCmsLink(url)).toBeUndefined();
});

test('every address of the table resolves to its page', () => {
  for (const id of publishedPageIds) {
    for (const locale of locales) {
      const path = table[id].paths[locale];
      if (path !== null) expect(parseCmsLink(path), path).toMatchObject({ page: id });
    }
  }
});
