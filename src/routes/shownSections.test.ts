import { expect, test } from 'vitest';
import { type ContentReader, withReader } from './contentReader.ts';
import { href } from './hrefs.ts';
import { anchorOf, sectionsOf, shownSections } from './shownSections.ts';

const given: Record<string, unknown> = {
  'text-home': { sections: ['claims', 'howItWorks', 'claims'] },
  'text-pricing': { sections: ['extras'] },
  'text-product': { 'ai-chatbot': { sections: ['how'] } },
  'text-about': {},
};
const read: ContentReader = (kind, locale) => (locale === 'de' ? given[kind] : undefined);

test('a page shows the chosen sections, each once; without a choice those of the files', () => {
  const shown = (locale: 'de' | 'en') => withReader(read, () => sectionsOf('text-home', locale));
  expect(shown('de')).toEqual(['claims', 'howItWorks']);
  expect(shown('en')).toHaveLength(9);
  expect(withReader(read, () => sectionsOf('text-about', 'de'))).toHaveLength(5);
});

test('a section that cannot be hidden can be moved, else comes last', () => {
  expect(shownSections('text-solution', ['savings', 'change'])).toEqual([
    'savings',
    'change',
    'services',
    'moreFunctions',
  ]);
});

test('a link to a hidden section, or into it, leads to its page', () => {
  const link = (...to: Parameters<typeof href>) => withReader(read, () => href(...to));
  expect(link('home', 'de', 'claims')).toBe('/#claims');
  expect(link('home', 'de', 'film')).toBe('/#film');
  expect(link('home', 'de', 'chat')).toBe('/#chat');
  expect(link('home', 'de', 'industries')).toBe('/');
  expect(link('home', 'en', 'industries')).toBe('/en#industries');
  expect(link('pricing', 'de', 'question-notice')).toBe('/preise');
  expect(link('pricing', 'de', 'plan-essential')).toBe('/preise#plan-essential');
  expect(link('products/ai-chatbot', 'de', 'knowledge')).toBe('/produkte/ki-chatbot');
  expect(link('products/ai-chatbot', 'de', 'how')).toBe('/produkte/ki-chatbot#how');
  expect(link('products/dashboard', 'de', 'portal')).toBe('/produkte/dashboard#portal');
  expect(link('use-cases/customer-service', 'de', 'live-chat')).toMatch(/#live-chat$/);
});

test('the name of a section is its anchor', () => {
  expect(['claims', 'howItWorks'].map(anchorOf)).toEqual(['claims', 'how-it-works']);
});
