import { createDomElement } from './create-dom-element.client.ts';

/** Loads a stylesheet on demand. */
export function loadStylesheet(href: string): Promise<void> {
  const link = createDomElement('link', { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('No styles')));
    document.head.append(link);
  });
}
