/** The legal pages in a language, ready to render: company data and figures filled in, links resolved. */

import { href } from '../../../routes/hrefs.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import type { Tokens } from '../../words/fill.ts';
import { fill, wordsFor } from '../../words/words.ts';
import { fromCms } from '../currentContent.ts';
import { accessibility as accessibilityDe } from './de/accessibility.ts';
import { imprint as imprintDe } from './de/imprint.ts';
import { privacyPolicy as privacyPolicyDe } from './de/privacyPolicy.ts';
import { terms as termsDe } from './de/terms.ts';
import { accessibility as accessibilityEn } from './en/accessibility.ts';
import { imprint as imprintEn } from './en/imprint.ts';
import { privacyPolicy as privacyPolicyEn } from './en/privacyPolicy.ts';
import { terms as termsEn } from './en/terms.ts';
import { legalTokens } from './legalTokens.ts';
import { type LegalPage, type LegalText, legalPageSchema } from './schema.ts';

export type LegalPageId = Extract<PageId, 'imprint' | 'privacy-policy' | 'terms' | 'accessibility'>;

const pages: Record<Locale, Record<LegalPageId, LegalPage>> = {
  de: { imprint: imprintDe, 'privacy-policy': privacyPolicyDe, terms: termsDe, accessibility: accessibilityDe },
  en: { imprint: imprintEn, 'privacy-policy': privacyPolicyEn, terms: termsEn, accessibility: accessibilityEn },
};

export const legalPageIds = Object.keys(pages.de) as LegalPageId[];

export const isLegalPage = (id: PageId | undefined): id is LegalPageId => legalPageIds.some((known) => known === id);

/** A legal page with unfilled tokens, from the CMS or its file. */
export const legalTextOf = (id: LegalPageId, locale: Locale): LegalPage =>
  fromCms('legal', locale)?.[id] ?? pages[locale][id];

/** Plain text, a link, or the placeholder of an empty field. */
export type LegalSpan = string | { text: string; href: string } | { missing: string };
export type LegalSpanList = LegalSpan[];
export type LegalBlock =
  | LegalSpanList
  | { list: LegalSpanList[] }
  | { facts: { label: string; value: LegalSpanList }[] };

export type LegalPageViewModel = Omit<LegalPage, 'lead' | 'sections'> & {
  lead: LegalSpanList;
  sections: { id: string; title: string; paragraphs: LegalBlock[] }[];
};

/**
 * `formFields`: the field names of each form (forms/definitions/formFieldTokens.ts).
 * @throws if a text does not match the schema
 */
export function legalPage(id: LegalPageId, locale: Locale, formFields: Tokens): LegalPageViewModel {
  const { lead, sections, ...rest } = legalPageSchema.parse(legalTextOf(id, locale));
  const tokens = { ...legalTokens(locale), ...formFields };
  const line = (text: string) => insertNoBreakSpaces(fill(text, tokens));
  const orMissing = (text: string): LegalSpan =>
    text === wordsFor(locale).common.toBeCompleted ? { missing: text } : text;
  const pieces = (text: LegalText): LegalSpanList =>
    (Array.isArray(text) ? text : [text]).map((part) => {
      if (typeof part === 'string') return orMissing(line(part));
      if ('page' in part) return { text: line(part.text), href: href(part.page, locale, part.hash) };
      if ('url' in part) return { text: line(part.text), href: part.url };
      const address = fill(part.mail, tokens);
      return address.includes('@') ? { text: address, href: `mailto:${address}` } : orMissing(address);
    });
  const block = (paragraph: LegalPage['sections'][number]['paragraphs'][number]): LegalBlock => {
    if (typeof paragraph === 'string' || Array.isArray(paragraph)) return pieces(paragraph);
    if ('list' in paragraph) return { list: paragraph.list.map(pieces) };
    const facts = paragraph.facts.map(({ label, value }) => ({ label: line(label), value: pieces(value) }));
    return { facts: facts.filter(({ value }) => value.some((piece) => piece !== '')) };
  };
  return {
    ...rest,
    lead: pieces(lead),
    sections: sections.map(({ title, paragraphs, ...section }) => ({
      ...section,
      title: line(title),
      paragraphs: paragraphs.map(block),
    })),
  };
}

/** Inserts no-break spaces into citations and between a number and its unit. */
const insertNoBreakSpaces = (text: string) =>
  text
    .replace(/(§|Art\.|Abs\.|Nr\.|Article|[Ss]ection|no\.) (?=\d)/g, '$1\u00A0')
    .replace(/(\d) (?=(Abs\.|Buchst\.|Nr\.|AO\b|BGB\b|HGB\b|DSGVO\b|GDPR\b|TDDDG\b))/g, '$1\u00A0')
    .replace(/(Buchst\.) (?=[a-z]\b)/g, '$1\u00A0')
    .replace(/(\d) (?=(Tage|Wochen|Monate|Sekunden|days|weeks|months|seconds)\b)/g, '$1\u00A0');
