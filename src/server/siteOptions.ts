/** The parts that createSite assembles and that tests replace. */
import type { Bot } from '../../bot/answers/createBot.ts';
import type { DerivedTexts } from '../cms/createDerivedReceivers.ts';
import type { PageRenderer } from '../cms/createPageRenderer.ts';
import type { ContentSource } from '../cms/openContentSource.ts';
import type { Env } from '../env.ts';
import type { ConsentSetup } from '../features/consent/consentSetup.ts';
import type { SearchService } from '../features/search/openSearchService.ts';
import type { Strategy } from '../routes/strategy.ts';
import type { Page } from '../routes/table.ts';
import type { Endpoint } from './endpoint.ts';
import type { RequestServices } from './requestServices.ts';
import type { Services } from './startServices.ts';
import type { StoredFile } from './static/readFiles.ts';

/** Renders an internal address; undefined when no on-demand route matches it. */
export type Render = (request: Request, locals: Partial<RequestServices>) => Promise<Response | undefined>;

export type Log = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>;

export type SiteOptions = {
  /** Built files by path, prerendered pages among them (`/preise.html`). */
  files: ReadonlyMap<string, StoredFile>;
  render: Render;
  /** The on-demand endpoints of src/pages. All other public addresses are in the table. */
  endpoints: readonly Endpoint[];
  services: Omit<Services, 'stop'>;
  /** Absent when the build has no data for it; the page then shows a notice. */
  search?: SearchService | undefined;
  /** Absent when the build has no data for it. */
  bot?: Bot | undefined;
  /** Absent when no vendor is configured: then all visitors get the same headers. */
  consent?: ConsentSetup | undefined;
  /** Absent without a content system. */
  content?: ContentSource | undefined;
  /** Renders prerendered pages again; absent without a content system. */
  renderer?: PageRenderer | undefined;
  /** Tells the other processes that the content system reported a change of a content type. */
  announceChange?: ((model: string | undefined) => void) | undefined;
  /** Search and files derived from the content system; absent without one. */
  texts?: DerivedTexts | undefined;
  settings: Pick<Env, 'SITE_URL' | 'TRUST_PROXY'> &
    Partial<Pick<Env, 'INDEXNOW_KEY' | 'CMS_PUBLIC_URL' | 'CMS_WEBHOOK_SECRET' | 'PREVIEW_SECRET'>> &
    Partial<Pick<Env, 'BOT_HOST' | 'BOT_ID_DE' | 'BOT_ID_EN' | 'EMBED_ORIGINS'>>;
  log: Log;
  version: string;
  strategy?: Strategy;
  table?: Readonly<Record<string, Page>>;
};
