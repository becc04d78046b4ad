/** Deletes data of vendors on this site: cookies on every level of the domain, and web storage entries. */
import { type Purpose, purposes } from './purposes.ts';
import type { Vendor } from './third-parties/vendor.ts';
import { vendors } from './third-parties/vendors.ts';

/** Keeps data of purposes that are still granted. Data on vendors' own domains cannot be deleted from here. */
export function deleteVendorData(granted: readonly Purpose[]): void {
  const all: Vendor[] = Object.values(vendors);
  const isKept = ({ purposes: its }: Vendor) => purposes.some((one) => its.includes(one) && granted.includes(one));
  const traces = all.filter((vendor) => !isKept(vendor)).flatMap((vendor) => vendor.storagePrefixes);
  const isTrace = (name: string) => traces.some((start) => name.startsWith(start));

  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (isTrace(name)) deleteCookie(name);
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[storage])) if (isTrace(key)) window[storage].removeItem(key);
    } catch {
      // Storage is off: it contains nothing.
    }
  }
}

/** Deletes a cookie on every domain level: the level on which a vendor set it cannot be read. */
export function deleteCookie(name: string): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, level) => `; Domain=${parts.slice(level).join('.')}`)];
  for (const domain of domains) Object.assign(document, { cookie: `${name}=; Expires=${gone}; Path=/${domain}` });
}

const gone = new Date(0).toUTCString();
