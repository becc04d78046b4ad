/** Reads from Strapi: bearer token, two seconds, one size limit, and an error that names the cause without the address. */
import { z } from 'zod';
import { isErrorOfKind } from '../errorOfKind.ts';
import { flatten } from './flatten.ts';

type Access = { url: string; token: string };
export type Ask = (path: string) => Promise<unknown>;

/** Why there is no answer to use. The message is what is logged, once per cause. */
export class CmsFault extends Error {
  readonly kind = 'cms-fault';
}
export const isCmsFault = isErrorOfKind<CmsFault>('cms-fault');

/** What spec section 8 says when an answer is there but not understood. */
export const unreadable = 'Failed to resolve strapi collection or single type response';

/** Longest time that an answer may take (product-decisions.md, Content system). */
const patience = 2_000;
const sizeLimit = 8 * 1024 * 1024;
/** Of a hundred entries each. */
const mostPages = 20;

const answer = z.object({
  data: z.unknown(),
  meta: z.object({ pagination: z.object({ pageCount: z.number() }).optional() }).nullish(),
});

/** Gives the `data` of an answer, flattened, all pages of it; null where there is none. @throws {CmsFault} */
export const createAsk =
  (access: Access): Ask =>
  async (path) => {
    const { data, pages } = await read(access, path);
    if (!path.includes('pagination[pageSize]') || !Array.isArray(data) || pages < 2) return data;
    const further = Array.from({ length: Math.min(pages, mostPages) - 1 }, (_, index) =>
      read(access, `${path}&pagination[page]=${index + 2}`),
    );
    return [data, ...(await Promise.all(further)).map((page) => page.data)].flat();
  };

async function read({ url, token }: Access, path: string): Promise<{ data: unknown; pages: number }> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(refuse);
  // A single type that was never published: nothing to show, and nothing wrong.
  if (response.status === 404) return { data: null, pages: 0 };
  if (!response.ok) throw new CmsFault(`The content system answers ${response.status}`);
  const text = await response.text().catch(refuse);
  if (text.length > sizeLimit) throw new CmsFault('The content system answers with too much');
  const { data, meta } = parsed(text);
  return { data: flatten(data), pages: meta?.pagination?.pageCount ?? 1 };
}

function parsed(text: string): z.infer<typeof answer> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'data' in body) return answer.parse(body);
  } catch {
    // Said below, like any other answer that is none.
  }
  throw new CmsFault(unreadable);
}

function refuse(error: unknown): never {
  const slow = error instanceof Error && error.name === 'TimeoutError';
  throw new CmsFault(slow ? 'The content system is too slow' : 'The content system does not answer');
}
