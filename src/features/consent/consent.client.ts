/**
 * Consent code of every page: reads from this document's response headers what may be loaded
 * (features/consent/consentStates.ts) and whether to prompt, and opens the settings from the footer. Without the header
 * no vendor is configured: the footer link leads to the privacy policy, which says so.
 */
import { loadOrReload } from '../../components/browser/load-or-reload.client.ts';
import { readConsentChoice, readValidConsentChoice } from './consentCookie.ts';

export function startConsent() {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  const [version, state] = timings.find(({ name }) => name === 'consent')?.description.split(' ') ?? [];
  if (!version || !state) return;
  // A choice reloads its page (save-choice.client.ts).
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload')
    import('./view-state.client.ts').then((module) => module.restoreViewState());

  const loadPrompt = () => loadOrReload(() => import('./consent-prompt.client.ts'));
  const signal = state === 'signal' || browserSendsGpcOrDnt();
  const choice = readValidConsentChoice(document.cookie, version);

  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent-link]');
    if (!link) return;
    event.preventDefault();
    (await loadPrompt()).openSettings({ version, signal, loadsNothing: state === 'secret' });
  });
  // A document restored from the back/forward cache reloads if the choice has changed since it was loaded.
  addEventListener('pageshow', ({ persisted }) => {
    const changed = readValidConsentChoice(document.cookie, version)?.seconds !== choice?.seconds;
    if (persisted && (changed || (browserSendsGpcOrDnt() && !signal))) location.reload();
  });

  if (signal) {
    const allowed = readConsentChoice(document.cookie)?.purposes ?? [];
    if (allowed.length > 0) import('./save-choice.client.ts').then((module) => module.withdrawOnGpcOrDnt());
    return;
  }
  // A prefetched document can be older than the choice: header and cookie must agree, for the prompt and for loading.
  if (!choice && state === 'ask')
    loadPrompt().then(({ showConsentPrompt }) => showConsentPrompt({ version, signal, loadsNothing: false }));
  else if (choice?.purposes.some((purpose) => state.split('-').includes(purpose)))
    import('./load-vendors.client.ts').then((module) =>
      module.loadVendors(choice.purposes.filter((purpose) => state.split('-').includes(purpose))),
    );
}

/** The signals of features/consent/sendsGpcOrDnt.ts, for browsers and extensions that expose them to scripts only. */
const browserSendsGpcOrDnt = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1';
