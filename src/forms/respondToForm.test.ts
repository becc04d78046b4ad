import { describe, expect, it } from 'vitest';
import type { FormOutcome } from '../leads/leadService.ts';
import { respondToForm } from './respondToForm.ts';

/** The page's response to an outcome of the lead service. */
async function answerTo(outcome: FormOutcome, accept: string, locale: 'de' | 'en' = 'de') {
  return respondToForm({
    form: 'contact',
    page: 'contact',
    thanks: 'contact-thanks',
    request: new Request('https://www.example.org/', { method: 'POST', headers: { accept } }),
    locals: { locale, leads: { accept: async () => outcome } },
  });
}
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('The response to a posted form', () => {
  it.each([
    ['de', '/kontakt/danke'],
    ['en', '/en/contact/thanks'],
  ] as const)('redirects to the thank-you page (%s)', async (locale, path) => {
    const answer = await answerTo({ status: 303, id: 'x' }, browser, locale);
    if (!(answer instanceof Response)) throw new Error('A page instead of an answer');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is JSON if the client accepts JSON', async () => {
    const accepted = await answerTo({ status: 303, id: 'x' }, 'application/json');
    if (!(accepted instanceof Response)) throw new Error('A page instead of an answer');
    expect([accepted.status, await accepted.json()]).toEqual([200, { ok: true, id: 'x' }]);
    const errors = { email: 'Bitte …' };
    const refused = await answerTo({ status: 429, errors, values: {}, retryAfter: 40 }, 'application/json');
    if (!(refused instanceof Response)) throw new Error('A page instead of an answer');
    expect([refused.status, await refused.json()]).toEqual([429, { ok: false, errors }]);
    expect(refused.headers.get('retry-after')).toBe('40');
  });

  it('contains the refusal and the headers to render the page again', async () => {
    const outcome: FormOutcome = { status: 422, errors: { email: 'Bitte …' }, values: { email: 'x' } };
    expect(await answerTo(outcome, browser)).toEqual({ refusal: outcome, headers: { 'Cache-Control': 'no-store' } });
  });
});
