/**
 * The script of every page (quality.md, Fast: 3.0 kB). Each part works alone. `data-script` marks the page as scripted
 * for the styles.
 */
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
// Runs before smooth scrolling is set up: chat links must not scroll.
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
