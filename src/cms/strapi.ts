/**
 * Reads from Strapi with a bearer token, a timeout of two seconds and one size limit. Errors name the cause without the
 * address.
 */
import { hash } from 'node:crypto';
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

type ResultPage = { data: unknown; pages: number };
/** The last result pages by path: one with the same bytes is not parsed again, and its entries are the same objects. */
type KnownPages = Map<string, ResultPage & { hash: string }>;

/**
 * Returns the flattened `data` of a response, all result pages joined, with the site's addresses of pictures; null when
 * there is none. @throws {CmsError}
 */
export function createStrapiFetch(access: Access, pictures?: LocalPictures): StrapiFetch {
  const known: KnownPages = new Map();
  return async (path) => {
    const data = await readAll(access, path, known);
    return pictures ? pictures.localise(data) : data;
  };
}

async function readAll(access: Access, path: string, known: KnownPages): Promise<unknown> {
  const budget = { bytes: sizeLimit };
  const { data, pages } = await read(access, path, budget, known);
  if (!path.includes('pagination[pageSize]') || !Array.isArray(data) || pages < 2) return data;
  // The last valid list stays, rather than a shorter one.
  if (pages > mostPages) throw new CmsError(tooMuchMessage);
  const entries: unknown[] = [...data];
  // One after the other: Strapi answers so anyway, and each has its own timeout.
  for (let page = 2; page <= pages; page += 1)
    entries.push((await read(access, `${path}&pagination[page]=${page}`, budget, known)).data);
  return entries.flat();
}

async function read({ url, token }: Access, path: string, budget: Budget, known: KnownPages): Promise<ResultPage> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeout),
  }).catch(throwCmsError);
  if (!response.ok && response.status !== 404) {
    await response.body?.cancel().catch(() => {});
    throw new CmsError(`The content system answers ${response.status}`);
  }
  const bytes = await readBytes(response, budget);
  if (response.status === 404) return absent(bytes.toString());
  const before = known.get(path);
  const now = hash('sha256', bytes);
  if (before?.hash === now) return before;
  const { data, meta } = parsed(bytes.toString());
  const page = { hash: now, data: flattened(data), pages: meta?.pagination?.pageCount ?? 1 };
  known.set(path, page);
  return page;
}

/** Reads until the limit; the rest is never received. */
async function readBytes({ body }: Response, budget: Budget): Promise<Buffer> {
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
  return Buffer.concat(chunks);
}

/**
 * A single type without published content, or a type that this Strapi lacks: no content, and not an error. A 404 of
 * anything else on the way (a proxy) is an outage.
 */
function absent(text: string): ResultPage {
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
