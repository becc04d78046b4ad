import { describe, expect, it } from 'vitest';
import { createEntryMatcher } from './createEntryMatcher.ts';
import { decodeModel, encodeModel } from './entryModel.ts';
import { trainEntryModel } from './trainEntryModel.ts';

/** More than a byte can count. */
const entryCount = 300;

describe('The model of the knowledge base', () => {
  it('finds an entry that is more than 255 labels after the one before', () => {
    const entries = Array.from({ length: entryCount }, (_, nth) => ({
      id: `entry-${nth}`,
      answer: `Antwort ${nth}`,
      asks: [`Thema q${nth}x`, `Frage zu q${nth}x`],
    }));
    const data = { entries, unanswered: ['Wetter', 'Sport'], followUps: {}, concepts: {} };
    const model = decodeModel(encodeModel(trainEntryModel(data, 'de')));
    const matcher = createEntryMatcher(model, 'de', []);
    for (const nth of [0, 150, 257, 299]) expect(matcher.match(`q${nth}x`).ranked[0]?.id).toBe(`entry-${nth}`);
  });

  it('keeps the roles of numbers in its file', () => {
    const numberRoles = [
      { text: '4 agents, 900 users', kind: 'price' as const, roles: ['operators', 'users'] as const },
    ];
    const examples = numberRoles.map(({ roles, ...example }) => ({ ...example, roles: [...roles] }));
    const entries = [{ id: 'entry', answer: 'Answer', asks: ['Question'] }];
    const trained = trainEntryModel(
      { entries, unanswered: [], followUps: {}, concepts: {}, numberRoles: examples },
      'en',
    );
    expect(decodeModel(encodeModel(trained)).numberRoles).toEqual(trained.numberRoles);
    expect(trained.numberRoles?.weights.some((weight) => weight !== 0)).toBe(true);
  });
});
