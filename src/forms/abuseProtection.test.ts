/** Abuse protection of the forms: proof of work and rate limits. Neither blocks a visitor for good. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { applyRetention } from '../leads/applyRetention.ts';
import type { FormName, FormOutcome } from '../leads/leadService.ts';
import { type OpenedServices, openServices } from '../server/openServices.ts';
import {
  contactForm,
  createTestEnvironment,
  databaseKinds,
  newsletterForm,
  type TestEnvironment,
} from '../testing/createTestEnvironment.testing.ts';
import { minutesInWords } from '../text/words/minutesInWords.ts';
import { fill, wordsFor } from '../text/words/words.ts';

const own = { origin: 'https://www.example.org' };
/** Four forms per client address, two of them without proof. */
const settings = { RATE_LIMIT: '4', ALTCHA_DIFFICULTY: '3' };
const { forms } = wordsFor('en');
const { refused } = forms;

let environment: TestEnvironment;
let leads: OpenedServices;
let number = 0;

const send = (request: Request, clientAddress = '192.0.2.1', service = leads.leadService, form: FormName = 'contact') =>
  service.accept({
    form,
    locale: 'en',
    page: form === 'newsletter' ? 'newsletter' : 'contact',
    request,
    clientAddress,
  });

/** A form with a new email address, so that the limit per inbox does not apply. */
const fresh = (altcha = '', changes: Record<string, string> = {}, headers: Record<string, string> = own) =>
  contactForm({ email: `n${++number}@example.org`, altcha, ...changes }, headers);

async function issued(by: OpenedServices = leads): Promise<Challenge> {
  const challenge = await by.challenges.issue();
  if (!challenge) throw new Error('No challenge');
  return challenge;
}

/** Solves a challenge with ALTCHA's published library. */
async function solved(challenge: Challenge): Promise<string> {
  return payloadOf(challenge, await solveChallenge({ challenge, deriveKey }));
}
const payloadOf = (challenge: Challenge, solution: unknown): string => btoa(JSON.stringify({ challenge, solution }));

/** The number of forms accepted before the first 429. */
async function taken(next: () => Promise<Request>, address: string): Promise<number> {
  for (let count = 0; ; count++) if ((await send(await next(), address)).status === 429) return count;
}

const statusesOf = async (requests: Request[], address = '192.0.2.1') => {
  const found: number[] = [];
  for (const request of requests) found.push((await send(request, address)).status);
  return found;
};

afterEach(async () => {
  vi.useRealTimers();
  await leads.stop();
  await environment.remove();
});

