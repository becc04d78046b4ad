/** Reads how a visitor came to a form page from the URL and the Referer header; stores nothing on the device. */
import { campaignParameters, type LeadContext, parseLeadContext } from './leadContext.ts';

/**
 * Campaign parameters are in the page's URL or in that of the previous page: within the site browsers send the full
 * Referer (Referrer Policy, strict-origin-when-cross-origin). Of other sites only the host is used.
 */
export function readLeadContext(address: URL, headers: Headers): LeadContext {
  const before = parseReferer(headers.get('referer'));
  const fromHere = before?.host === address.host || before?.host === headers.get('host');
  const addresses = before && fromHere ? [address, before] : [address];
  const campaign = addresses.find(({ searchParams }) => campaignParameters.some((name) => searchParams.has(name)));
  return parseLeadContext({
    plan: address.searchParams.get('plan'),
    about: address.searchParams.get('about'),
    ...Object.fromEntries(campaignParameters.map((name) => [name, campaign?.searchParams.get(name)])),
    referrer: fromHere ? undefined : before?.host,
  });
}

function parseReferer(referer: string | null): URL | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}
