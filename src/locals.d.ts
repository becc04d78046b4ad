declare const __SITE_URL__: string;
declare const __APP_URL__: string | null;
declare const __TRIAL_URL__: string | null;
declare const __AFFILIATE_NAME__: string | null;

declare namespace App {
  /** What the server passes in (server/requestServices.ts) is absent while pages are prerendered. */
  interface Locals extends Partial<import('./server/requestServices.ts').RequestServices> {
    locale: import('./routes/table.ts').Locale;
    /** Absent on addresses that are not in the table of pages (errors, development pages). */
    page?: import('./routes/table.ts').PageId;
  }
}