describe.each(databaseKinds)('Proof of work on %s', (kind) => {
  let database: Database;
  beforeEach(async () => {
    environment = await createTestEnvironment(kind, settings);
    leads = await openServices(environment.env);
    database = await openDatabase(environment.env);
    return () => database.query.destroy();
  });
  const used = async () => (await database.query.selectFrom('used_challenge').selectAll().execute()).length;

  it('applies the normal rate limit to a solved challenge, half of it to none', async () => {
    expect(await taken(async () => fresh(await solved(await issued())), '192.0.2.1')).toBe(4);
    expect(await taken(async () => fresh(), '192.0.2.2')).toBe(2);
    const noOrigin = async () => fresh(await solved(await issued()), {}, {});
    expect(await taken(noOrigin, '192.0.2.3')).toBe(2);
  });

  it('treats an expired challenge as a missing one', async () => {
    const late = await solved(await issued());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 });
    expect(await statusesOf([fresh(late), fresh(late), fresh(late)])).toEqual([303, 303, 429]);
    expect(await used()).toBe(0);
  });

  it.each([
    ['easier than it was issued', (challenge: Challenge) => ({ ...challenge.parameters, cost: 1, keyPrefix: '0' })],
    ['longer lived than it was issued', (challenge: Challenge) => ({ ...challenge.parameters, expiresAt: 9e9 })],
    [
      'of another nonce',
      (challenge: Challenge) => ({ ...challenge.parameters, nonce: '00'.repeat(16), keyPrefix: '0' }),
    ],
  ])('charges a forged challenge double without refusing the form: %s', async (_, forge) => {
    const real = await issued();
    const parameters = forge(real);
    const forged = payloadOf({ ...real, parameters }, await solveChallenge({ challenge: { parameters }, deriveKey }));
    expect(await statusesOf([fresh(forged), fresh(forged)])).toEqual([303, 429]);
  });

  it.each([
    ['unsolved', async () => payloadOf(await issued(), { counter: 0, derivedKey: '00'.repeat(32) })],
    ['unsigned', async () => solved({ parameters: (await issued()).parameters })],
    ['no challenge', async () => btoa('{}')],
    ['no JSON', async () => 'x'.repeat(50)],
    ['endless', async () => 'A'.repeat(10_000)],
  ])('charges an invalid solution double without refusing the form: %s', async (_, payload) => {
    expect(await statusesOf([fresh(await payload()), fresh(await payload())])).toEqual([303, 429]);
  });

  it('accepts a solution once over all processes and forms', async () => {
    const other = await openServices(environment.env);
    const challenge = await issued(other);
    const solution = await solved(challenge);
    const first = await send(fresh(solution), '192.0.2.1');
    const subscription = newsletterForm({ email: 'zoe@example.org', altcha: solution }, own);
    const second = await send(subscription, '192.0.2.2', other.leadService, 'newsletter');
    const third = await send(fresh(solution), '192.0.2.2', other.leadService);
    await other.stop();
    expect([first.status, second.status, third.status]).toEqual([303, 303, 429]);
    expect(await used()).toBe(1);
  });

  it('uses a solution once for ten concurrent forms and loses no form', async () => {
    const solution = await solved(await issued());
    const senders = Array.from({ length: 10 }, (_, index) => send(fresh(solution), `198.51.100.${index}`));
    expect((await Promise.all(senders)).map(({ status }) => status)).toEqual(Array(10).fill(303));
    expect(await used()).toBe(1);
    const other = await solved(await issued());
    const fromOne = await Promise.all(Array.from({ length: 10 }, () => send(fresh(other))));
    // Four accepted forms would mean that the solution counted for each.
    expect(fromOne.filter(({ status }) => status === 303).length).toBeLessThan(4);
    expect(await used()).toBe(2);
  });

  it('accepts a challenge that was issued before a restart', async () => {
    const solution = await solved(await issued());
    await leads.stop();
    leads = await openServices(environment.env);
    await send(fresh(solution));
    expect(await used()).toBe(1);
  });

  it('keeps a solution valid after a validation error or a storage error', async () => {
    const solution = await solved(await issued());
    expect((await send(fresh(solution, { lastname: '' }))).status).toBe(422);
    await database.query.schema.alterTable('delivery').renameTo('delivery_gone').execute();
    const failed = await statusesOf(Array.from({ length: 10 }, () => fresh(solution)));
    await database.query.schema.alterTable('delivery_gone').renameTo('delivery').execute();
    expect(failed).toEqual(Array(10).fill(503));
    expect(await used()).toBe(0);
    expect((await send(fresh(solution))).status).toBe(303);
    expect(await used()).toBe(1);
  });

  it('treats a repeated form as the same lead, not as a reused solution', async () => {
    const altcha = await solved(await issued());
    const form = { form_id: 'again', email: 'again@example.org' };
    const first = await send(fresh(altcha, form));
    expect(first.status).toBe(303);
    for (let time = 0; time < 5; time++) expect(await send(fresh(altcha, form))).toEqual(first);
    // Repeats do not count against the limit: three of four are left.
    expect(await taken(async () => fresh(await solved(await issued())), '192.0.2.1')).toBe(3);
  });

  it('deletes used challenges after they expire', async () => {
    await send(fresh(await solved(await issued())));
    expect(await applyRetention(database, environment.env)).toMatchObject({ challenges: 0 });
    expect(await applyRetention(database, environment.env, new Date(Date.now() + 21 * 60_000))).toMatchObject({
      challenges: 1,
    });
    expect(await used()).toBe(0);
  });
});

describe('Header injection', () => {
  const lines = {
    contact: ['firstname', 'lastname', 'email', 'phone'],
    partner: ['company', 'website', 'name', 'email'],
    demo: ['name', 'company', 'email', 'phone', 'slot'],
    newsletter: ['email'],
    roi: ['firstname', 'lastname', 'company', 'email'],
    chat: ['name', 'email'],
  } satisfies Record<FormName, string[]>;

  it('line breaks and NUL are refused in every field that may become a header, in all forms', async () => {
    environment = await createTestEnvironment('SQLite');
    leads = await openServices(environment.env);
    for (const form of ['contact', 'partner', 'demo', 'newsletter', 'roi', 'chat'] as const) {
      for (const field of lines[form]) {
        for (const mark of ['\r', '\n', '\r\nBcc: all@example.org', '\0']) {
          const outcome = await send(
            contactForm({ [field]: `zoe@example.org${mark}` }),
            '192.0.2.1',
            leads.leadService,
            form,
          );
          expect(outcome.status, `${form} ${field}`).toBe(422);
          if (outcome.status === 303) return;
          expect(outcome.errors[field], `${form} ${field}`).toMatch(/line break|without|Please choose/i);
        }
      }
    }
  });
});

