import { describe, expect, it } from 'vitest';
import type { Outcome } from '../leads/desk.ts';
import { answerForm } from './answerForm.ts';

/** The page's response to an outcome of the desk. */
async function answerTo(outcome: Outcome, accept: string, locale: 'de' | 'en' = 'de') {
  return answerForm({
    form: 'contact',
    page: 'contact',
    thanks: 'contact-thanks',
    request: new Request('https://www.example.org/', { method: 'POST', headers: { accept } }),
    locals: { locale, leads: { accept: async () => outcome } },
  });
}
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('A posted form is answered', () => {
  it.each([
    ['de', '/kontakt/danke'],
    ['en', '/en/contact/thanks'],
  ] as const)('with the way to the thank-you page (%s)', async (locale, path) => {
    const answer = await answerTo({ status: 303, id: 'x' }, browser, locale);
    if (!(answer instanceof Response)) throw new Error('A page instead of an answer');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('with JSON to who asks for it', async () => {
    const accepted = await answerTo({ status: 303, id: 'x' }, 'application/json');
    if (!(accepted instanceof Response)) throw new Error('A page instead of an answer');
    expect([accepted.status, await accepted.json()]).toEqual([200, { ok: true, id: 'x' }]);
    const errors = { email: 'Bitte …' };
    const refused = await answerTo({ status: 429, errors, values: {}, retryAfter: 40 }, 'application/json');
    if (!(refused instanceof Response)) throw new Error('A page instead of an answer');
    expect([refused.status, await refused.json()]).toEqual([429, { ok: false, errors }]);
    expect(refused.headers.get('retry-after')).toBe('40');
  });

  it('with what the page needs to show itself again', async () => {
    const outcome: Outcome = { status: 422, errors: { email: 'Bitte …' }, values: { email: 'x' } };
    expect(await answerTo(outcome, browser)).toEqual({ refusal: outcome, headers: { 'Cache-Control': 'no-store' } });
  });
});
