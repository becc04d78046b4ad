import { expect, test } from 'vitest';
import { locales } from '../../../routes/table.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { sampleFigures } from './sampleFigures.ts';

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const { days, hours, topics, teams, all, alone, handedOver } = sampleFigures;

test('the parts of the sample figures add up', () => {
  expect(days).toHaveLength(30);
  expect(alone + handedOver).toBe(all);
  expect(sum(hours.map(({ count }) => count))).toBe(all);
  expect(sum(topics)).toBe(all);
  expect(sum(teams)).toBe(handedOver);
});

test.each(locales)('every sample figure has its word in %s', (locale) => {
  const { dashboard, inbox } = wordsFor(locale).application;
  expect(dashboard.topics).toHaveLength(topics.length);
  expect(dashboard.teams).toHaveLength(teams.length);
  expect(dashboard.days).toHaveLength(5);
  // The open conversation is the first of the list, and its times are those of the handover.
  expect(inbox.list.rows[0]?.title).toBe(inbox.dialogue.title);
  expect(inbox.handover.history.map(({ time }) => time).slice(0, 3)).toEqual(['03:07', '03:08', '03:09']);
  expect(inbox.handover.quote).toContain(inbox.dialogue.messages[3]?.text);
});
