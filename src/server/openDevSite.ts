/**
 * Services and headers for `npm run dev`, as the production server passes them to pages (createSite.ts): services on
 * the configured database, search and bot from the newest build, and the headers of the visitor's consent state. Loaded
 * by Vite, like the pages.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pathToFileURL } from 'node:url';
import { buildFolder, openBot } from '../../bot/answers/openBot.ts';
import { readSettings } from '../env.ts';
import { readChatSettings } from '../features/chat/readChatSettings.ts';
import { consentSetup } from '../features/consent/consentSetup.ts';
import { createConsentStates } from '../features/consent/consentStates.ts';
import { openSearchService } from '../features/search/openSearchService.ts';
import { relaxForDevelopment } from '../security/relaxForDevelopment.ts';
import { type Header, resourcePolicy } from '../security/securityHeaders.ts';
import { clientAddress } from './http/clientAddress.ts';
import { createLog } from './log.ts';
import type { RequestServices } from './requestServices.ts';
import { startServices } from './startServices.ts';

/** What the headers depend on: a secret in the address, a form on the page. */
export type PageTraits = { secret: boolean; takesForm: boolean };

export type DevSite = {
  localsFor(request: IncomingMessage): RequestServices;
  /** `secret`: the address carries a token. */
  headersFor(request: IncomingMessage, page: PageTraits): Header[];
  /** A file that only a build makes, such as the data of the search. */
  builtFile(path: string): string | undefined;
  stop(): Promise<void>;
};

export async function openDevSite(): Promise<DevSite> {
  const env = readSettings();
  const log = createLog();
  const { stop, ...services } = await startServices(env, log);
  const builtFile = (path: string) =>
    existsSync(`dist/${path}`) ? readFileSync(`dist/${path}`).toString() : undefined;
  const open = () => {
    const search = openSearchService((path) => builtFile(`client${path}`));
    const bot = openBot({ build: buildFolder(pathToFileURL('dist/')), calendar: services.booking, env, log });
    if (!search || !bot) log.warn({}, 'Search and chat answer from a build, and there is none: npm run build');
    return { build: currentBuild(), search, bot };
  };
  let newest = open();
  const answers = () => {
    if (currentBuild() !== newest.build) newest = open();
    return newest;
  };
  const { https, ...chat } = readChatSettings(env);
  const consentStateOf = createConsentStates(consentSetup(env), { https, botOrigin: env.BOT_HOST });
  return {
    localsFor: (request) => ({
      ...services,
      ...{ search: answers().search, bot: answers().bot, chat: { ...chat, https } },
      clientAddress: clientAddress(request, env.TRUST_PROXY),
      content: undefined,
      formView: { id: randomUUID(), onlyIdDiffers: () => {} },
      report: (error) => log.error({ err: error }, 'A page cannot be shown'),
    }),
    headersFor: ({ headers }, { secret, takesForm }) =>
      [...consentStateOf(headers, secret, takesForm).headers, resourcePolicy('/')].map(relaxForDevelopment),
    builtFile,
    stop,
  };
}

/** Changes with each build. */
const currentBuild = (): string | undefined => (existsSync('dist/current') ? realpathSync('dist/current') : undefined);
