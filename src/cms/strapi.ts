/**
 * Reads from Strapi with a bearer token, a timeout of two seconds and one size limit. Errors name the cause without the
 * address.
 */
import { z } from 'zod';
import { isErrorOfKind } from '../isErrorOfKind.ts';
import { flatten } from './flatten.ts';

type Access = { url: string; token: string };
export type StrapiFetch = (path: string) => Promise<unknown>;

/** No usable response. The message is logged once per cause. */
export class CmsError extends Error {
  readonly kind = 'cms-error';
}
export const isCmsError = isErrorOfKind<CmsError>('cms-error');

/** Message of spec section 8 for a response that cannot be parsed. */
export const unreadableMessage = 'Failed to resolve strapi collection or single type response';

/** Request timeout in milliseconds (product-decisions.md, Content system). */
const requestTimeout = 2_000;
const sizeLimit = 8 * 1024 * 1024;
/** Maximum number of result pages, with 100 entries each. */
const mostPages = 20;

const answer = z.object({
  data: z.unknown(),
  meta: z.object({ pagination: z.object({ pageCount: z.number() }).optional() }).nullish(),
});

/** Returns the flattened `data` of a response, all result pages joined; null when there is none. @throws {CmsError} */
export const createStrapiFetch =
  (access: Access): StrapiFetch =>
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
    signal: AbortSignal.timeout(requestTimeout),
  }).catch(throwCmsError);
  // A single type that was never published: no content, and not an error.
  if (response.status === 404) return { data: null, pages: 0 };
  if (!response.ok) throw new CmsError(`The content system answers ${response.status}`);
  const text = await response.text().catch(throwCmsError);
  if (text.length > sizeLimit) throw new CmsError('The content system answers with too much');
  const { data, meta } = parsed(text);
  return { data: flatten(data), pages: meta?.pagination?.pageCount ?? 1 };
}

function parsed(text: string): z.infer<typeof answer> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'data' in body) return answer.parse(body);
  } catch {
    // Reported below, like every invalid response.
  }
  throw new CmsError(unreadableMessage);
}

function throwCmsError(error: unknown): never {
  const slow = error instanceof Error && error.name === 'TimeoutError';
  throw new CmsError(slow ? 'The content system is too slow' : 'The content system does not answer');
}
