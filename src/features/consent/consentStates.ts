/**
 * One consent state for each set of vendors that a document may load; each state has its own headers. Vendor hosts are
 * only in responses to visitors who consented (quality.md, Secure). `Server-Timing` passes the state to the page's
 * script: an endpoint would cost one more request per page
 * (docs/decisions/0220-headers-define-what-a-consent-state-may-load.md).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { type Header, type SecurityHeaderOptions, securityHeaders } from '../../security/securityHeaders.ts';
import { readValidConsentChoice } from './consentCookie.ts';
import { type ConsentSetup, vendorsFor } from './consentSetup.ts';
import { type Purpose, purposesOfForms } from './purposes.ts';
import { sendsGpcOrDnt } from './sendsGpcOrDnt.ts';

export type ConsentState = {
  /** Part of the ETag: on revalidation a browser keeps the policy of the cached response. */
  name: string;
  headers: readonly Header[];
  /** The page's headers, made private if states differ: shared caches must not mix states. */
  withCachePolicy(own: readonly Header[]): readonly Header[];
};

/**
 * `secret`: the URL contains a token. No vendor loads there, whatever the visitor allowed (decision 0260).
 * `takesForm`: the page has a form; vendors that protect forms load only there (decision 0285).
 */
export type ConsentStateOf = (headers: IncomingHttpHeaders, secret?: boolean, takesForm?: boolean) => ConsentState;

type StateOptions = { name: string; state?: string; granted?: readonly Purpose[]; secret: boolean };

export function createConsentStates(
  setup: ConsentSetup | undefined,
  site: Omit<SecurityHeaderOptions, 'vendors'>,
): ConsentStateOf {
  const known = new Map<string, ConsentState>();
  const stateFor = ({ name, state = name, granted = [], secret }: StateOptions): ConsentState => {
    const made = known.get(name) ?? {
      name,
      headers: [
        ...securityHeaders({ ...site, secret, vendors: sourcesOf(setup, granted) }),
        ...(setup ? [['Server-Timing', `consent;desc="${setup.version} ${state}"`] as const] : []),
      ],
      withCachePolicy: setup ? withPrivateCache : (own: readonly Header[]) => own,
    };
    known.set(name, made);
    return made;
  };

  return (headers, secret = false, takesForm = false) => {
    if (!setup) return stateFor({ name: secret ? 'secret' : '', secret });
    const signal = sendsGpcOrDnt((name) => headers[name]);
    if (secret)
      return stateFor({ name: signal ? 'secret-signal' : 'secret', state: signal ? 'signal' : 'secret', secret });
    if (signal) return stateFor({ name: 'signal', secret });
    const choice = readValidConsentChoice(headers.cookie ?? '', setup.version);
    if (!choice) return stateFor({ name: 'ask', secret });
    const granted = choice.purposes.filter(
      (purpose) => setup.purposes.includes(purpose) && (takesForm || !purposesOfForms.includes(purpose)),
    );
    return stateFor({ name: granted.join('-') || 'none', granted, secret });
  };
}

const sourcesOf = (setup: ConsentSetup | undefined, granted: readonly Purpose[]) =>
  setup ? vendorsFor(setup, granted).map(({ id, sources }) => sources(id)) : [];

const withPrivateCache = (own: readonly Header[]): Header[] => [
  ...own.map(([name, value]): Header => [name, name === 'Cache-Control' ? value.replace('public', 'private') : value]),
  ['Vary', 'Cookie, Sec-GPC, DNT'],
];
