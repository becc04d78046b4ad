/**
 * Document structure: language, one h1, no skipped heading level, soft hyphens only in HyphenatedText, no style
 * attribute.
 */
import { readEveryDocument, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

export const headings: SiteCheck = {
  name: 'headings',
  problems: async (origin) => (await readEveryDocument(origin)).flatMap(problemsOf),
};

function problemsOf({ name, document, locale, response, expectedStatus }: SitePage): string[] {
  const found: string[] = [];
  const say = (problem: string) => found.push(`${name}: ${problem}`);
  if (response.status !== expectedStatus) say(`answers ${response.status} instead of ${expectedStatus}`);
  const language = document.documentElement.getAttribute('lang');
  if (language !== locale) say(`<html lang> is ${language} instead of ${locale}`);

  const all = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const first = all.filter(({ tagName }) => tagName === 'H1');
  if (first.length !== 1) say(`has ${first.length} h1`);
  let level = 0;
  for (const heading of all) {
    const next = Number(heading.tagName.slice(1));
    const text = heading.textContent.trim();
    const withHyphens = text.includes('\u00AD') ? [heading, ...heading.querySelectorAll('*')] : [];
    for (const element of withHyphens) {
      // A short first part belongs to its word: "E-Mail".
      const isWord =
        element.localName === 'span' && !/[ -]/.test(element.textContent.replace(/^(\p{Lu}\p{L}{0,3}-)+/u, ''));
      const hasHyphen = [...element.childNodes].some((node) => node.nodeType === 3 && /\u00AD/.test(node.textContent));
      if (hasHyphen && !isWord) say(`has a soft hyphen outside of components/ui/HyphenatedText.tsx in "${text}"`);
    }
    if (text === '') say(`has an empty ${heading.tagName.toLowerCase()}`);
    // Headings before the h1 belong to the page chrome (menus); the outline starts with the h1.
    if (level > 0 && next > level + 1) say(`goes from h${level} to h${next} at "${text}"`);
    if (level > 0 || next === 1) level = next;
  }
  for (const element of document.querySelectorAll('[style]')) {
    say(`has a style attribute, which the content policy refuses: ${element.outerHTML.slice(0, 120)}`);
  }
  return found;
}

if (import.meta.main) await runAlone(headings);
