/** Inline styles of mails: mail clients lack custom properties. mail.test.ts compares the colours with tokens.css. */
import type { CSSProperties } from 'react';

export const mailColours = {
  ink: '#10241f',
  'ink-soft': '#41544e',
  paper: '#faf6ee',
  card: '#fffdf9',
  line: '#e2dccf',
  mist: '#ecf2ef',
  petrol: '#0d5c53',
} as const;

const font = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

const bubble = {
  margin: '0 0 16px',
  padding: '14px 18px',
  background: mailColours.mist,
  color: mailColours.ink,
  borderRadius: '14px 14px 14px 3px',
  fontSize: '16px',
  lineHeight: 1.55,
} satisfies CSSProperties;

export const mailStyles = {
  body: { margin: 0, padding: '24px 12px', background: mailColours.paper, color: mailColours.ink, fontFamily: font },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  // Break long URLs and compound words, in old mail clients too.
  sheet: { maxWidth: '600px', margin: '0 auto', overflowWrap: 'anywhere', wordBreak: 'break-word' },
  brand: { margin: '0 0 12px 4px', fontSize: '20px', fontWeight: 700, color: mailColours.petrol },
  card: {
    padding: '24px 24px 8px',
    background: mailColours.card,
    color: mailColours.ink,
    border: `1px solid ${mailColours.line}`,
    borderRadius: '22px 22px 22px 5px',
  },
  heading: { margin: '0 0 16px', fontSize: '24px', lineHeight: 1.2, fontWeight: 700 },
  subheading: { margin: '28px 0 8px', fontSize: '19px', lineHeight: 1.3, fontWeight: 700 },
  list: { margin: '0 0 16px', paddingLeft: '22px', fontSize: '16px', lineHeight: 1.55 },
  link: { color: mailColours.petrol },
  quietLink: { color: mailColours['ink-soft'] },
  rule: { margin: '24px 0', border: 0, borderTop: `1px solid ${mailColours.line}` },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: 1.55 },
  label: { margin: '0 0 4px', fontSize: '14px', lineHeight: 1.5, color: mailColours['ink-soft'] },
  facts: { margin: '0 0 16px', borderBottom: `1px solid ${mailColours.line}` },
  factLabel: { display: 'block', fontSize: '14px', color: mailColours['ink-soft'] },
  row: { padding: '8px 0 9px', borderTop: `1px solid ${mailColours.line}`, fontSize: '16px', lineHeight: 1.45 },
  bubble,
  /** Bubble of the assistant: the tail is on the other side. */
  answer: { ...bubble, background: mailColours.paper, borderRadius: '14px 14px 3px 14px' },
  /** The bottom spacing comes from the margins of its paragraphs. */
  quote: { ...bubble, padding: '14px 18px 1px' },
  button: {
    display: 'inline-block',
    padding: '14px 22px',
    background: mailColours.petrol,
    color: mailColours.card,
    borderRadius: '14px 14px 14px 3px',
    fontSize: '17px',
    lineHeight: 1.3,
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '0 0 16px', fontSize: '14px', lineHeight: 1.5 },
  small: { margin: '16px 4px 0', fontSize: '13px', lineHeight: 1.5, color: mailColours['ink-soft'] },
} satisfies Record<string, CSSProperties>;
