import type { Locale } from '../routes/table.ts';
import { partsOfTag } from './contentTag.ts';
import type { ContentSource } from './openContentSource.ts';
import { statusWords } from './statusWords.ts';

/** A bare document: it must work when the site's own words and pages are what is wrong. */
export function statusPage({ refused, kinds, withdrawn }: ReturnType<ContentSource['status']>, locale: Locale): string {
  const words = statusWords[locale];
  const rows = refused.map(({ content, type, key = '', field, reason, shown, since }) => [
    ...[type, partsOfTag(content).locale, key, field || words.wholeEntry],
    ...[words.reasons[reason], words.shown[shown], since],
  ]);
  const states = kinds.map(({ kind, locale: language, shows, readAt = '', error = '' }) => [
    ...[kind, language, words.shows[shows], readAt, error],
  ]);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${words.title}</title></head><body><main><h1>${words.title}</h1><p>${words.intro}</p>` +
    `<h2>${words.refused}</h2>${rows.length > 0 ? table(words.refused, words.columns, rows) : `<p>${words.none}</p>`}` +
    (withdrawn.length > 0 ? `<h2>${words.withdrawn}</h2><p>${words.redirect}</p>${list(withdrawn)}` : '') +
    `<h2>${words.kinds}</h2>${table(words.kinds, words.kindColumns, states)}</main></body></html>`
  );
}

const table = (name: string, columns: readonly string[], rows: readonly string[][]): string =>
  `<table border="1" aria-label="${name}"><thead><tr>${columns.map((title) => `<th scope="col">${title}</th>`).join('')}` +
  `</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}` +
  '</tbody></table>';

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
