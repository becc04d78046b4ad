import { describe, expect, it } from 'vitest';
import { locales } from '../routes/table.ts';
import { crisisAnswers } from './crisisAnswer.ts';
import { business, personal, phrases, rules, withoutThing } from './crisisRules.ts';
import { helplines } from './helplines.ts';
import { linkedPieces } from './linkedPieces.ts';
import { plainWords } from './plainWords.ts';
import { recogniseCrisis } from './recogniseCrisis.ts';
import { withoutCrisis } from './withoutCrisis.ts';
import { heldOut } from './wordings.heldOut.testing.ts';
import { training } from './wordings.training.testing.ts';

describe('Recognising somebody in danger', () => {
  it('recognises every training wording as its kind, and no harmless one', () => {
    const wrong = training.crisis.filter(([text, kind]) => recogniseCrisis(text) !== kind);
    expect([wrong, training.harmless.filter((text) => recogniseCrisis(text))]).toEqual([[], []]);
    expect([training.crisis.length, training.harmless.length].every((count) => count > 120)).toBe(true);
  });

  it('keeps its rates on the held-out wordings', () => {
    const missed = heldOut.crisis.filter(([text]) => !recogniseCrisis(text));
    const falseAlarms = heldOut.harmless.filter((text) => recogniseCrisis(text));
    console.log(
      `held out: ${missed.length} of ${heldOut.crisis.length} missed, ${falseAlarms.length} of ${heldOut.harmless.length} harmless ones taken`,
    );
    expect(missed).toEqual([]);
    expect(falseAlarms.length / heldOut.harmless.length).toBeLessThan(0.03);
  });

  it('reads each language whatever the rest of the text is in, and in any writing', () => {
    const wordings = [
      'Hallo, what does it cost? ich will nicht mehr leben',
      'Guten Tag. I want to die.',
      'ICH MOECHTE NICHT MEHR LEBEN!!!',
      'ich  will\nnicht\tmehr leben',
      'I don’t want to live',
      'i w a n t to kill myself',
      'ich will mich umbrinegn',
      `${'Was kostet das? '.repeat(60)} ich will mich umbringen`,
    ];
    expect(wordings.filter((text) => recogniseCrisis(text) !== 'self')).toEqual([]);
  });

  it('has a bounded cost, whatever is typed', () => {
    // Every repetition has a bound, but for the letters of a word; and words and texts are cut.
    const patterns = rules.flatMap(({ clear, likely = [] }) => [...clear, ...likely]);
    const unbounded = (pattern: string) => /[*+](?<!\\w[*+])|\{\d+,\}/.test(pattern);
    expect([...patterns, ...phrases, business, personal, withoutThing].filter(unbounded)).toEqual([]);
    const words = plainWords('xy'.repeat(5_000) + ' ab'.repeat(100_000)).split(' ');
    expect([Math.max(...words.map((word) => word.length)), words.length < 6_000]).toEqual([40, true]);
  });
});

describe('The crisis answer', () => {
  it('names numbers as links in both languages, and no token is left', () => {
    for (const locale of locales) {
      for (const { title, text, links } of Object.values(crisisAnswers(locale))) {
        expect(`${title} ${text}`).not.toMatch(/[{}]/);
        expect(links.length).toBeGreaterThan(0);
        for (const { text: number } of links) expect(text).toContain(number);
      }
    }
    const numbers = (locale: 'de' | 'en') => crisisAnswers(locale).self.links.map(({ href }) => href);
    expect(numbers('de')).toEqual([
      'tel:112',
      'tel:+498001110111',
      'tel:+498001110222',
      'tel:116123',
      'https://online.telefonseelsorge.de',
    ]);
    expect(numbers('en')).toEqual(['tel:112', 'tel:999', 'tel:116123', 'tel:111', 'sms:85258?&body=SHOUT', 'tel:988']);
  });

  it('cites every number with a source and a date', () => {
    for (const { source, lookedUp } of Object.values(helplines)) {
      expect(URL.canParse(source)).toBe(true);
      expect(lookedUp).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('splits a line at its links', () => {
    const links = [
      { text: '111', href: 'tel:111' },
      { text: '0800 111 0 111', href: 'tel:+498001110111' },
    ];
    expect(linkedPieces('Call 0800 111 0 111 or 111.', links)).toEqual([
      { text: 'Call ' },
      { text: '0800 111 0 111', href: 'tel:+498001110111' },
      { text: ' or ' },
      { text: '111', href: 'tel:111' },
      { text: '.' },
    ]);
  });
});

it('removes crisis turns with their answers from a conversation', () => {
  const turns = [
    { who: 'visitor', text: 'Was kostet das?' },
    { who: 'assistant', text: '149 €' },
    { who: 'visitor', text: 'ich will sterben' },
    { who: 'assistant', text: 'Bitte sprechen Sie jetzt mit einem Menschen' },
    { who: 'visitor', text: 'Danke' },
  ] as const;
  expect(withoutCrisis(turns).map(({ text }) => text)).toEqual(['Was kostet das?', '149 €', 'Danke']);
});
