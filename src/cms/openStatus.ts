/**
 * `GET /api/cms/status`: which entries are refused and why, and when each kind was read. With the webhook's secret as
 * bearer, or by a link that the content system signs for its editors (`view=status&expires=…&signature=…`). JSON, or
 * HTML for browsers. Never cached, never indexed, without values of entries.
 */
import { locales } from '../routes/table.ts';
import { isEqualInConstantTime } from '../security/isEqualInConstantTime.ts';
import type { ContentSource } from './openContentSource.ts';
import { signed } from './openPreview.ts';
import { statusPage } from './statusPage.ts';

type Request = Record<'authorization' | 'accept' | 'language', string | undefined> & { query: string };
type Parts = {
  content: Pick<ContentSource, 'status'> | undefined;
  webhookSecret: string | undefined;
  previewSecret: string | undefined;
};

export function openStatus(request: Request, { content, webhookSecret, previewSecret }: Parts): Response {
  const parameters = new URLSearchParams(request.query);
  const isBearer =
    webhookSecret !== undefined && isEqualInConstantTime(request.authorization ?? '', `Bearer ${webhookSecret}`);
  const link = previewSecret === undefined ? 'unsigned' : stateOf(parameters, previewSecret);
  if (!content || (!isBearer && link === 'unsigned')) {
    return answer('This address needs the secret of the webhook, or a signed link.', 401, {
      'WWW-Authenticate': 'Bearer',
    });
  }
  if (!isBearer && link === 'expired')
    return answer('This link has expired. Open it again in the content system.', 410);
  const status = content.status();
  const isBrowser = request.accept?.includes('text/html') && !parameters.has('json');
  if (!isBrowser) return answer(JSON.stringify(status, null, 2), 200, { 'Content-Type': 'application/json' });
  const wanted = parameters.get('locale') ?? request.language?.slice(0, 2).toLowerCase();
  const locale = locales.find((name) => name === wanted) ?? 'de';
  return answer(statusPage(status, locale), 200, { 'Content-Type': 'text/html; charset=utf-8' });
}

function stateOf(parameters: URLSearchParams, secret: string): 'valid' | 'expired' | 'unsigned' {
  const signature = parameters.get('signature') ?? '';
  // `view` is part of it: the signature of a preview does not open this page.
  const facts = new URLSearchParams({ view: 'status', expires: parameters.get('expires') ?? '' });
  if (!isEqualInConstantTime(signature, signed(facts.toString(), secret))) return 'unsigned';
  return Number(parameters.get('expires')) > Date.now() ? 'valid' : 'expired';
}

const answer = (body: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  });
