import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../src/routes/table.ts';
import { findForeignTexts, findMissingTranslations, findUntranslatedTexts } from './languages.ts';
import { parseHtml } from './site/pages.ts';

const page = (locale: Locale, body: string, head = '') => ({
  name: '/x',
  id: 'home' as const,
  locale,
  document: parseHtml(`<html lang="${locale}"><head>${head}</head><body>${body}</body></html>`),
});

describe('reports text in the other language', () => {
  test.each<[string, Locale, string, string?]>([
    ['in a paragraph', 'de', '<p>Antwortet sofort.</p><p>Replies within one working day.</p>'],
    ['in a sentence of a paragraph', 'en', '<p>We answer within a day. Der Rest folgt später.</p>'],
    ['in a button', 'en', '<button>Jetzt anfragen und testen</button>'],
    ['in a short link', 'de', '<a href="/x">About the team</a>'],
    ['in two words', 'en', '<a href="/x">Über uns</a>'],
    ['in alt', 'en', '<img alt="Ein Gespräch mit dem Assistenten" src="x">'],
    ['in aria-label', 'de', '<nav aria-label="You are here"></nav>'],
    ['in title', 'de', '<a href="/x" title="Open the menu">Menü</a>'],
    ['in placeholder', 'de', '<input placeholder="Enter your first name">'],
    ['in the title of the page', 'en', '', '<title>Preise und Pläne</title>'],
    ['in its description', 'de', '', '<meta name="description" content="All about our prices and what they include.">'],
    ['in text marked as a third language', 'de', '<p lang="fr">Guten Tag, ich brauche eine Dichtung.</p>'],
    ['in text marked as an unknown language', 'de', '<p lang="xx">Tlhingan Hol</p>'],
  ])('%s', (_, locale, body, head) => {
    expect(findForeignTexts(page(locale, body, head))).toHaveLength(1);
  });
});

describe('accepts text in its language, and text marked as another language', () => {
  test.each<[string, Locale, string]>([
    ['marked words', 'de', '<p>Er schreibt: <span lang="en">Where is my parcel, please?</span> Die Antwort kommt.</p>'],
    ['a marked link', 'en', '<a href="/" lang="de" hreflang="de">Auf Deutsch weiterlesen</a>'],
    ['marked French', 'en', '<p lang="fr">Quelle année figure sur la plaque ?</p>'],
    ['words that both languages have', 'de', '<p>Was kostet das Team? Nur in der Not.</p>'],
    ['abbreviations', 'de', '<p>Ihre IT und Ihr CRM</p>'],
    ['names of the program', 'en', '<p>The file is called <code>und-oder-nicht.ts</code> on disk.</p>'],
    ['soft hyphens', 'de', '<h1>Lösungs\u00ADpartner\u00ADprogramm für Agenturen</h1>'],
    ['addresses', 'en', '<a href="/preise">/preise</a>'],
  ])('%s', (_, locale, body) => {
    expect(findForeignTexts(page(locale, body))).toEqual([]);
  });
});

test('reports a short text on both pages of a pair, except names', () => {
  const both = (locale: Locale) => page(locale, '<button>Absenden</button><a href="/">Blog</a>');
  expect(findUntranslatedTexts([both('de'), both('en')])).toEqual(['"Absenden" stands on German and English pages']);
});

test('reports content without a translation: files, and entries of a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const write = (file: string, text = '') => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  try {
    write('blog/de/one.md');
    write('blog/en/one.md');
    write('blog/de/two.md');
    write('faq/de.ts', "  id: 'cancel',\n  id: 'pay',\n");
    write('faq/en.ts', "  id: 'cancel',\n");
    expect(findMissingTranslations(folder).sort()).toEqual([
      'blog/de/two.md: there is no blog/en/two.md',
      'faq/de.ts: the entry "pay" is not in faq/en.ts',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
