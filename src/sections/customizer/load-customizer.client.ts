/** The customizer's script is fetched when it is about to come into view; until then its controls are not there. */
import { loadOrReload } from '../../layouts/frame/reload-guard.client.ts';

const root = document.querySelector<HTMLElement>('[data-customizer]');
if (root) {
  const nearlySeen = { rootMargin: '600px' };
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void loadOrReload(() => import('./customizer.client.ts')).then(({ startCustomizer }) => startCustomizer(root));
  }, nearlySeen);
  seen.observe(root);
}
