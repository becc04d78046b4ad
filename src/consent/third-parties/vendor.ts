import type { Sources } from '../../security/headers.ts';
import type { Purpose } from '../purposes.ts';

/** What a document knows when its vendors are loaded. */
export type Visit = {
  /** Purposes that both this document's headers and the visitor's choice allow. */
  granted: readonly Purpose[];
  /** A form was sent just now. For the affiliate network: its call, with the address of the one who sent it. */
  conversion?: { affiliateCall?: string } | undefined;
};

/** One vendor: off until its id is configured AND one of its purposes is granted. */
export type Vendor = {
  /** Granting any of them loads it. */
  purposes: readonly Purpose[];
  /** Hosts that the document's policy then allows. */
  sources(id: string): Sources;
  /** Beginnings of the names it leaves in our cookies and storage: deleted when consent ends. */
  traces: readonly string[];
  /** Runs in the browser. */
  load(id: string, visit: Visit): void;
};

declare global {
  /** The names under which vendors' scripts look for what is told them before they arrive. */
  interface Window {
    dataLayer?: unknown[];
    hj?: unknown;
    _hjSettings?: object;
    fbq?: unknown;
    _fbq?: unknown;
    lintrk?: unknown;
    _linkedin_partner_id?: string;
    _linkedin_data_partner_ids?: string[];
  }
}

/** A script of another host, once. Those documents enforce no Trusted Types (security/headers.ts). */
export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
