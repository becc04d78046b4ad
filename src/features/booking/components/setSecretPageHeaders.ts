/** Headers for pages behind a secret link: not cached, not indexed, and no referrer to other sites. */
export function setSecretPageHeaders(headers: Headers): void {
  headers.set('Cache-Control', 'no-store');
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('X-Robots-Tag', 'noindex');
}
