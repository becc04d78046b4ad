/** Reads from Strapi: bearer token, two seconds, one size limit, and an error that names the cause without the address. */
import { flatten, isRecord } from './flatten.ts';

type Access = { url: string; token: string };
export type Ask = (path: string) => Promise<unknown>;

/** Why there is no answer to use. The message is what is logged, once per cause. */
export class CmsFault extends Error {}

/** What spec section 8 says when an answer is there but not understood. */
export const unreadable = 'Failed to resolve strapi collection or single type response';

/** Longest time that an answer may take (product-decisions.md, Content system). */
const patience = 2_000;
const sizeLimit = 8 * 1024 * 1024;

/** Gives the `data` of an answer, flattened; null where there is none. @throws {CmsFault} */
export const createAsk =
  ({ url, token }: Access): Ask =>
  async (path) => {
    const answer = await fetch(`${url.replace(/\/+$/, '')}/api/${path}`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(refuse);
    // A single type that was never published: nothing to show, and nothing wrong.
    if (answer.status === 404) return null;
    if (!answer.ok) throw new CmsFault(`The content system answers ${answer.status}`);
    const text = await answer.text().catch(refuse);
    if (text.length > sizeLimit) throw new CmsFault('The content system answers with too much');
    return dataOf(text);
  };

function dataOf(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    if (isRecord(body) && 'data' in body) return flatten(body.data);
  } catch {
    // Said below, like any other answer that is none.
  }
  throw new CmsFault(unreadable);
}

function refuse(error: unknown): never {
  const slow = error instanceof Error && error.name === 'TimeoutError';
  throw new CmsFault(slow ? 'The content system is too slow' : 'The content system does not answer');
}
