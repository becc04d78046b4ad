/** For pages behind a secret link: kept nowhere, found by nobody, and the link tells no other site. */
export function privately(headers: Headers): void {
  headers.set('Cache-Control', 'no-store');
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('X-Robots-Tag', 'noindex');
}
