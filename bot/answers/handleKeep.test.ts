import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/openDatabase.ts';
import {
  createKeptQuestions,
  deleteOldQuestions,
  keptDays,
  listKeptQuestions,
} from '../../src/features/kept-questions/keptQuestions.ts';
import { createTurnSigner } from '../../src/security/turnSigner.ts';
import { createTestEnvironment, databaseKinds } from '../../src/testing/createTestEnvironment.testing.ts';
import { handleKeep } from './handleKeep.ts';

describe.each(databaseKinds)('POST /api/bot/keep on %s', (kind) => {
  it('keeps the text of a question that this server answered, for 90 days, and nothing else', async () => {
    const environment = await createTestEnvironment(kind);
    const database = await openDatabase(environment.env);
    const turnSigner = createTurnSigner(database);
    const locals = { turnSigner, keptQuestions: createKeptQuestions(database) };
    const post = async (body: object, headers: Record<string, string> = {}) => {
      const request = new Request('http://localhost:4321/api/bot/keep', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await handleKeep({ request, locals })).status;
    };
    const signed = async (question: string) => {
      const turn = { question, text: 'Das weiß ich nicht.', locale: 'de' } as const;
      return { ...turn, signature: await turnSigner.sign(turn) };
    };

    const turn = await signed('Habt ihr eine App?');
    expect(await post(turn)).toBe(200);
    expect(await post(await signed('habt ihr eine App? '))).toBe(200);
    for (const refused of [
      { ...turn, question: 'Buy now' },
      { ...turn, signature: '' },
      { ...turn, visitor: 'zoe' },
      await signed('Schreibt mir an zoe@example.org'),
      await signed('Mein Passwort ist geheim'),
      await signed('ich will nicht mehr leben'),
    ])
      expect(await post(refused), JSON.stringify(refused)).toBe(422);
    expect(await post(turn, { origin: 'https://evil.example' })).toBe(403);

    const today = new Date().toISOString().slice(0, 10);
    expect(await listKeptQuestions(database)).toEqual([
      { locale: 'de', text: expect.stringMatching(/^habt ihr eine app\?/i), count: 2, latest: today },
    ]);
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await deleteOldQuestions(database, later(keptDays))).toBe(0);
    expect(await deleteOldQuestions(database, later(keptDays + 1))).toBe(2);
    expect(await listKeptQuestions(database)).toEqual([]);
    await database.query.destroy();
    await environment.remove();
  });
});
