import { site } from '../../../site.ts';
import { fill } from '../../../text/words/words.ts';

type Words = { mail: string; phone: string; ways: string };

/** Mail, phone (if set) and the page with all contact options. */
export function contactLinks(words: Words, allWaysHref: string): { label: string; href: string }[] {
  const { phone, sales }: { phone: string; sales: string } = site.contact;
  return [
    ...(phone ? [{ label: fill(words.phone, { phone }), href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    { label: fill(words.mail, { address: sales }), href: `mailto:${sales}` },
    { label: words.ways, href: allWaysHref },
  ];
}
