/** WebKitGTK by its WebDriver, on a virtual display (https://www.w3.org/TR/webdriver2/). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../tools/findFreePort.ts';
import { type Browser, MissingPackage, toCallExpression } from './browser.ts';
import { startProgram, stopProgram } from './startProgram.ts';

export async function startWebkit(width: number, height: number): Promise<Browser> {
  const binary = miniBrowser();
  const [display, screen] = await startProgram({
    command: 'Xvfb',
    parameters: ['-displayfd', '1', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'],
    from: 'xvfb',
    ready: /^(\d+)\n/,
  });
  const port = await findFreePort();
  const [, driver] = await startProgram({
    command: 'WebKitWebDriver',
    parameters: [`--port=${port}`],
    from: 'webkit2gtk-driver',
    // Software rendering, because there is no graphics card; both settings only affect how pixels are drawn.
    env: { DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });

  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/status`);
  const send = async <Result>(path: string, body: object | null): Promise<Result> => {
    const sent = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
    const { value } = await (await fetch(`${origin}${path}`, sent)).json();
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };

  const options = { binary, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  await send(`${session}/window/rect`, { x: 0, y: 0, width, height });
  await send(`${session}/timeouts`, { script: 300_000 });

  return {
    name: 'WebKit',
    open: async (url) => {
      await send(`${session}/url`, { url });
    },
    run: async (inPage, ...given) => {
      const script = `const done = arguments[0];
        ${toCallExpression(inPage, given)}.then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await send<{ value: string; error?: string }>(`${session}/execute/async`, {
        script,
        args: [],
      });
      if (error !== undefined) throw new Error(error);
      return JSON.parse(value);
    },
    screenshot: async () => Buffer.from(await send<string>(`${session}/screenshot`, null), 'base64'),
    async [Symbol.asyncDispose]() {
      await fetch(`${origin}${session}`, { method: 'DELETE' });
      await stopProgram(driver);
      await stopProgram(screen);
    },
  };
}

/** Path of the browser that the driver starts; it is in the folder of the library. @throws {MissingPackage} */
function miniBrowser(): string {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  const found = libraries
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new MissingPackage("MiniBrowser is missing: install Debian's package webkit2gtk-driver.");
}

/** The driver prints nothing when it is ready, so its status is polled. */
async function answering(url: string): Promise<void> {
  const late = Date.now() + 15_000;
  while (Date.now() < late) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
