/** Detects a secret token in a query: a link from a mail, or an outdated or malformed form of one. */

/** Query parameters of our tokens, in this and former releases. */
const tokenNames = new Set(['t', 'token']);

/** Our shortest token (features/booking/bookingTokens.ts): 24 bytes in base64url. */
const tokenShape = /^[\w-]{32,}$/;

/** Click ids of advertisements: long values that vendors need and that open nothing here. */
const clickIds =
  /^(gclid|gbraid|wbraid|dclid|gclsrc|gad_\w+|_gl|srsltid|fbclid|li_fat_id|msclkid|ttclid|twclid|utm_\w+|hsa_\w+)$/i;

export const carriesToken = (query: string): boolean =>
  query !== '' &&
  [...new URLSearchParams(query)].some(
    ([name, value]) => tokenNames.has(name.toLowerCase()) || (tokenShape.test(value) && !clickIds.test(name)),
  );
