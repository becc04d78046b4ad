/**
 * The part of consent that every page has: it reads from this document's own headers what may be loaded
 * (consent/audiences.ts) and whether to ask, and opens the settings from the footer. Without the header no vendor is
 * configured: there is nothing to consent to, and the footer's link leads to the privacy policy, which says so.
 */
import { loadOrReload } from '../layouts/frame/reload-guard.client.ts';
import { validChoiceIn } from './cookie.ts';

export function startConsent() {
  const [navigation] = performance.getEntriesByType('navigation');
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  const [version, state] = timings.find(({ name }) => name === 'consent')?.description.split(' ') ?? [];
  if (!version || !state) return;

  const layer = () => loadOrReload(() => import('./layer.client.ts'));
  const signal = state === 'signal' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  const choice = validChoiceIn(document.cookie, version);

  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-consent-link]');
    if (!link) return;
    event.preventDefault();
    (await layer()).openSettings({ version, signal });
  });
  // A document that the browser kept does what was decided when it was loaded.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && validChoiceIn(document.cookie, version)?.seconds !== choice?.seconds) location.reload();
  });

  if (signal) return;
  // A document fetched ahead may be older than the choice: both must say so, for asking as for loading.
  if (!choice && state === 'ask') layer().then(({ ask }) => ask({ version, signal }));
  else if (choice?.purposes.some((purpose) => state.split('-').includes(purpose)))
    import('./loadVendors.client.ts').then(({ loadVendors }) =>
      loadVendors(choice.purposes.filter((purpose) => state.split('-').includes(purpose))),
    );
}
