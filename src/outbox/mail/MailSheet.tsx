import type { ReactNode } from 'react';
import { look } from './look.ts';

type Props = {
  lang: string;
  brand: string;
  heading: string;
  /** What the list of mails shows beside the subject; without it, that would be the brand and the heading again. */
  preview: string;
  children: ReactNode;
  footer?: ReactNode;
};

/** The document around every mail: one sheet, no tables and no pictures, so that it reads anywhere. */
export const MailSheet = ({ lang, brand, heading, preview, children, footer }: Props) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <meta name="supported-color-schemes" content="light" />
      <title>{heading}</title>
    </head>
    <body style={look.body}>
      <div style={look.preview} data-skip-in-text="true">
        {[...preview.replace(/\s+/g, ' ')].slice(0, shownInLists).join('')}
      </div>
      <div style={look.sheet}>
        <p style={look.brand}>{brand}</p>
        <div style={look.card}>
          <h1 style={look.heading}>{heading}</h1>
          {children}
        </div>
        {footer && <p style={look.small}>{footer}</p>}
      </div>
    </body>
  </html>
);

/** Characters; no program shows more. */
const shownInLists = 150;
