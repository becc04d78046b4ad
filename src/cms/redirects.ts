/** Redirects of editors: old paths and the pages they lead to. */
import { z } from 'zod';
import { findLinkedPage } from '../routes/findLinkedPage.ts';
import { createResolver } from '../routes/resolve.ts';
import type { ContentKinds } from '../text/content/contentKinds.ts';
import { entryList } from './entryList.ts';

type Redirects = ContentKinds['redirects'];

const resolve = createResolver();

/** Without trailing slash, percent-encoded as in requests. */
const pathOf = (path: string): string => new URL(path, 'http://site.invalid').pathname.replace(/(?<=.)\/+$/, '');

const from = z
  .string()
  .trim()
  .regex(/^\/(?![/\\])[^\s?#\\]*$/)
  .transform(pathOf)
  .refine((path) => resolve({ path }).kind === 'not-found', 'isPage');

/**
 * A target must be a page of the table (quality.md, Secure: an allow-list), so that a compromised content system cannot
 * redirect visitors to other sites.
 */
const to = z.string().transform((address, context) => {
  const found = findLinkedPage(address.trim());
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'leadsNowhere' });
  return z.NEVER;
});

export const redirects = entryList({
  schema: z.object({ from, to }),
  key: ['from'],
  collect: (entries): Redirects =>
    // An exact path takes precedence over one that differs in case.
    new Map([
      ...entries.map((entry) => [entry.from.toLowerCase(), entry.to] as const),
      ...entries.map((entry) => [entry.from, entry.to] as const),
    ]),
});

/** Old addresses are matched without trailing slash, and in lower case if the exact path is unknown. */
export function findRedirect(redirects: Redirects | undefined, path: string) {
  const bare = path.replace(/(?<=.)\/+$/, '');
  return redirects?.get(bare) ?? redirects?.get(bare.toLowerCase());
}
