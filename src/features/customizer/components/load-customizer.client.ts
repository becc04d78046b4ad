/**
 * The customizer's script is fetched when it is about to come into view, or when somebody goes through the page by
 * keyboard; until then its controls are not there.
 */
import { loadOrReload } from '../../../components/layouts/frame/reload-guard.client.ts';

const root = document.querySelector<HTMLElement>('[data-customizer]');
if (root) {
  const begin = () => {
    seen.disconnect();
    removeEventListener('keydown', begin);
    void loadOrReload(() => import('./customizer.client.ts')).then(({ startCustomizer }) => startCustomizer(root));
  };
  const nearlySeen = { rootMargin: '600px' };
  const seen = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
    nearlySeen,
  );
  seen.observe(root);
  addEventListener('keydown', begin);
}
