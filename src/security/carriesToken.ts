/** Whether a query carries a secret that opens something: a link from a mail, or an old or mistaken form of one. */

/** Names under which our links carry tokens, now or in former releases. */
const tokenNames = new Set(['t', 'token']);

/** Our shortest token (features/booking/links.ts): 24 bytes in base64url. */
const tokenShape = /^[\w-]{32,}$/;

/** Long values that identify a click on an advertisement. Vendors need them, and they open nothing here. */
const clickIds =
  /^(gclid|gbraid|wbraid|dclid|gclsrc|gad_\w+|_gl|srsltid|fbclid|li_fat_id|msclkid|ttclid|twclid|utm_\w+|hsa_\w+)$/i;

export const carriesToken = (query: string): boolean =>
  query !== '' &&
  [...new URLSearchParams(query)].some(
    ([name, value]) => tokenNames.has(name.toLowerCase()) || (tokenShape.test(value) && !clickIds.test(name)),
  );
