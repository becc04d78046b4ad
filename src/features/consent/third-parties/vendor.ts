import type { VendorSources } from '../../../security/securityHeaders.ts';
import type { Purpose } from '../purposes.ts';

export type VendorContext = {
  /** Purposes that both this document's headers and the visitor's choice allow. */
  granted: readonly Purpose[];
};

/** The lead just sent. For the affiliate network: the call's URL, with the email address of the lead. */
export type Conversion = { affiliateCall?: string };

/** One vendor: off until its id is configured AND one of its purposes is granted. */
export type Vendor = {
  /** Granting any of them loads the vendor. */
  purposes: readonly Purpose[];
  /** Hosts that the document's policy allows when the vendor is granted. */
  sources(id: string): VendorSources;
  /** Name prefixes of its cookies and storage entries on this site: deleted when consent ends. */
  storagePrefixes: readonly string[];
  /** Runs in the browser. */
  load(id: string, visit: VendorContext): void;
  /** Reports a lead. The server returns each lead once (features/consent/conversion.ts). */
  convert?(id: string, conversion: Conversion): void;
};

declare global {
  /** Globals that queue commands until the vendors' scripts have loaded. */
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

/** Adds a third-party script. Documents with vendors enforce no Trusted Types (security/securityHeaders.ts). */
export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
