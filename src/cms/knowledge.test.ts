/** Answers of the bot in the content system: published, refused, withdrawn. */
import { expect, test, vi } from 'vitest';
import { readEntries } from '../../bot/knowledge/readEntries.ts';
import { reloadingBot } from '../server/reloadingBot.ts';
import { openTestContent } from '../testing/openTestContent.testing.ts';
import { type FakeCms, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { seedEntries } from './seedEntries.ts';

const entry = {
  ...{ key: 'cancel-notice', question: 'Wie kündigen wir?', answer: 'Sechs Wochen, {essentialPrice}.' },
  ...{ source: '/preise#plans', also: '/faq\n/impressum', next: 'price-vat\n\nhosting' },
};
const other = { ...entry, key: 'hosting', answer: 'In Deutschland.' };

async function open(cms: FakeCms) {
  cms.entries.set('text-knowledge-entries:de', [entry, other]);
  const { source, log } = openTestContent(cms);
  await source.refresh();
  const answers = new Map<string, string>();
  const replaceEntries = vi.fn((entries: readonly { id: string; answer: string }[], locale: string) => {
    if (locale === 'de') answers.clear();
    if (locale === 'de') for (const { id, answer } of entries) answers.set(id, answer);
  });
  const findLostFollowUps = vi.fn((_locale: string): string[] => []);
  const parts = { replacePage: vi.fn(), answer: vi.fn(), explain: vi.fn(), recogniseLanguage: vi.fn() };
  const bot = { replaceEntries, findLostFollowUps, ...parts };
  reloadingBot(bot, { content: source, texts: { onPage: () => {} } });
  const publish = async (...entries: object[]) => {
    cms.entries.set('text-knowledge-entries:de', entries as Record<string, unknown>[]);
    await source.refresh('text-knowledge');
  };
  return { source, log, answers, replaceEntries, findLostFollowUps, publish };
}

test('the bot has the entries at its start, and each published change', async () => {
  await using cms = await startFakeCms();
  const { answers, replaceEntries, publish } = await open(cms);
  expect(replaceEntries).toHaveBeenCalledWith(
    [
      {
        ...{ id: 'cancel-notice', question: entry.question, answer: entry.answer, source: 'pricing#plans' },
        ...{ also: ['faq', 'imprint'], next: ['price-vat', 'hosting'] },
      },
      expect.objectContaining({ id: 'hosting' }),
    ],
    'de',
  );
  await publish({ ...entry, answer: 'Acht Wochen.' }, other);
  expect([...answers.values()]).toEqual(['Acht Wochen.', 'In Deutschland.']);
  await publish(other);
  expect([...answers.keys()]).toEqual(['hosting']);
});

test.each([
  ['an unknown token', { answer: 'Es kostet {preis}.' }, 'answer', 'wrongToken'],
  ['more than 350 characters', { answer: 'a'.repeat(351) }, 'answer', 'tooLong'],
  ['a source that is no page', { source: '/gibt-es-nicht' }, 'source', 'leadsNowhere'],
  ['no question', { question: '' }, 'question', 'missing'],
])('an entry with %s keeps its last version and is named; the others go live', async (_case, change, field, reason) => {
  await using cms = await startFakeCms();
  const { source, answers, publish } = await open(cms);
  await publish({ ...entry, ...change }, { ...other, answer: 'Anderswo.' });
  expect([...answers.values()]).toEqual([entry.answer, 'Anderswo.']);
  expect(source.status().refused).toEqual([
    expect.objectContaining({ type: 'text-knowledge', key: 'cancel-notice', field, reason, shown: 'last' }),
  ]);
});

test('the status names an entry with a follow-up that no entry answers', async () => {
  await using cms = await startFakeCms();
  const { source, findLostFollowUps } = await open(cms);
  findLostFollowUps.mockImplementation((locale) => (locale === 'de' ? ['cancel-notice'] : []));
  const fault = { type: 'text-knowledge', key: 'cancel-notice', field: 'next', reason: 'noSuchEntry', shown: 'rest' };
  expect(source.status().refused).toMatchObject([{ content: 'knowledge:de', ...fault }]);
});

test('an answer counts with the figures in place of its tokens', async () => {
  await using cms = await startFakeCms();
  const { source, publish } = await open(cms);
  // Longer than 350 as written.
  await publish({ ...entry, answer: `${'{essentialPrice} '.repeat(30)}` });
  expect(source.status().refused).toEqual([]);
});

test.each(['de', 'en'] as const)('the seed gives every entry back (%s)', async (locale) => {
  await using cms = await startFakeCms();
  const seed = seedEntries(locale)['text-knowledge'] ?? [];
  cms.entries.set(`text-knowledge-entries:${locale}`, seed);
  const { source } = openTestContent(cms);
  await source.refresh('text-knowledge');
  expect(source.status().refused).toEqual([]);
  const files = readEntries(locale).map(({ asks, isOpen, ...file }) => ({ ...file, question: asks[0] }));
  expect(files.length).toBeGreaterThan(100);
  expect(source.read('knowledge', locale)).toEqual(files);
});
