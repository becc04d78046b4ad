import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { isEqualInConstantTime } from '../security/isEqualInConstantTime.ts';
import { readJson } from '../security/readBody.ts';
import { type ContentSource, fileModel } from './openContentSource.ts';

type Parts = {
  content: ContentSource | undefined;
  secret: string | undefined;
  /** Tells the other processes. */
  announce: ((model: string | undefined) => void) | undefined;
};

/** `POST /api/cms/webhook`: the content system reports a change, and the changed content is refetched at once. */
export async function handleCmsWebhook(
  request: IncomingMessage,
  { content, secret, announce }: Parts,
): Promise<Response> {
  const body = await readJson(request);
  if (!content || !secret || !isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${secret}`)) {
    return answer(401, { 'WWW-Authenticate': 'Bearer' });
  }
  // Not awaited: the content system would wait for the response, and it never retries.
  const model = modelIn(body);
  void content.refresh(model);
  announce?.(model);
  return answer(204);
}

const webhook = z.union([
  z.object({ event: z.string().startsWith('media.') }).transform(() => ({ model: fileModel })),
  z.object({ model: z.string().max(200) }),
]);

/** The content type that changed. Undefined (refetch all) when the body is too long or invalid. */
const modelIn = (body: unknown): string | undefined => webhook.safeParse(body).data?.model;

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
