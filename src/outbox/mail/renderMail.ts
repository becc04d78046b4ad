import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Both parts of a mail from one component. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html, plainText) };
}

/** What is used of html-to-text, which brings no types. */
type Link = { children: object[]; attribs: { href?: string } };
type Walk = (nodes: object[], builder: Builder) => void;
type Builder = { addInline(text: string, options?: { noWordTransform: boolean }): void; addLineBreak(): void };

/** Lines are as long as paragraphs: a phone breaks them where it ends. */
const plainText = {
  wordwrap: false,
  selectors: [
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
    // RFC 3986, appendix C: so that the full stop of a sentence does not become a part of the address.
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    { selector: 'a[data-button]', format: 'button' },
    // "> " before each line.
    { selector: 'p[data-quoted]', format: 'blockquote' },
  ],
  formatters: {
    button({ children, attribs }: Link, walk: Walk, builder: Builder) {
      walk(children, builder);
      builder.addInline(':');
      builder.addLineBreak();
      builder.addInline(attribs.href ?? '', { noWordTransform: true });
    },
  },
} satisfies Parameters<typeof toPlainText>[1];