describe('Form rate limits', () => {
  const open = async (changes: Record<string, string>) => {
    environment = await createTestEnvironment('SQLite', { ...settings, ...changes });
    leads = await openServices(environment.env);
  };
  /** Expects a 429 with this sentence, a retry time and the input. */
  const told = (outcome: FormOutcome, sentence: string) => {
    expect(outcome).toMatchObject({ status: 429, values: { lastname: 'Müßig' } });
    if (outcome.status === 303) return;
    expect(outcome.retryAfter).toBeGreaterThan(0);
    const inWords = minutesInWords(outcome.retryAfter ?? 0, forms);
    expect(outcome.errors).toEqual({ form: fill(sentence, { minutes: inWords }) });
  };

  it('return the same outcome for a double click, even when the limit is reached', async () => {
    await open({ RATE_LIMIT: '1' });
    const twice = { form_id: 'twice', email: 'twice@example.org' };
    const outcomes = await Promise.all([send(fresh('', twice)), send(fresh('', twice))]);
    expect(outcomes.map(({ status }) => status)).toEqual([303, 303]);
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect((await send(fresh())).status).toBe(429);
    expect(await send(fresh('', twice))).toEqual(outcomes[0]);
    told(await send(fresh('', { ...twice, message: 'Another' })), refused.tooMany);
  });

  it('allow ten forms an hour per normalised mailbox, half of them without proof of work', async () => {
    await open({ RATE_LIMIT: '30' });
    const spellings = ['flood@gmail.com', 'F.l.ood@Gmail.com', 'flo.od+tag@googlemail.com'];
    const next = (index: number, altcha = '') =>
      send(fresh(altcha, { email: spellings[index % 3] ?? '' }), `198.51.100.${index}`);
    for (let index = 0; index < 5; index++) expect((await next(index)).status).toBe(303);
    told(await next(5), refused.tooManyOfMailbox);
    // A stranger who uses your address cannot block your forms: with proof they are still accepted.
    for (let index = 6; index < 11; index++) expect((await next(index, await solved(await issued()))).status).toBe(303);
    told(await next(11, await solved(await issued())), refused.tooManyOfMailbox);
    expect((await send(fresh(), '198.51.100.12')).status).toBe(303);
  });

  it('allow twenty times the limit per address in total, half without proof of work, and do not count validation errors', async () => {
    await open({ RATE_LIMIT: '1' });
    let address = 0;
    const next = async (request: Request) => send(request, `198.51.100.${++address}`);
    for (let index = 0; index < 30; index++) expect((await next(fresh('', { email: '' }))).status).toBe(422);
    for (let index = 0; index < 10; index++) expect((await next(fresh())).status).toBe(303);
    told(await next(fresh()), refused.tooManyInAll);
    for (let index = 0; index < 10; index++) expect((await next(fresh(await solved(await issued())))).status).toBe(303);
    told(await next(fresh(await solved(await issued()))), refused.tooManyInAll);
  });

  it('are off with RATE_LIMIT=0, and no challenge is issued with ALTCHA_DIFFICULTY=0', async () => {
    await open({ RATE_LIMIT: '0' });
    const same = { email: 'same@example.org' };
    for (let index = 0; index < 12; index++) expect((await send(fresh('', same))).status).toBe(303);
    await leads.stop();
    await environment.remove();
    await open({ ALTCHA_DIFFICULTY: '0' });
    expect(await leads.challenges.issue()).toBeUndefined();
    expect(await taken(async () => fresh(), '192.0.2.1')).toBe(4);
  });

  it('limit API requests per client address and return the seconds to wait', async () => {
    await open({ RATE_LIMIT: '1' });
    const asked = Array.from({ length: 5 }, () => leads.checkRateLimit('192.0.2.1'));
    expect(asked).toEqual([0, 0, 0, 0, 150]);
    expect(leads.checkRateLimit('192.0.2.2')).toBe(0);
  });
});
