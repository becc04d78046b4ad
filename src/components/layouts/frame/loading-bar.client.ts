/** Shows that the next document is on its way: after 200 ms, for 5 s (spec section 9). Its run is drawn by the styles. */
import { documentBehind, isPlainClick } from './plain-link.client.ts';

const throttle = 200;
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
    }, throttle);
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && isPlainClick(event) && !event.defaultPrevented && documentBehind(link)) start();
  });
  addEventListener('submit', (event) => event.defaultPrevented || start());
  // Back from the back/forward cache, or a navigation that was stopped.
  addEventListener('pageshow', stop);
}
