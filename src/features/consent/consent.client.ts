/**
 * Consent code of every page: reads from this document's response headers what may be loaded
 * (features/consent/audiences.ts) and whether to prompt, and opens the settings from the footer. Without the header no
 * vendor is configured: the footer link leads to the privacy policy, which says so.
 */
import { loadOrReload } from '../../components/layouts/frame/reload-guard.client.ts';
import { choiceIn, validChoiceIn } from './cookie.ts';

export function startConsent() {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  const [version, state] = timings.find(({ name }) => name === 'consent')?.description.split(' ') ?? [];
  if (!version || !state) return;
  // A choice reloads its page (decide.client.ts).
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload')
    import('./keep-view.client.ts').then(({ restoreView }) => restoreView());

  const layer = () => loadOrReload(() => import('./layer.client.ts'));
  const signal = state === 'signal' || browserRefuses();
  const choice = validChoiceIn(document.cookie, version);

  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent-link]');
    if (!link) return;
    event.preventDefault();
    (await layer()).openSettings({ version, signal, loadsNothing: state === 'secret' });
  });
  // A document restored from the back/forward cache reloads if the choice has changed since it was loaded.
  addEventListener('pageshow', ({ persisted }) => {
    const changed = validChoiceIn(document.cookie, version)?.seconds !== choice?.seconds;
    if (persisted && (changed || (browserRefuses() && !signal))) location.reload();
  });

  if (signal) {
    const allowed = choiceIn(document.cookie)?.purposes ?? [];
    if (allowed.length > 0) import('./decide.client.ts').then(({ withdrawBySignal }) => withdrawBySignal());
    return;
  }
  // A prefetched document can be older than the choice: header and cookie must agree, for the prompt and for loading.
  if (!choice && state === 'ask') layer().then(({ ask }) => ask({ version, signal, loadsNothing: false }));
  else if (choice?.purposes.some((purpose) => state.split('-').includes(purpose)))
    import('./loadVendors.client.ts').then(({ loadVendors }) =>
      loadVendors(choice.purposes.filter((purpose) => state.split('-').includes(purpose))),
    );
}

/** The signals of features/consent/signal.ts, for browsers and extensions that expose them to scripts only. */
const browserRefuses = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1';
