import { createDomElement } from './create-dom-element.client.ts';

/** Says a text to screen readers only. Browsers announce a live region that existed before its text. */
export function announce(textContent: string): void {
  const region = createDomElement('p', { role: 'status' });
  Object.assign(region.style, { position: 'fixed', top: '0', width: '1px', height: '1px', clipPath: 'inset(50%)' });
  document.body.append(region);
  // After the announcement of the focus, which moves at the same time.
  setTimeout(() => Object.assign(region, { textContent }), 500);
}
