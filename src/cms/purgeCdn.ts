/**
 * Tells a CDN which pages changed, by the tags of their responses (`Cache-Tag`, `Surrogate-Key`): so that it may keep
 * pages. Each process purges after it has the new content, and once more when it sends no previous version any more
 * (pageVersion.ts): so the last purge comes when no process has older content.
 */
import type { ContentTag } from './contentTag.ts';
import type { ContentSource } from './openContentSource.ts';
import { longestOutdated } from './pageVersion.ts';

type Options = {
  content: Pick<ContentSource, 'onChange'>;
  url: string;
  token: string | undefined;
  log: Record<'warn', (facts: object, message: string) => void>;
  /** Milliseconds until a failed purge is tried again. */
  retryAfter?: number;
};

const requestTimeout = 5_000;

export function purgeCdn({ content, url, token, log, retryAfter = 10_000 }: Options): void {
  const waiting = new Set<ContentTag>();
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (waiting.size > 0) {
      const tags = [...waiting];
      waiting.clear();
      try {
        await post(tags);
      } catch (error) {
        for (const tag of tags) waiting.add(tag);
        const reason = error instanceof Error ? error.message : 'unknown';
        log.warn({ reason }, 'The CDN could not be purged; it is tried again');
        await new Promise<void>((resolve) => setTimeout(resolve, retryAfter).unref());
      }
    }
    isRunning = false;
  }

  /** The body of Cloudflare's API (purge by tags), and the headers of Fastly's. */
  async function post(tags: readonly string[]): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Surrogate-Key': tags.join(' '),
        ...(token !== undefined && { Authorization: `Bearer ${token}`, 'Fastly-Key': token }),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The CDN answers ${response.status}`);
  }

  function purge(tags: readonly ContentTag[]): void {
    for (const tag of tags) waiting.add(tag);
    void run();
  }

  content.onChange((tags) => {
    purge(tags);
    setTimeout(purge, longestOutdated, tags).unref();
  });
}
