/** Headers of every answer (quality.md, Secure). One policy, sent by the server; no document carries a CSP `<meta>`. */

export type Header = readonly [name: string, value: string];

type Site = {
  /** The site's own origin is https: insecure requests are upgraded, and browsers remember it for two years. */
  https: boolean;
  /** Origin of the chat's frame where it is not our own (BOT_HOST). */
  botOrigin?: string | undefined;
};

/** Security headers of any answer. */
export function securityHeaders(site: Site): Header[] {
  const { https, botOrigin } = site;
  return [
    ['Content-Security-Policy', contentSecurityPolicy(site)],
    // It would demand the same of another host's frame (quality.md: where the bot's origin allows it).
    ...(botOrigin === undefined ? [['Cross-Origin-Embedder-Policy', 'require-corp'] as const] : []),
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // The film may fill the screen; no frame of others may.
    ['Permissions-Policy', [...deniedFeatures.map((feature) => `${feature}=()`), 'fullscreen=(self)'].join(', ')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
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

function contentSecurityPolicy({ https, botOrigin = "'self'" }: Site, embedders = ["'none'"]): string {
  const directives = {
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
    // service worker and nothing else (layouts/frame/service-worker.client.ts).
    'require-trusted-types-for': "'script'",
    'trusted-types': 'service-worker',
  };
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
