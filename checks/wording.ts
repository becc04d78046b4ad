/**
 * The wording of every page: glossary and banned words of each language, one style of numbers and times, non-breaking
 * spaces before units, and links whose words match their target. Also a phrase that occurs on too many pages.
 */
import type { Element } from 'happy-dom';
import { passagesOf } from '../src/discovery/page-text/passagesOf.ts';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales, type PageId } from '../src/routes/table.ts';
import { readPages, type SitePage } from './site/pages.ts';
import { readVisibleTexts } from './site/readVisibleTexts.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

type Rule = { finds: RegExp; instead: string };

/** One word for one thing (docs/how-to/write-copy.md). */
const glossary: Record<Locale, Rule[]> = {
  de: [
    { finds: /Symbolbild/, instead: 'Icon, eigenes Bild' },
    { finds: /Pass(?:wort|wörter)/, instead: 'Kennwort' },
    { finds: /Webseite/, instead: 'Website' },
    { finds: /Ticket(?!system)/, instead: 'Vorgang' },
    { finds: /Konnektor|Schnittstellenkatalog/, instead: 'Anbindung' },
    { finds: /Agenten\b/, instead: 'Team, Bearbeiter' },
    { finds: /Telefonassistent|Telefonbot/, instead: 'Sprachassistent' },
    {
      finds: /ohne Sternchen|ohne Kleingedrucktes|mit Beipackzettel/i,
      instead: 'what is in the price and what is not',
    },
    { finds: /DSGVO-konform/i, instead: 'which data, where, by whom' },
    { finds: /(?:alle|Ihre) Daten (?:bleiben|liegen) in Deutschland/i, instead: 'the platform is hosted in Germany' },
  ],
  en: [
    { finds: /\btexts\b/i, instead: 'content, copy, wording' },
    { finds: /\bwhoever\b/i, instead: 'anyone who, people who' },
    { finds: /\bof its own\b/i, instead: 'its own, separate' },
    { finds: /\bhotline\b/i, instead: 'phone line' },
    { finds: /\bphone (?:assistant|bot)\b/i, instead: 'voice assistant' },
    { finds: /\b(?:customize|color|organization|behavior|favorite|catalog\b|inquir)/, instead: 'the British spelling' },
    { finds: /no small print/i, instead: 'what is in the price and what is not' },
    { finds: /GDPR[- ]compliant/i, instead: 'which data, where, by whom' },
    { finds: /all (?:your )?data stays? in Germany/i, instead: 'the platform is hosted in Germany' },
  ],
};

/** One style of percentages and times; a non-breaking space between a number and its unit. */
const style: Record<Locale, Rule[]> = {
  de: [
    { finds: /\d%/, instead: '25 % with a non-breaking space' },
    {
      finds: /\d (?:%|€|Uhr|px|kB|MB|Tagen?|Wochen?|Monaten?|Minuten?|Stunden?|Jahren?)\b|\d (?:%|€)/,
      instead: 'a non-breaking space before the unit',
    },
    { finds: /\b(?:z\. B\.|d\. h\.|u\. a\.)/, instead: 'a non-breaking space in the abbreviation' },
    { finds: /\d\.\d\d Uhr/, instead: '10:30 Uhr' },
    { finds: /"[^"]*"/, instead: '„ “' },
  ],
  en: [
    { finds: /\d[ \u00A0]%|\bper cent\b|\bpercent\b/, instead: '25%' },
    {
      finds: /\d (?:am|pm|px|kB|MB|days?|weeks?|months?|minutes?|hours?|years?)\b/,
      instead: 'a non-breaking space before the unit',
    },
    { finds: /\d(?:am|pm)\b|\b[ap]\.m\./, instead: '4.30 pm with a non-breaking space' },
    { finds: /"[^"]*"/, instead: '‘ ’' },
  ],
};

