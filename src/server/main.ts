/** Entry of the production server (bundled to dist/main.mjs): opens the services, listens, and ends cleanly. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFolder, openBot } from '../../bot/answers/openBot.ts';
import { createPageRenderer } from '../cms/createPageRenderer.ts';
import { type ContentPeers, openContentPeers } from '../cms/openContentPeers.ts';
import { type ContentSource, openContentSource } from '../cms/openContentSource.ts';
import { openPictures } from '../cms/pictures/openPictures.ts';
import { purgeCdn } from '../cms/purgeCdn.ts';
import { rebuildDerived } from '../cms/rebuildDerived.ts';
import { submitToIndexNow } from '../discovery/seo/submitToIndexNow.ts';
import { type Env, InvalidSettingError, isInvalidSettingError, readSettings } from '../env.ts';
import { consentSetup } from '../features/consent/consentSetup.ts';
import { selfDestroyingServiceWorker, serviceWorkerPath } from '../features/offline/selfDestroyingServiceWorker.ts';
import { openSearchService } from '../features/search/openSearchService.ts';
import { locales, publishedPageIds, table } from '../routes/table.ts';
import { setProcessContent } from '../text/content/currentContent.ts';
import { markInUse } from './build/releases.ts';
import { createSite } from './createSite.ts';
import type { Endpoint } from './endpoint.ts';
import { closeServer } from './http/closeServer.ts';
import { createLog } from './log.ts';
import { reloadingBot } from './reloadingBot.ts';
import type { Render } from './siteOptions.ts';
import { type Services, startServices } from './startServices.ts';
import { contentTypeOf, createStoredFile, readFiles } from './static/readFiles.ts';
import { submitNewPages } from './submitNewPages.ts';

declare const __VERSION__: string;

/** Exports of server/render.ts, bundled by Astro. */
type Entry = { render: Render; readEndpoints: () => Promise<Endpoint[]> };

/** How long a request in flight may delay the shutdown, in milliseconds. */
const shutdownTimeout = 25_000;

const log = createLog();

try {
  await main(readSettings());
} catch (error) {
  // An invalid setting prints one sentence, without a stack trace.
  if (isInvalidSettingError(error)) console.error(error.message);
  else log.fatal({ err: error }, 'The site could not start');
  process.exit(1);
}

async function main(env: Env): Promise<void> {
  const built = (path: string) => new URL(path, import.meta.url);
  process.once('exit', markInUse(fileURLToPath(built('.'))));
  const { render, readEndpoints }: Entry = await import(built('./server/entry.mjs').href);
  const services = await startServices(env, log);
  const content = openContent(env);
  const peers = content && openContentPeers({ url: env.DATABASE_URL, refresh: content.refresh, log });
  await content?.refresh();
  await preload(render, env);
  const files = readFiles(built('./client').pathname);
  if (env.SERVICE_WORKER === '0') {
    const script = Buffer.from(selfDestroyingServiceWorker);
    files.set(
      serviceWorkerPath,
      createStoredFile(contentTypeOf(serviceWorkerPath), script, () => undefined),
    );
  }
  const builtSearch = openSearchService((path) => files.get(path)?.representations.identity.body());
  if (!builtSearch) log.error({}, 'The build has no data for the search');
  const builtBot = openBot({ build: buildFolder(built('./')), calendar: services.booking, env, log });
  if (!builtBot) log.error({}, 'The build has no knowledge for the bot');
  const renderer = content && createPageRenderer({ content, render, siteUrl: env.SITE_URL });
  const texts = content && renderer && rebuildDerived({ content, renderer, search: builtSearch, log });
  const server = createSite({
    files,
    render,
    endpoints: await readEndpoints(),
    services,
    search: builtSearch,
    bot: builtBot && texts ? reloadingBot(builtBot, { content, texts }) : builtBot,
    content,
    renderer,
    announceChange: peers?.announce,
    texts,
    consent: consentSetup(env),
    settings: env,
    log,
    version: __VERSION__,
  });
  // Behind the pages, which evict what changed: a purged page must not be fetched again as it was.
  if (content && env.CDN_PURGE_URL) purgeCdn({ content, url: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN, log });
  const port = await listen(server, env);
  endOnSignal(server, services, peers);
  console.log(`Listening on ${addressToOpen(env, port)}`);
  // Search engines can fetch the key only from here on. Not awaited: it never throws.
  const submit = () => submitToIndexNow(env, log);
  void submit();
  if (content) submitNewPages({ content, submit });
}

/** Pages get their content through `locals`; mails are rendered outside requests and use the process content. */
function openContent({
  CMS_URL,
  CMS_PUBLIC_URL = [],
  CMS_TOKEN,
  PREVIEW_SECRET,
  DATA_DIR,
}: Env): ContentSource | undefined {
  if (CMS_URL === undefined || CMS_TOKEN === undefined) return undefined;
  const content = openContentSource({
    settings: { CMS_URL, CMS_TOKEN, PREVIEW_SECRET },
    log,
    folder: join(DATA_DIR, 'cms'),
    pictures: openPictures({ hosts: [CMS_URL, ...CMS_PUBLIC_URL], folder: join(DATA_DIR, 'media'), log }),
  });
  setProcessContent(content.read);
  return content;
}

/** Renders each page on demand once. Its modules load on the first render, so the first visitor gets a fast page. */
async function preload(render: Render, { SITE_URL }: Env): Promise<void> {
  for (const id of publishedPageIds.filter((page) => table[page].onDemand)) {
    for (const locale of locales) {
      const path = table[id].paths[locale];
      const report = (error: unknown) => log.error({ err: error, page: id }, 'A page cannot be shown');
      if (path !== null) await render(new Request(SITE_URL + path), { report }).catch(report);
    }
  }
}

function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Setting PORT is wrong: ${PORT} is in use on ${HOST}.`,
        EACCES: `Setting PORT is wrong: this user may not listen on ${PORT}.`,
        EADDRNOTAVAIL: `Setting HOST is wrong: ${HOST} is no address of this machine.`,
        ENOTFOUND: `Setting HOST is wrong: ${HOST} is no address of this machine.`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new InvalidSettingError(reason) : error);
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : PORT);
    });
  });
}

/** SITE_URL if it is this machine's (forms compare it with the browser's Origin), else the listening address. */
function addressToOpen({ SITE_URL, HOST }: Env, port: number): string {
  const site = new URL(SITE_URL);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(site.hostname);
  if (local && site.protocol === 'http:' && Number(site.port || 80) === port) return SITE_URL;
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
}

/** Stops accepting, lets requests in flight and the running delivery finish, and ends with 0. */
function endOnSignal(server: Server, services: Services, peers: ContentPeers | undefined): void {
  let ending = false;
  const end = (signal: string) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'Ending');
    closeServer(server, shutdownTimeout)
      .then(() => Promise.all([services.stop(), peers?.close()]))
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'The services did not end cleanly');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'Unhandled rejection'));
}
