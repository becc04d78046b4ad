import type { Sources } from '../../../security/headers.ts';
import type { Purpose } from '../purposes.ts';

export type Visit = {
  /** Purposes that both this document's headers and the visitor's choice allow. */
  granted: readonly Purpose[];
};

/** A lead that was sent just now. For the affiliate network: its call, with the email address of the lead. */
export type Conversion = { affiliateCall?: string };

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
  /** Reports a lead. The server gives out each lead once (features/consent/conversion.ts). */
  convert?(id: string, conversion: Conversion): void;
};

declare global {
  /** The names under which vendors' scripts look for what is told them before they arrive. */
  interface Window {
    dataLayer?: unknown[];
    hj?: unknown;
    _hjSettings?: object;
    fbq?: (...command: unknown[]) => unknown;
    _fbq?: unknown;
    lintrk?: (...command: unknown[]) => unknown;
    _linkedin_partner_id?: string;
    _linkedin_data_partner_ids?: string[];
  }
}

/** A script of another host, once. Those documents enforce no Trusted Types (security/headers.ts). */
export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
