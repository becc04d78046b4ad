import type { ReactNode } from 'react';
import { look } from './look.ts';

type Props = {
  lang: string;
  brand: string;
  heading: string;
  /** Preview text beside the subject in mail lists; without it, clients would show the brand and the heading. */
  preview: string;
  children: ReactNode;
  footer?: ReactNode;
};

/** The document of every mail; no tables and no images, so that it is readable in any client. */
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

/** Characters; mail clients show no more. */
const shownInLists = 150;
