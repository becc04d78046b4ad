import type { IncomingMessage } from 'node:http';
import { visitContext } from '../forms/visitContext.ts';

/** True if the way in which the visitor arrived would change a form on this page. */
export function hasContext({ headers: { referer, host = '' } }: IncomingMessage, url: string): boolean {
  return referer !== undefined && Object.keys(visitContext(new URL(url), new Headers({ referer, host }))).length > 0;
}
