/**
 * The script of every page (quality.md, Fast: 3.0 kB). Each part works alone. `data-script` marks the page as scripted
 * for the styles.
 */
import { startChatLauncher } from '../../../features/chat/chat-launcher.client.ts';
import { startConsent } from '../../../features/consent/consent.client.ts';
import { reloadOnChunkErrors } from '../../browser/load-or-reload.client.ts';
import { startFittingBubbles } from '../../ui/fit-bubbles.client.ts';
import { startAskLine } from './ask.client.ts';
import { startFocusReturn } from './focus-return.client.ts';
import { startFolds } from './fold.client.ts';
import { loadLanguageHint, rememberLanguage } from './language.client.ts';
import { startLoadingBar } from './loading-bar.client.ts';
import { startMenus } from './menus.client.ts';
import { startPrefetch } from './prefetch.client.ts';
import { startScrollEffects } from './scroll.client.ts';
import { startSearchDialog } from './search.client.ts';
import { startServiceWorker } from './service-worker.client.ts';

reloadOnChunkErrors();
startMenus();
// Runs before smooth scrolling is set up: chat links must not scroll.
startChatLauncher();
startAskLine();
startFolds();
startScrollEffects();
startLoadingBar();
startPrefetch();
rememberLanguage();
loadLanguageHint();
startSearchDialog();
startServiceWorker();
startFittingBubbles();
startConsent();
startFocusReturn();
document.documentElement.toggleAttribute('data-script', true);
