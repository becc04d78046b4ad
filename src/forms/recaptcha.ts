/**
 * reCAPTCHA v3 on the server: an optional second way to prove that a form was filled in by a person (spec section 7).
 * It lifts "no proof" to "proof"; its absence or failure changes nothing (decision 0285).
 * Format: https://developers.google.com/recaptcha/docs/verify and /docs/v3.
 */
import { z } from 'zod';
import type { Env } from '../env.ts';
import { createRateLimiter } from '../security/createRateLimiter.ts';

export type RecaptchaVerifier = {
  /** True if Google confirms the token for this action, host and minimum score. Never throws. */
  isHuman(token: string | undefined, action: string): Promise<boolean>;
};

/** The minimum score of a person; Google's recommended default. */
const minScore = 0.5;
/** Milliseconds; short, because the visitor waits for the response. */
const timeoutMs = 2_000;
/** Tokens have about 2,200 characters. */
const tokenShape = /^[\w.-]{20,8192}$/;
/** Requests to Google per minute, so that a flood of forms does not flood Google. */
const requestsPerMinute = 120;

const responseSchema = z.object({
  success: z.literal(true),
  action: z.string(),
  score: z.number().min(0).max(1),
  hostname: z.string(),
});

type Settings = Pick<Env, 'RECAPTCHA_SECRET' | 'RECAPTCHA_VERIFY_URL' | 'SITE_URL'>;

export function createRecaptchaVerifier({
  RECAPTCHA_SECRET: secret,
  RECAPTCHA_VERIFY_URL,
  SITE_URL,
}: Settings): RecaptchaVerifier {
  const requests = createRateLimiter(requestsPerMinute, 60);
  const { hostname } = new URL(SITE_URL);

  async function verify(token: string): Promise<unknown> {
    const answer = await fetch(RECAPTCHA_VERIFY_URL, {
      method: 'POST',
      // Without the optional `remoteip`: Google does not get the visitor's address.
      body: new URLSearchParams({ secret: secret ?? '', response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok ? answer.json() : undefined;
  }

  return {
    async isHuman(token, action) {
      if (secret === undefined || !token || !tokenShape.test(token) || requests.take('') > 0) return false;
      const judged = responseSchema.safeParse(await verify(token).catch(() => undefined)).data;
      return judged?.action === action && judged.hostname === hostname && judged.score >= minScore;
    },
  };
}
