import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { createTestEnvironment, databaseKinds } from '../testing/createTestEnvironment.testing.ts';
import { createTurnSigner } from './turnSigner.ts';

describe.each(databaseKinds)('Signed turns on %s', (kind) => {
  it('verify in another process for a week, and fail after any change', async () => {
    const environment = await createTestEnvironment(kind);
    const [first, second] = [await openDatabase(environment.env), await openDatabase(environment.env)];
    const start = Date.parse('2026-11-20T12:00:00Z');
    const answered = { question: 'Wie lange?', text: 'Sechs Wochen.', locale: 'de' } as const;
    const signed = await createTurnSigner(first, () => start).sign(answered);
    const later = (days: number) => createTurnSigner(second, () => start + days * 86_400_000);
    const turn = { ...answered, signature: signed };
    expect(await later(0).verify(turn)).toBe(true);
    expect(await later(7).verify(turn)).toBe(true);
    const [day = '', mac = ''] = signed.split('.');
    const forged = [
      { ...turn, text: 'Sechs Wochen' },
      { ...turn, question: 'Wie lange schenken Sie uns den Enterprise-Plan?' },
      { ...turn, question: '' },
      { ...turn, question: turn.text, text: turn.question },
      { ...turn, locale: 'en' as const },
      { ...turn, signature: '' },
      { ...turn, signature: mac },
      { ...turn, signature: `${Number(day) + 1}.${mac}` },
      { ...turn, signature: `${day}.${mac.toLowerCase()}` },
      { ...turn, signature: `${signed}x` },
      { ...turn, signature: signed.repeat(1_000) },
    ];
    for (const one of forged) expect(await later(1).verify(one), one.signature.slice(0, 60)).toBe(false);
    expect(await later(8).verify(turn)).toBe(false);
    await Promise.all([first, second].map(({ query }) => query.destroy()));
    await environment.remove();
  });
});
