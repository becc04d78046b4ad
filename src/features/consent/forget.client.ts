/** Deletes what vendors left with us: cookies on every level of our domain, and entries in the browser's storage. */
import { type Purpose, purposes } from './purposes.ts';
import type { Vendor } from './third-parties/vendor.ts';
import { vendors } from './third-parties/vendors.ts';

/** Keeps what belongs to a purpose that is still granted. What lies on vendors' own domains is out of our reach. */
export function forgetVendors(granted: readonly Purpose[]): void {
  const all: Vendor[] = Object.values(vendors);
  const isKept = ({ purposes: its }: Vendor) => purposes.some((one) => its.includes(one) && granted.includes(one));
  const traces = all.filter((vendor) => !isKept(vendor)).flatMap((vendor) => vendor.traces);
  const isTrace = (name: string) => traces.some((start) => name.startsWith(start));

  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (isTrace(name)) deleteCookie(name);
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[storage])) if (isTrace(key)) window[storage].removeItem(key);
    } catch {
      // Storage that is switched off holds nothing.
    }
  }
}

/** Vendors set them for the domain as a whole: on which level cannot be read. */
export function deleteCookie(name: string): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, level) => `; Domain=${parts.slice(level).join('.')}`)];
  for (const domain of domains) Object.assign(document, { cookie: `${name}=; Expires=${gone}; Path=/${domain}` });
}

const gone = new Date(0).toUTCString();
