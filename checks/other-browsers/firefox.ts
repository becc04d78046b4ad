/** Firefox by WebDriver BiDi, without a separate driver (https://w3c.github.io/webdriver-bidi/). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, toCallExpression } from './browser.ts';
import { startProgram, stopProgram } from './startProgram.ts';

type Reply = { id?: number; type: string; result?: unknown; message?: string };

export async function startFirefox(width: number, height: number): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const [address, child] = await startProgram({
    command: 'firefox-esr',
    parameters: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    from: 'firefox-esr',
    ready: /WebDriver BiDi listening on (ws:\S+)/,
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('Firefox refused the connection'));
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.onmessage = ({ data }) => {
    const reply: Reply = JSON.parse(String(data));
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  };
  let last = 0;
  /** Sends one command. The specification defines the shape of its result. */
  const send = <Result>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id);
        if (type === 'success') resolve(result as Result);
        else reject(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });

  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });

  return {
    name: 'Firefox',
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (inPage, ...given) => {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression: toCallExpression(inPage, given), target: { context }, awaitPromise: true });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await stopProgram(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
