import { absoluteUrl } from '../../../routes/absoluteUrl.ts';
import { href } from '../../../routes/hrefs.ts';
import type { Film } from '../../../text/content/film/films.ts';

export type ShareLinks = { name: 'mail' | 'linkedin' | 'link'; href: string }[];

/** Share links of the film as plain URLs, without third-party buttons. */
export function shareLinks({ locale, title }: Film): ShareLinks {
  const here = href('home', locale, 'film');
  const address = absoluteUrl(here);
  return [
    { name: 'mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}` },
    { name: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}` },
    { name: 'link', href: here },
  ];
}
