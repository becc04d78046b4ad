/** The script of every page (quality.md, Fast: 3.0 kB). Each part works alone; `data-script` tells the styles that it runs. */
import { offerChat } from '../../../features/chat/launcher.client.ts';
import { startConsent } from '../../../features/consent/consent.client.ts';
import { offerLanguage, rememberLanguage } from './language.client.ts';
import { startLoadingBar } from './loading-bar.client.ts';
import { startMenus } from './menus.client.ts';
import { startPrefetch } from './prefetch.client.ts';
import { guardChunks } from './reload-guard.client.ts';
import { startScrolling } from './scroll.client.ts';
import { offerSearch } from './search.client.ts';
import { startServiceWorker } from './service-worker.client.ts';

guardChunks();
startMenus();
// Before links within the page scroll: a link to the chat is none of those.
offerChat();
startScrolling();
startLoadingBar();
startPrefetch();
rememberLanguage();
offerLanguage();
offerSearch();
startServiceWorker();
startConsent();
document.documentElement.toggleAttribute('data-script', true);
