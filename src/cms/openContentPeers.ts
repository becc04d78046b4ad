import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openNotifications } from '../database/openNotifications.ts';
import { parseJson } from '../security/readBody.ts';

type Options = {
  /** Without PostgreSQL there is one process, or each finds changes by its poll. */
  url: string | undefined;
  refresh(model?: string): Promise<void>;
  log: Record<'warn', (facts: object, message: string) => void>;
};

export type ContentPeers = { announce(model: string | undefined): void; close(): Promise<void> };

const channel = 'website_content';
const message = z.object({ from: z.string(), model: z.string().optional() });

/** A webhook reaches one process; the others hear of it here (docs/decisions/0305-webhooks-reach-all-processes.md). */
export function openContentPeers({ url, refresh, log }: Options): ContentPeers {
  if (url === undefined) return { announce: () => {}, close: async () => {} };
  const from = randomUUID();
  let connections = 0;
  const notifications = openNotifications({
    url,
    channel,
    log,
    onMessage(text) {
      const { data } = message.safeParse(parseJson(text));
      if (data && data.from !== from) void refresh(data.model);
    },
    onConnect() {
      connections += 1;
      // What others announced while this connection was down is unknown.
      if (connections > 1) void refresh();
    },
  });
  return {
    announce: (model) => notifications.send(JSON.stringify({ from, model })),
    close: notifications.close,
  };
}
