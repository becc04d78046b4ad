import type { IncomingMessage } from 'node:http';
import { visitContext } from '../forms/visitContext.ts';

/** Whether a form on this page would differ from everybody else's by how its visitor came here. */
export function hasContext({ headers: { referer, host = '' } }: IncomingMessage, url: string): boolean {
  return referer !== undefined && Object.keys(visitContext(new URL(url), new Headers({ referer, host }))).length > 0;
}
