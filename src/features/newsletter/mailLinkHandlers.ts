/** Handlers of the pages linked in mails: GET only reads, POST acts (interface.md, Addresses). */
import type { ConfirmState, NewsletterService, UnsubscribeState } from './newsletterService.ts';

/** The required part of Astro's global. */
type Visit = {
  request: Request;
  url: URL;
  response: { status?: number | undefined; headers: Headers };
  locals: { newsletter?: NewsletterService; clientAddress?: string };
};

/** `incomplete`: the URL has no token. */
type Incomplete = 'incomplete';

type Shown<State> = { state: State; query: string };

export async function handleConfirmation(
  visit: Visit,
): Promise<Shown<ConfirmState['state'] | Incomplete> & { unsubscribeToken?: string }> {
  const { request, clientAddress = 'unknown', token, query, service } = read(visit);
  if (!token) return { state: 'incomplete', query };
  const answer = isPress(request)
    ? await service().confirm({ token, request, clientAddress })
    : await service().getConfirmationState(token);
  visit.response.status = confirmStatus[answer.state];
  return { ...answer, query };
}

export async function handleUnsubscription(visit: Visit): Promise<Shown<UnsubscribeState | Incomplete>> {
  const { request, token, query, service } = read(visit);
  if (!token) return { state: 'incomplete', query };
  const state = isPress(request)
    ? await service().unsubscribe({ token, request })
    : await service().getUnsubscriptionState(token);
  visit.response.status = unsubscribeStatus[state];
  return { state, query };
}

/** RFC 8058 requires success without a redirect, so the page itself responds with the result. */
const unsubscribeStatus = { open: 200, unsubscribed: 200, already: 200, unknown: 404 } satisfies Record<
  UnsubscribeState,
  number
>;

const confirmStatus = {
  open: 200,
  confirmed: 200,
  already: 200,
  ended: 200,
  expired: 410,
  unknown: 404,
  foreign: 403,
} satisfies Record<ConfirmState['state'], number>;

const isPress = ({ method }: Request): boolean => method === 'POST';

function read({ request, url, response, locals }: Visit) {
  // The URL contains a secret token: neither the page nor its URL may be cached.
  response.headers.set('Cache-Control', 'no-store');
  const token = url.searchParams.get('t') ?? '';
  return {
    request,
    token,
    query: token ? `?${new URLSearchParams({ t: token })}` : '',
    ...(locals.clientAddress && { clientAddress: locals.clientAddress }),
    service: (): NewsletterService => {
      const found = locals.newsletter;
      if (!found) throw new Error('The server passed no newsletter service');
      return found;
    },
  };
}
