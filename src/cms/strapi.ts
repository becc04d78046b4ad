/**
 * Reads from Strapi with a bearer token, a timeout of two seconds and one size limit. Errors name the cause without the
 * address.
 */
import { z } from 'zod';
import { isErrorOfKind } from '../isErrorOfKind.ts';
import { parseJson } from '../security/readBody.ts';
import { flatten, isRecord } from './flatten.ts';

type Access = { url: string; token: string };
/** Replaces the addresses of pictures (pictures/openPictures.ts). */
type LocalPictures = { localise(answer: unknown): Promise<unknown> };
export type StrapiFetch = (path: string) => Promise<unknown>;

/** No usable response. The message is logged once per cause. */
export class CmsError extends Error {
  readonly kind = 'cms-error';
  /** No answer at all: other requests would wait in vain, too. */
  readonly isOutage: boolean;

  constructor(message: string, { isOutage = false, ...options }: ErrorOptions & { isOutage?: boolean } = {}) {
    super(message, options);
    this.isOutage = isOutage;
  }
}
export const isCmsError = isErrorOfKind<CmsError>('cms-error');

/** Message of spec section 8 for a response that cannot be parsed. */
export const unreadableMessage = 'Failed to resolve strapi collection or single type response';

const tooMuchMessage = 'The content system answers with too much';

/** Request timeout in milliseconds (product-decisions.md, Content system). */
const requestTimeout = 2_000;
const sizeLimit = 8 * 1024 * 1024;
/** Result pages at most; Strapi may allow 25 entries each. */
const mostPages = 120;

const answer = z.object({
  data: z.unknown(),
  meta: z.object({ pagination: z.object({ pageCount: z.number() }).optional() }).nullish(),
});
const notFound = z.object({ error: z.object({ status: z.literal(404) }) });

/** Bytes that all result pages of a request may still have together. */
type Budget = { bytes: number };

/**
 * Returns the flattened `data` of a response, all result pages joined, with the site's addresses of pictures; null when
 * there is none. @throws {CmsError}
 */
export const createStrapiFetch =
  (access: Access, pictures?: LocalPictures): StrapiFetch =>
  async (path) => {
    const data = await readAll(access, path);
    return pictures ? pictures.localise(data) : data;
  };

async function readAll(access: Access, path: string): Promise<unknown> {
  const budget = { bytes: sizeLimit };
  const { data, pages } = await read(access, path, budget);
  if (!path.includes('pagination[pageSize]') || !Array.isArray(data) || pages < 2) return data;
  // The last valid list stays, rather than a shorter one.
  if (pages > mostPages) throw new CmsError(tooMuchMessage);
  const entries: unknown[] = [...data];
  // One after the other: Strapi answers so anyway, and each has its own timeout.
  for (let page = 2; page <= pages; page += 1)
    entries.push((await read(access, `${path}&pagination[page]=${page}`, budget)).data);
  return entries.flat();
}

async function read({ url, token }: Access, path: string, budget: Budget): Promise<{ data: unknown; pages: number }> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  }).catch(throwCmsError);
  if (!response.ok && response.status !== 404) {
    await response.body?.cancel().catch(() => {});
    throw new CmsError(`The content system answers ${response.status}`);
  }
  const text = await readText(response, budget);
  if (response.status === 404) return absent(text);
  const { data, meta } = parsed(text);
  return { data: flattened(data), pages: meta?.pagination?.pageCount ?? 1 };
}

/** Reads until the limit; the rest is never received. */
async function readText({ body }: Response, budget: Budget): Promise<string> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of body ?? []) {
      budget.bytes -= chunk.byteLength;
      // Leaving the loop cancels the body.
      if (budget.bytes < 0) throw new CmsError(tooMuchMessage);
      chunks.push(chunk);
    }
  } catch (error) {
    throw isCmsError(error) ? error : cmsErrorOf(error);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * A single type without published content, or a type that this Strapi lacks: no content, and not an error. A 404 of
 * anything else on the way (a proxy) is an outage.
 */
function absent(text: string): { data: null; pages: 0 } {
  if (notFound.safeParse(parseJson(text)).success) return { data: null, pages: 0 };
  throw new CmsError('The content system answers 404');
}

function parsed(text: string): z.infer<typeof answer> {
  const body = parseJson(text);
  const result = isRecord(body) && 'data' in body ? answer.safeParse(body) : undefined;
  if (result?.success) return result.data;
  throw new CmsError(unreadableMessage);
}

function flattened(data: unknown): unknown {
  try {
    return flatten(data);
  } catch (error) {
    throw new CmsError(unreadableMessage, { cause: [error instanceof Error ? error.message : 'unknown'] });
  }
}

function throwCmsError(error: unknown): never {
  throw cmsErrorOf(error);
}

function cmsErrorOf(error: unknown): CmsError {
  const slow = error instanceof Error && error.name === 'TimeoutError';
  return new CmsError(slow ? 'The content system is too slow' : 'The content system does not answer', {
    isOutage: true,
  });
}
