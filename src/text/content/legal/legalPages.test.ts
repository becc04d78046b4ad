import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { storageKeys } from '../../../../bot/protocol/frameProtocol.ts';
import { formFieldTokens } from '../../../forms/definitions/formFieldTokens.ts';
import { forms } from '../../../forms/definitions/forms.ts';
import { type Locale, locales } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { wordsFor } from '../../words/words.ts';
import {
  type LegalBlock,
  type LegalPageId,
  type LegalSpanList,
  legalPage,
  legalPageIds,
  legalTextOf,
} from './legalPages.ts';

/** All visible text of a section or page, with ordinary spaces. */
const textOf = (id: LegalPageId, locale: Locale): string => {
  const { heading, lead, sections } = legalPage(id, locale, formFieldTokens(locale));
  const parts = sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(textOfBlock)]);
  return [heading, textOfPieces(lead), ...parts].join('\n').replaceAll('\u00A0', ' ').replaceAll('\u00AD', '');
};

const textOfPieces = (pieces: LegalSpanList): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : 'text' in piece ? piece.text : piece.missing)).join('');

const textOfBlock = (block: LegalBlock): string => {
  if ('list' in block) return block.list.map(textOfPieces).join('\n');
  if ('facts' in block) return block.facts.map(({ label, value }) => `${label}: ${textOfPieces(value)}`).join('\n');
  return textOfPieces(block);
};

describe.each(legalPageIds)('%s', (id) => {
  it('has the same sections in both languages, each id once', () => {
    const ids = locales.map((locale) =>
      legalPage(id, locale, formFieldTokens(locale)).sections.map((section) => section.id),
    );
    expect(ids[1]).toEqual(ids[0]);
    expect(new Set(ids[0]).size).toBe(ids[0]?.length);
  });

  it.each(locales)('fills every token in %s', (locale) => {
    expect(textOf(id, locale)).not.toMatch(/[{}]/);
  });
});

describe.each(locales)('a field of src/site.ts in %s', (locale) => {
  it('that launch-check requires is shown as to be completed while it is empty', () => {
    expect(textOf('accessibility', locale)).toMatch(/Zuständige Stelle: wird vor dem Start|body: to be completed/);
  });

  it('that is optional is omitted while it is empty', () => {
    expect(textOf('imprint', locale).includes('Fax')).toBe(site.contact.fax.length > 0);
  });
});

/** Spec section 9, Terms. */
const figures: Record<Locale, [what: string, sentence: RegExp][]> = {
  de: [
    ['invoicing monthly at month end', /monatlich zum Monatsende/],
    ['payment due 14 days after invoice receipt', /14 Tage nach Zugang der Rechnung zur Zahlung fällig/],
    ['objection to invoice within two weeks', /Einwände gegen eine Rechnung .* innerhalb von 2 Wochen/],
    ['deemed acceptance 14 days after handover', /14 Tage nach der Übergabe oder Lieferung als abgenommen/],
    ['returned direct debit flat fee 2.50 EUR', /Lastschrift, .* Pauschale von 2,50 €/],
    ['defect claims expire after one year', /Ansprüche wegen Mängeln verjähren nach einem Jahr/],
    ['notice period 6 weeks to quarter end', /Frist von 6 Wochen zum Quartalsende/],
    ['evaluation data deleted at most 6 months after project end', /spätestens 6 Monate nach Projektende/],
    ['one user is one active user interacting with the chatbot', /aktiver Nutzer: eine Person, .* interagiert/],
  ],
  en: [
    ['invoicing monthly at month end', /invoice monthly at the end of the month/],
    ['payment due 14 days after invoice receipt', /due 14 days after receipt of the invoice/],
    ['objection to invoice within two weeks', /objection to an invoice .* within 2 weeks/],
    ['deemed acceptance 14 days after handover', /deemed accepted 14 days after handover or delivery/],
    ['returned direct debit flat fee 2.50 EUR', /direct debit .* flat fee of €2\.50/],
    ['defect claims expire after one year', /Claims for defects expire after one year/],
    ['notice period 6 weeks to quarter end', /6 weeks’ notice to the end of a quarter/],
    [
      'evaluation data deleted at most 6 months after project end',
      /no later than 6 months after the end of the project/,
    ],
    ['one user is one active user interacting with the chatbot', /active user: a person who interacts with/],
  ],
};

describe.each(locales)('the terms in %s', (locale) => {
  test.each(figures[locale])('state: %s', (_, sentence) => {
    expect(textOf('terms', locale)).toMatch(sentence);
  });
});

test('the English privacy policy lists form fields as prose, without a serial comma', () => {
  const shown = textOf('privacy-policy', 'en');
  expect(shown).toContain('your last name, email address and message. The topic, first name and phone number are');
});

describe.each(locales)('the privacy policy in %s', (locale) => {
  it('ends with the sections on deletion and the privacy contact', () => {
    const ids = legalPage('privacy-policy', locale, formFieldTokens(locale)).sections.map(({ id }) => id);
    expect(ids.slice(-2)).toEqual(['deletion', 'privacy-contact']);
  });

  it('names every field of every form, by the tokens of the form', () => {
    const written = JSON.stringify(legalTextOf('privacy-policy', locale));
    const shown = textOf('privacy-policy', locale);
    for (const { name, fields, texts } of Object.values(forms)) {
      const tokens = Object.values(fields).map(({ isRequired }) => `{${name}${isRequired ? 'Required' : 'Optional'}}`);
      for (const token of tokens) expect(written).toContain(token);
      for (const noun of Object.values(texts(wordsFor(locale)).names)) expect(shown).toContain(noun);
    }
  });

  it('lists exactly the cookies and storage keys that the site writes', () => {
    const { sections } = legalPage('privacy-policy', locale, formFieldTokens(locale));
    const blocks = sections.find(({ id }) => id === 'cookies')?.paragraphs ?? [];
    const named = blocks
      .flatMap((block) => ('facts' in block ? block.facts : []))
      .map(({ label }) => label.split(' ')[0]);
    expect(named.sort()).toEqual(browserStorageNames().sort());
  });
});

/**
 * Excluded: it writes what the chat protocol allows. Its cookie is for third-party bots, which the operator must list.
 */
const chatStorageFile = 'src/features/chat/chat-storage.client.ts';

/** Names of cookies and storage keys that the site writes, by script or in a response. */
function browserStorageNames(): string[] {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const files = globSync(
    [
      'src/**/*.client.ts',
      'src/{components/islands,features/savings/components}/**/*.{ts,tsx}',
      'src/features/consent/*.ts',
      'src/features/booking/*.ts',
    ],
    {
      cwd: root,
      exclude: [chatStorageFile],
    },
  );
  const written = files.flatMap((file) => namesIn(readFileSync(path.join(root, file), 'utf8')));
  return [...new Set([...written, 'chat-open', ...storageKeys.map((key) => `chat-${key}`)])];
}

/** A name is a literal, or a constant of the same file. */
const namesIn = (source: string): string[] => {
  const constants = new Map([...source.matchAll(/const (\w+) = '([^']+)'/g)].map(([, name, value]) => [name, value]));
  const cookies = [...source.matchAll(/[`'"]([^`'"=\s]+)=[^`'"]*Max-Age/g)];
  const stored = [...source.matchAll(/(?:session|local)Storage\.setItem\(\s*([^,]+),/g)];
  return [...cookies, ...stored].map(([, name = '']) => {
    const bare = name.replace(/^\$\{|\}$|['"`]/g, '');
    return constants.get(bare) ?? bare;
  });
};
