/**
 * Proof of work as ALTCHA specifies it (docs/decisions/0184-proof-of-work-uses-altchas-protocol.md): signs challenges,
 * verifies solutions, and accepts each solution once over all processes. forms/createFormHandler.ts decides what a
 * missing or false proof means.
 */
import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { isErrorOfKind } from '../isErrorOfKind.ts';
import { loadSharedKey } from '../security/loadSharedKey.ts';

export type ProofResult =
  /** ALTCHA_DIFFICULTY=0. */
  | { kind: 'not-required' }
  | { kind: 'solved'; nonce: string; expiresAt: string }
  /** No solution, but reCAPTCHA vouches for the form (forms/recaptcha.ts). */
  | { kind: 'vouched' }
  /** No solution, or an expired one: no script, an old page, a slow device. */
  | { kind: 'none' }
  /** Malformed, forged or used before: the site's own pages never send that. */
  | { kind: 'false' };

export type Challenges = {
  /** A new challenge; undefined if proof of work is off (ALTCHA_DIFFICULTY=0). */
  issue(): Promise<Challenge | undefined>;
  /** Verifies the field `altcha` of a posted form. Does not mark the solution as used. */
  verify(payload: string | undefined): Promise<ProofResult>;
};

/** Another form used the solution in the meantime. */
class ChallengeUsed extends Error {
  readonly kind = 'challenge-used';
}
export const isChallengeUsed = isErrorOfKind<ChallengeUsed>('challenge-used');

const challengeLifetimeMs = 20 * 60_000;

/** PBKDF2 rounds per key. A key (1 to 3 ms) must cost more than the round trip to the browser's WebCrypto threads. */
const pbkdf2Iterations = 5_000;

/** Characters. A valid payload has about 900. */
const maxPayloadLength = 4_096;

export function createChallenges({ query }: Pick<Database, 'query'>, difficulty: number): Challenges {
  let key: Promise<string> | undefined;

  /** Caches the key; a failed read is retried on the next call. */
  async function secrets() {
    key ??= loadSharedKey(query, 'altcha');
    key.catch(() => {
      key = undefined;
    });
    const secret = await key;
    return { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `solution ${secret}` };
  }

  return {
    async issue() {
      if (difficulty === 0) return undefined;
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: pbkdf2Iterations,
        // Solvers count up from 0, so they try `difficulty` keys on average. Starting higher saves nothing.
        counter: randomInt(2 * difficulty - 1),
        deriveKey,
        expiresAt: new Date(Date.now() + challengeLifetimeMs),
        ...(await secrets()),
      });
    },

    async verify(payload) {
      if (difficulty === 0) return { kind: 'not-required' };
      if (!payload) return { kind: 'none' };
      const parsed = schema.safeParse(payload);
      if (!parsed.success) return { kind: 'false' };
      const { challenge, solution } = parsed.data;
      const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets()) });
      if (!verified) return { kind: expired ? 'none' : 'false' };
      const { nonce, expiresAt } = challenge.parameters;
      if (await isUsed(query, nonce)) return { kind: 'false' };
      return { kind: 'solved', nonce, expiresAt: new Date(expiresAt * 1_000).toISOString() };
    },
  };
}

/** Marks a solution as used, in the transaction that stores the record. @throws {ChallengeUsed} */
export async function markProofUsed(transaction: Transaction<Schema>, proof: ProofResult): Promise<void> {
  if (proof.kind !== 'solved') return;
  const inserted = await transaction
    .insertInto('used_challenge')
    .values({ nonce: proof.nonce, expires_at: proof.expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (!inserted) throw new ChallengeUsed();
}

const isUsed = async (query: Kysely<Schema>, nonce: string): Promise<boolean> =>
  (await query.selectFrom('used_challenge').select('nonce').where('nonce', '=', nonce).executeTakeFirst()) !==
  undefined;

/** Loose: the signature covers every parameter, including those of later library versions. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Base64 of JSON, as ALTCHA's own widget sends it. */
const schema = z
  .string()
  .max(maxPayloadLength)
  .transform((text, context) => {
    try {
      return JSON.parse(Buffer.from(text, 'base64').toString());
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(payloadSchema);
