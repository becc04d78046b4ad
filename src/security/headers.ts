/** Headers of every answer (quality.md, Secure). One policy, sent by the server; no document carries a CSP `<meta>`. */

export type Header = readonly [name: string, value: string];

/** What vendors may do in a document, by directive: hosts beyond our own. */
export type Sources = Partial<
  Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'style-src' | 'font-src', readonly string[]>
>;

export type Site = {
  /** The site's own origin is https: insecure requests are upgraded, and browsers remember it for two years. */
  https: boolean;
  /** Origin of the chat's frame where it is not our own (BOT_HOST). */
  botOrigin?: string | undefined;
  /** Of the vendors that this visitor consented to (features/consent/audiences.ts). */
  vendors?: readonly Sources[];
  /** The address opens something: no later page and no other site may learn it. */
  secret?: boolean;
};

/** Security headers of any answer. */
export function securityHeaders(site: Site): Header[] {
  const { https, botOrigin, vendors = [], secret = false } = site;
  return [
    ['Content-Security-Policy', contentSecurityPolicy(site)],
    // It would demand the same of another host's frame (quality.md: where the bot's origin allows it), and of vendors.
    ...(botOrigin === undefined && vendors.length === 0
      ? [['Cross-Origin-Embedder-Policy', 'require-corp'] as const]
      : []),
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // The film may fill the screen; no frame of others may.
    ['Permissions-Policy', [...deniedFeatures.map((feature) => `${feature}=()`), 'fullscreen=(self)'].join(', ')],
    // `no-referrer` also hides the address from `navigation.entries()` of later pages (HTML, NavigationHistoryEntry.url).
    ['Referrer-Policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin'],
    ...(https ? [['Strict-Transport-Security', 'max-age=63072000'] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/** Who may embed an answer: pictures for social networks are fetched by other sites, everything else is ours alone. */
export const resourcePolicy = (path: string): Header => [
  'Cross-Origin-Resource-Policy',
  path.startsWith('/og/') ? 'cross-origin' : 'same-origin',
];

/** The chat's frame (`/bot/…`) may stand in our own pages, and in those of the embedders that were named. */
export const frameHeaders = (site: Pick<Site, 'https'>, embedders: readonly string[]): Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy(site, ["'self'", ...embedders])],
  ['Cross-Origin-Resource-Policy', embedders.length > 0 ? 'cross-origin' : 'same-origin'],
];

function contentSecurityPolicy(
  { https, botOrigin = "'self'", vendors = [] }: Site,
  embedders: readonly string[] = ["'none'"],
): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    // Stays so where a visitor's consent lets scripts of others in.
    'worker-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-src': botOrigin,
    'frame-ancestors': embedders.join(' '),
    'base-uri': "'none'",
    'object-src': "'none'",
    // No module of ours feeds a string to the parser. The one policy that may be created, once, gives the address of the
    // service worker and nothing else (components/layouts/frame/service-worker.client.ts). Vendors' scripts do both.
    ...(vendors.some((sources) => sources['script-src'])
      ? {}
      : { 'require-trusted-types-for': "'script'", 'trusted-types': 'service-worker' }),
  };
  for (const [directive, hosts] of vendors.flatMap((sources) => Object.entries(sources))) {
    const known = directives[directive]?.split(' ') ?? [];
    directives[directive] = [...new Set([...known, ...hosts])].join(' ');
  }
  const policy = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return [...policy, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
