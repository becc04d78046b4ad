/**
 * Loads the customizer's script when it is about to come into view, on the first key press, if the address carries a look, or on the way back.
 * Until then its controls are hidden.
 */
import { loadOrReload } from '../../../components/browser/load-or-reload.client.ts';

const root = document.querySelector<HTMLElement>('[data-customizer]');
if (root) {
  const begin = () => {
    seen.disconnect();
    removeEventListener('keydown', begin);
    void loadOrReload(() => import('./customizer.client.ts')).then(({ startCustomizer }) => startCustomizer(root));
  };
  const nearlySeen = { rootMargin: '300px' };
  const seen = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    nearlySeen,
  );
  seen.observe(root);
  addEventListener('keydown', begin);
  // `lookSent`: back from the contact form (look-actions.client.ts).
  if (location.search || history.state?.lookSent) begin();
}
