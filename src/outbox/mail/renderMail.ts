import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Renders the HTML and plain text parts of a mail from one component. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html, plainText) };
}

/** The types used of html-to-text, which ships none. */
type Link = { children: object[]; attribs: { href?: string } };
type Walk = (nodes: object[], builder: Builder) => void;
type Builder = { addInline(text: string, options?: { noWordTransform: boolean }): void; addLineBreak(): void };

/** No hard line wraps: the mail client wraps paragraphs to the screen width. */
const plainText = {
  wordwrap: false,
  selectors: [
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
    // RFC 3986, appendix C: the brackets keep a sentence's full stop out of the URL.
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
