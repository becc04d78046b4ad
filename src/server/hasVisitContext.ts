import type { IncomingMessage } from 'node:http';
import { readLeadContext } from '../forms/readLeadContext.ts';

/** True if the way in which the visitor arrived would change a form on this page. */
export function hasVisitContext({ headers: { referer, host = '' } }: IncomingMessage, url: string): boolean {
  return referer !== undefined && Object.keys(readLeadContext(new URL(url), new Headers({ referer, host }))).length > 0;
}