/** Links with these words lead to these pages. */
const promises: Record<Locale, [words: RegExp, pages: PageId[]][]> = {
  de: [
    [/^Demo (?:buchen|vereinbaren)|^Demo-Termin/, ['get-a-demo']],
    [/^(?:Zu den |Alle )?Preisen?\b|^Preise (?:ansehen|vergleichen)|^Pläne (?:ansehen|vergleichen)/, ['pricing']],
    [/^Datenschutz(?:richtlinie)?$/, ['privacy-policy']],
    [/^Impressum$/, ['imprint']],
    [/^(?:Zum )?Ersparnisrechner$|Zahlen rechnen/, ['chatbot-roi-calculator', 'solution']],
    [/^Alle (?:Fragen|häufigen Fragen)/, ['faq']],
  ],
  en: [
    [/^Book a demo\b/, ['get-a-demo']],
    [/^(?:See |Compare )?(?:the )?(?:prices|plans|pricing)$/i, ['pricing']],
    [/^Privacy policy$/i, ['privacy-policy']],
    [/^Legal notice$/, ['imprint']],
    [/^(?:Open the )?(?:savings )?calculator$|own (?:numbers|figures)$/i, ['chatbot-roi-calculator']],
    [/^All (?:questions|FAQs?)/i, ['faq']],
  ],
};

/** A phrase of this many words occurs on at most this many pages of a language. */
const phrase = { words: 7, pages: 6 };

/** Definitions and notices that are worded alike on purpose. */
const definitions =
  /model writes the answer|writes the answer its|answer its operator receives|chatting with an ai assistant|hier antwortet ein ki-assistent|dessen betreiber die frage|sprachmodell die antwort|once in a calendar month|in einem kalendermonat mindestens|ich bin der ki-assistent|find the current state here|chat provider and the company|behind its ai|betreiber des sprachmodells|prüfen wir vor dem angebot|flows to adapt|adapt each with a sample|our privacy notice/;

export const wording: SiteCheck = {
  name: 'wording',
  problems: async (origin) => {
    const pages = await readPages(origin);
    return [
      ...new Set(pages.flatMap((page) => [...findWords(page), ...findBrokenPromises(page)])),
      ...findRepeatedPhrases(pages),
    ];
  },
};

export const findWords = ({ name, locale, document }: Page): string[] => [
  ...readVisibleTexts({ document, locale }).flatMap(({ text, language }) => report(name, text, glossaryOf(language))),
  ...rawTexts(document.body).flatMap((text) => report(name, text, style[locale])),
];

type Page = Pick<SitePage, 'name' | 'locale' | 'document'>;

const report = (name: string, text: string, rules: Rule[]): string[] =>
  rules
    .filter(({ finds }) => finds.test(text))
    .map(({ finds, instead }) => `${name}: "${excerpt(text, finds)}": not "${finds.exec(text)?.[0]}", but ${instead}`);

function glossaryOf(language: string): Rule[] {
  const locale = locales.find((one) => one === language);
  return locale ? glossary[locale] : [];
}

/** Text nodes with their spaces, which `readVisibleTexts` makes ordinary ones. Without code and samples of input. */
function rawTexts(element: Element): string[] {
  if (/^(?:script|style|template|code|kbd|samp|pre)$/i.test(element.tagName)) return [];
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === 3) return [node.textContent ?? ''];
    return node.nodeType === 1 ? rawTexts(node as Element) : [];
  });
}

const excerpt = (text: string, finds: RegExp): string => {
  const at = Math.max(0, text.search(finds) - 30);
  return text.slice(at, at + 80);
};

export function findBrokenPromises({
  name,
  locale,
  document,
}: Pick<SitePage, 'name' | 'locale' | 'document'>): string[] {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const words = link.textContent.trim().replace(/\s+/g, ' ').replaceAll('\u00AD', '');
    const target = (link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '';
    const promise = promises[locale].find(([said]) => said.test(words));
    if (!promise || target === '' || promise[1].some((id) => href(id, locale).split('#')[0] === target)) return [];
    return [`${name}: the link "${words}" leads to ${target}`];
  });
}

export function findRepeatedPhrases(pages: Pick<SitePage, 'name' | 'locale' | 'html'>[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { name, locale, html } of pages) {
    for (const { text, shared, onlyLinks } of passagesOf(html).passages) {
      if (shared || onlyLinks) continue;
      const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
      for (let at = 0; at + phrase.words <= words.length; at++) {
        const key = `${locale}: ${words.slice(at, at + phrase.words).join(' ')}`;
        places.set(key, (places.get(key) ?? new Set()).add(name));
      }
    }
  }
  return [...places]
    .filter(([key, names]) => names.size > phrase.pages && !definitions.test(key))
    .map(([key, names]) => `"${key}" on ${names.size} pages: ${[...names].slice(0, 10).join(', ')}`);
}

if (import.meta.main) await runAlone(wording);
