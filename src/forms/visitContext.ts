/** Reads how a visitor came to a form page from the URL and the Referer header; stores nothing on the device. */
import { campaignNames, contextIn, type LeadContext } from './context.ts';

/**
 * Campaign parameters are in the page's URL or in that of the previous page: within the site browsers send the full
 * Referer (Referrer Policy, strict-origin-when-cross-origin). Of other sites only the host is used.
 */
export function visitContext(address: URL, headers: Headers): LeadContext {
  const before = pageBefore(headers.get('referer'));
  const fromHere = before?.host === address.host || before?.host === headers.get('host');
  const addresses = before && fromHere ? [address, before] : [address];
  const campaign = addresses.find(({ searchParams }) => campaignNames.some((name) => searchParams.has(name)));
  return contextIn({
    plan: address.searchParams.get('plan'),
    ...Object.fromEntries(campaignNames.map((name) => [name, campaign?.searchParams.get(name)])),
    referrer: fromHere ? undefined : before?.host,
  });
}

function pageBefore(referer: string | null): URL | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}
