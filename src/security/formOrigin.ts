/**
 * Origin of a posted form (product-decisions.md, Forms, Origin). Astro's own check is off, because it rejects requests
 * without Origin, such as those of plain clients and one-click unsubscribe.
 */
export type FormOrigin = 'own' | 'foreign' | 'unknown';

export function formOriginOf(request: Request, siteUrl: string): FormOrigin {
  const initiator = request.headers.get('sec-fetch-site');
  if (initiator === 'cross-site') return 'foreign';
  const origin = request.headers.get('origin');
  if (origin === null) return 'unknown';
  // A page with `Referrer-Policy: no-referrer` posts `Origin: null` (Fetch, "append a request Origin header").
  if (origin === 'null' && initiator === 'same-origin') return 'own';
  return origin === siteUrl || isSameMachine(origin, siteUrl) ? 'own' : 'foreign';
}

/**
 * The origin check of a form behind a secret link. A client that posts there has the secret, so `Origin: null` from a
 * browser without `Sec-Fetch-Site` is accepted, too.
 */
export function isCrossOriginLinkPost(request: Request, siteUrl: string): boolean {
  if (request.headers.get('origin') !== 'null') return formOriginOf(request, siteUrl) === 'foreign';
  return !['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'));
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** On a local machine "localhost" and "127.0.0.1" are the same site. Port 0 (any free one) matches every port. */
function isSameMachine(origin: string, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [from, site] = [new URL(origin), new URL(siteUrl)];
  const samePort = from.port === site.port || site.port === '0';
  return loopback.has(from.hostname) && loopback.has(site.hostname) && samePort;
}
