/**
 * The built site behind a proxy that adds two features for any driver: `window.observed` collects the errors and CSP
 * violations of a page, and `/framed` shows a page in a frame of any width (a WebKitGTK window has a minimum width).
 * All other content, the CSP included, is unchanged; `frame-ancestors` allows that frame.
 */
import { createServer, request } from 'node:http';
import { brokenWords } from '../brokenWords.ts';
import { findFreePort } from '../tools/findFreePort.ts';
import { startSite } from '../tools/startSite.ts';

declare global {
  interface Window {
    observed: string[];
    /** In `/framed` only: the results of brokenWords.ts for a page at each of these widths. */
    brokenAt(path: string, widths: number[]): Promise<string[]>;
  }
}

const observer = `window.observed = [];
const note = (what) => window.observed.push(String(what).slice(0, 300));
const { error } = console;
console.error = (...all) => { note(all.join(' ')); error(...all); };
addEventListener('error', (event) => note(event.message ?? 'not loaded: ' + (event.target.src ?? event.target.href)), true);
addEventListener('unhandledrejection', ({ reason }) => note(reason));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => note(effectiveDirective + ' refuses ' + blockedURI));
`;

const framed = `<!doctype html><meta charset="utf-8"><title>Frame</title><iframe height="900"></iframe><script>
const brokenWords = ${brokenWords};
const frame = document.querySelector('iframe');
window.brokenAt = async (path, widths) => {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = path;
  await loaded;
  await frame.contentDocument.fonts.ready;
  return widths.flatMap((width) => {
    frame.width = width;
    return brokenWords(frame.contentDocument).map((word) => width + ' px: ' + word);
  });
};
</script>`;

const own = new Map([
  ['/observer.js', ['text/javascript', observer]],
  ['/framed', ['text/html', framed]],
]);

export async function startObservedSite(): Promise<AsyncDisposable & { origin: string }> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await startSite({ env: { SITE_URL: origin, RATE_LIMIT: '0' } });
  const server = createServer((asked, answer) => {
    const [type, body] = own.get(asked.url ?? '') ?? [];
    if (type) {
      answer.setHeader('Content-Type', type).end(body);
      return;
    }
    const { method, url, headers } = asked;
    const passed = request(
      `${site.origin}${url}`,
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (given) => {
        const { 'content-length': length, 'content-security-policy': policy, ...kept } = given.headers;
        const isPage = given.headers['content-type']?.startsWith('text/html') && method === 'GET';
        answer.writeHead(given.statusCode ?? 502, {
          ...kept,
          ...(policy && { 'content-security-policy': String(policy).replace("ancestors 'none'", "ancestors 'self'") }),
          ...(length && !isPage && { 'content-length': length }),
        });
        if (!isPage) {
          given.pipe(answer);
          return;
        }
        let html = '';
        given.setEncoding('utf8').on('data', (chunk) => (html += chunk));
        given.on('end', () => answer.end(html.replace('<head>', '<head><script src="/observer.js"></script>')));
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await site.stop();
    },
  };
}
