/** Indicates navigation after 200 ms, for up to 5 s (spec section 9). The styles animate it. */
import { isPlainClick, sameOriginDocumentUrl } from '../../browser/link-navigation.client.ts';

const delay = 200;
const duration = 5000;

export function startLoadingBar() {
  const bar = document.querySelector('[data-loading-bar]');
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    bar?.removeAttribute('data-running');
  };
  const start = () => {
    stop();
    timer = window.setTimeout(() => {
      bar?.setAttribute('data-running', '');
      timer = window.setTimeout(stop, duration);
    }, delay);
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && isPlainClick(event) && !event.defaultPrevented && sameOriginDocumentUrl(link)) start();
  });
  addEventListener('submit', (event) => event.defaultPrevented || start());
  // Restored from the back/forward cache, or the navigation was cancelled.
  addEventListener('pageshow', stop);
}
