/** How a visitor came to a form page, as its address and the browser's Referer tell: nothing is kept on the device. */
import { campaignNames, contextIn, type LeadContext } from './context.ts';

/**
 * Campaign parameters stand in the page's own address, or one step back: browsers send a page of ours the whole address
 * of the one before it, and of other sites no more than the host is taken (Referrer Policy, strict-origin-when-cross-origin).
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
