/** A site on a free port, built from the parts a test passes, and a client that does not normalise paths. */
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createPageRenderer } from '../cms/createPageRenderer.ts';
import { bookingRules } from '../features/booking/bookingRules.ts';
import { errorKinds, errorPath } from '../routes/errorPages.ts';
import { locales, publishedPageIds, table } from '../routes/table.ts';
import { createSite } from '../server/createSite.ts';
import type { SiteOptions } from '../server/siteOptions.ts';
import { contentTypeOf, createStoredFile, isCompressible, type StoredFile } from '../server/static/readFiles.ts';

export type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type TestRequest = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

export type TestServer = AsyncDisposable & {
  port: number;
  server: Server;
  /** Logged errors: facts and message. */
  loggedErrors: { facts: object; message: string }[];
  request(path: string, asked?: TestRequest): Promise<TestResponse>;
};

type Parts = Partial<Omit<SiteOptions, 'services'>> & { services?: Partial<SiteOptions['services']> };

export async function startTestServer({ services, ...options }: Parts = {}): Promise<TestServer> {
  const logged: TestServer['loggedErrors'] = [];
  const { content, render = async () => undefined } = options;
  const settings = { SITE_URL: 'http://localhost:4321', TRUST_PROXY: 0 };
  const server = createSite({
    files: fakeBuiltFiles(),
    render,
    renderer: content && createPageRenderer({ content, render, siteUrl: settings.SITE_URL }),
    endpoints: [{ pattern: /^\/api\/x$/, methods: ['GET', 'HEAD', 'POST'] }],
    services: {
      leads: { accept: unused },
      newsletter: {
        getConfirmationState: unused,
        confirm: unused,
        getUnsubscriptionState: unused,
        unsubscribe: unused,
      },
      booking: {
        ...{
          rules: bookingRules,
          freeSlots: unused,
          reserveFor: unused,
          explainRefusal: unused,
          createLinkToken: unused,
          find: unused,
        },
        ...{ move: unused, cancel: unused, checkRateLimit: unused },
      },
      challenges: { issue: unused, verify: unused },
      turnSigner: { sign: unused, verify: unused },
      keptQuestions: { keep: unused },
      consent: undefined,
      checkRateLimit: () => 0,
      healthy: async () => true,
      counts: async () => ({ leads: 3 }),
      ...services,
    },
    settings,
    log: { info: () => {}, warn: () => {}, error: (facts, message) => logged.push({ facts, message }) },
    version: '1.2.3',
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    server,
    loggedErrors: logged,
    request: (path, asked) => sendRequest(port, path, asked),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A file as the build writes it; text files have a gzip variant. */
function fileOf(name: string, content: string): StoredFile {
  const body = Buffer.from(content);
  const zips = isCompressible(contentTypeOf(name));
  return createStoredFile(contentTypeOf(name), body, (ending) =>
    zips && ending === '.gz' ? gzipSync(body) : undefined,
  );
}

/** The files that Astro would prerender; each page contains its internal path. */
export function fakeBuiltFiles(): Map<string, StoredFile> {
  const pages = publishedPageIds.filter((id) => !table[id].onDemand);
  const paths = locales.flatMap((locale) => [
    ...pages.flatMap((id) => table[id].paths[locale] ?? []),
    ...errorKinds.map((kind) => errorPath(kind, locale)),
  ]);
  const files = paths.map((path) => [path === '/' ? '/index.html' : `${path}.html`, `page ${path}`] as const);
  const others = [
    ['/_astro/Page.abc123.css', 'body {}'],
    ['/og/de/home.png', 'not really a picture'],
    ['/robots.txt', 'User-agent: *'],
    ['/blog/rss.xml', '<rss/>'],
    ['/en/newsroom/feed.json', '{}'],
    ['/sitemap.xml', '<urlset/>'],
    ['/words/de.json', '{}'],
    ['/preise.md', '# Preise'],
    ['/en.md', '# Home'],
    ['/llms.txt', '# Site'],
    ['/film/de.0123456789ab.webm', '0123456789'],
    ['/film/de.vtt', 'WEBVTT'],
  ] as const;
  return new Map([...files, ...others].map(([name, content]) => [name, fileOf(name, content)]));
}

function sendRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: TestRequest = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const unused = () => {
  throw new Error('No form is posted in this test');
};
