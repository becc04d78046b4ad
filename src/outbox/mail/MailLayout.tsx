import type { ReactNode } from 'react';
import { mailStyles } from './mailStyles.ts';

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
export const MailLayout = ({ lang, brand, heading, preview, children, footer }: Props) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <meta name="supported-color-schemes" content="light" />
      <title>{heading}</title>
    </head>
    <body style={mailStyles.body}>
      <div style={mailStyles.preview} data-skip-in-text="true">
        {[...preview.replace(/\s+/g, ' ')].slice(0, previewLength).join('')}
      </div>
      <div style={mailStyles.sheet}>
        <p style={mailStyles.brand}>{brand}</p>
        <div style={mailStyles.card}>
          <h1 style={mailStyles.heading}>{heading}</h1>
          {children}
        </div>
        {footer && <p style={mailStyles.small}>{footer}</p>}
      </div>
    </body>
  </html>
);

/** Characters; mail clients show no more. */
const previewLength = 150;
