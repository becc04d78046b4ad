import { make } from './make.client.ts';

/** Loads a stylesheet on demand. */
export function loadStyles(href: string): Promise<void> {
  const link = make('link', { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('No styles')));
    document.head.append(link);
  });
}
