/** Headers of every response (quality.md, Secure). The server sends one policy; no document carries a CSP `<meta>`. */

export type Header = readonly [name: string, value: string];

/** Hosts of vendors beyond our own, by CSP directive. */
export type VendorSources = Partial<
  Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'style-src' | 'font-src', readonly string[]>
>;

export type SecurityHeaderOptions = {
  /** The site's own origin is https: insecure requests are upgraded, and HSTS applies for two years. */
  https: boolean;
  /** Origin of the chat's frame where it is not our own (BOT_HOST). */
  botOrigin?: string | undefined;
  /** Sources of the vendors that this visitor consented to (features/consent/consentStates.ts). */
  vendors?: readonly VendorSources[];
  /** The address carries a secret: it must not leak to later pages or other sites. */
  secret?: boolean;
};

/** Security headers of any response. */
export function securityHeaders(site: SecurityHeaderOptions): Header[] {
  const { https, botOrigin, vendors = [], secret = false } = site;
  return [
    ['Content-Security-Policy', contentSecurityPolicy(site)],
    // COEP would require the same of another host's frame (quality.md: where the bot's origin allows it), and of
    // vendors.
    ...(botOrigin === undefined && vendors.length === 0
      ? [['Cross-Origin-Embedder-Policy', 'require-corp'] as const]
      : []),
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // The film may go fullscreen; frames of other origins may not.
    ['Permissions-Policy', [...deniedFeatures.map((feature) => `${feature}=()`), 'fullscreen=(self)'].join(', ')],
    // `no-referrer` also hides the address from `navigation.entries()` of later pages (HTML,
    // NavigationHistoryEntry.url).
    ['Referrer-Policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin'],
    ...(https ? [['Strict-Transport-Security', 'max-age=63072000'] as const] : []),
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/** Cross-origin use of a response: other sites fetch pictures for social networks; everything else is same-origin. */
export const resourcePolicy = (path: string): Header => [
  'Cross-Origin-Resource-Policy',
  path.startsWith('/og/') || path.endsWith('/social.jpg') ? 'cross-origin' : 'same-origin',
];

/** The chat's frame (`/bot/…`) may be embedded in our own pages and in those of the configured embedders. */
export const frameHeaders = (site: Pick<SecurityHeaderOptions, 'https'>, embedders: readonly string[]): Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy(site, ["'self'", ...embedders])],
  ['Cross-Origin-Resource-Policy', embedders.length > 0 ? 'cross-origin' : 'same-origin'],
];

function contentSecurityPolicy(
  { https, botOrigin = "'self'", vendors = [] }: SecurityHeaderOptions,
  embedders: readonly string[] = ["'none'"],
): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    // Stays `'self'` when a visitor's consent allows scripts of vendors.
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
    // Our modules pass no strings to the parser. The one allowed policy is created once and returns only the address of
    // the service worker (components/layouts/chrome/service-worker.client.ts). Vendor scripts pass strings and create
    // policies.
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
