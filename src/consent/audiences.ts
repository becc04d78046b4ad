/**
 * Visitors by what their documents may load: each audience gets headers of its own. Vendors' hosts stand only in the
 * answers of those who consented (quality.md, Secure). `Server-Timing` tells the page's script what the headers are:
 * an address to ask would be one more request on every page (docs/decisions/0220-who-may-load-what.md).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { type Header, type Site, securityHeaders } from '../security/headers.ts';
import { validChoiceIn } from './cookie.ts';
import type { Purpose } from './purposes.ts';
import { type ConsentSetup, vendorsFor } from './setup.ts';

export type Audience = {
  /** Part of the ETag: a browser keeps the policy of an answer that it revalidates. */
  name: string;
  headers: readonly Header[];
  /** A page's own headers: where audiences differ, no cache between us and the visitor may mix them up. */
  mixed(own: readonly Header[]): readonly Header[];
};

export type AudienceOf = (headers: IncomingHttpHeaders) => Audience;

export function createAudiences(setup: ConsentSetup | undefined, site: Omit<Site, 'vendors'>): AudienceOf {
  if (!setup) {
    const everybody: Audience = { name: '', headers: securityHeaders(site), mixed: (own) => own };
    return () => everybody;
  }
  const known = new Map<string, Audience>();
  const audience = (name: string, granted: readonly Purpose[] = []): Audience => {
    const made = known.get(name) ?? {
      name,
      headers: [
        ...securityHeaders({ ...site, vendors: vendorsFor(setup, granted).map(({ id, sources }) => sources(id)) }),
        ['Server-Timing', `consent;desc="${setup.version} ${name}"`] as const,
      ],
      mixed: keptApart,
    };
    known.set(name, made);
    return made;
  };

  return (headers) => {
    if (headers['sec-gpc'] === '1') return audience('signal');
    const choice = validChoiceIn(headers.cookie ?? '', setup.version);
    if (!choice) return audience('ask');
    const granted = choice.purposes.filter((purpose) => setup.purposes.includes(purpose));
    return audience(granted.join('-') || 'none', granted);
  };
}

const keptApart = (own: readonly Header[]): Header[] => [
  ...own.map(([name, value]): Header => [name, name === 'Cache-Control' ? value.replace('public', 'private') : value]),
  ['Vary', 'Cookie, Sec-GPC'],
];
