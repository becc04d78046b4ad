/**
 * Markup of legal texts: paragraphs separated by an empty line, `- ` for list lines, `**Label:** value` for facts,
 * links as `[text](/path)`, `[text](https://...)` and `[](mailto:address)`. Everything else is plain text, so it cannot produce HTML.
 */

import { findLinkedPage } from '../routes/findLinkedPage.ts';
import { isOutsideAddress } from '../routes/isOutsideAddress.ts';
import { pageOf } from '../routes/pageOf.ts';
import type { Locale } from '../routes/table.ts';
import type { LegalPage, LegalText } from '../text/content/legal/schema.ts';

type Paragraph = LegalPage['sections'][number]['paragraphs'][number];
type Facts = Extract<Paragraph, { facts: unknown }>['facts'];

export const fromMarkup = (markup: string): Paragraph[] => markup.split(/\n\s*\n/).map(paragraphOf);

function paragraphOf(block: string): Paragraph {
  const lines = block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.every((line) => line.startsWith('- '))) return { list: lines.map((line) => textOf(line.slice(2))) };
  const facts = lines.map((line) => /^\*\*(.+?):\*\*\s*(.+)$/.exec(line));
  if (facts.every((fact) => fact !== null)) {
    return { facts: facts.map(([, label = '', value = '']) => ({ label, value: textOf(value) })) };
  }
  return textOf(lines.join(' '));
}

const linkPattern = /(\[[^\]]*\]\([^)\s]+\))/;
const linkParts = /^\[([^\]]*)\]\(([^)\s]+)\)$/;

/** A link without target becomes plain text. */
function textOf(line: string): LegalText {
  const parts = line.split(linkPattern).filter((part) => part !== '');
  const pieces = parts.map((part) => {
    const [, text = '', address] = linkParts.exec(part) ?? [];
    if (address === undefined) return part;
    return targetOf(text, address) ?? (text === '' ? address : text);
  });
  const [only, ...more] = pieces;
  return typeof only === 'string' && more.length === 0 ? only : pieces;
}

function targetOf(text: string, address: string) {
  if (address.startsWith('mailto:')) return { mail: address.slice('mailto:'.length) };
  const found = text === '' ? undefined : findLinkedPage(address);
  if (found) return { text, page: found.page, ...(found.hash && { hash: found.hash }) };
  return text !== '' && isOutsideAddress(address) ? { text, url: address } : undefined;
}

/** Addresses in a markup that lead nowhere. */
export const findDroppedLinks = (markup: string): string[] =>
  markup.split(linkPattern).flatMap((part) => {
    const [, text = '', address] = linkParts.exec(part) ?? [];
    return address !== undefined && !targetOf(text, address) ? [address] : [];
  });

/** Inverse of `fromMarkup`, for the seed. */
export const toMarkup = (paragraphs: readonly Paragraph[], locale: Locale): string =>
  paragraphs.map((paragraph) => written(paragraph, locale)).join('\n\n');

function written(paragraph: Paragraph, locale: Locale): string {
  if (typeof paragraph === 'string' || Array.isArray(paragraph)) return lineOf(paragraph, locale);
  if ('list' in paragraph) return paragraph.list.map((item) => `- ${lineOf(item, locale)}`).join('\n');
  return factsOf(paragraph.facts, locale);
}

const factsOf = (facts: Facts, locale: Locale): string =>
  facts.map(({ label, value }) => `**${label}:** ${lineOf(value, locale)}`).join('\n');

const lineOf = (text: LegalText, locale: Locale): string =>
  (Array.isArray(text) ? text : [text])
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('mail' in part) return `[](mailto:${part.mail})`;
      if ('url' in part) return `[${part.text}](${part.url})`;
      const { paths } = pageOf(part.page);
      const path = paths[locale] ?? paths.de ?? paths.en ?? '/';
      return `[${part.text}](${path}${part.hash === undefined ? '' : `#${part.hash}`})`;
    })
    .join('');
