/** Inline styles of mails: mail clients lack custom properties. mail.test.ts compares the colours with tokens.css. */
import type { CSSProperties } from 'react';

export const colours = {
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
  background: colours.mist,
  color: colours.ink,
  borderRadius: '14px 14px 14px 3px',
  fontSize: '16px',
  lineHeight: 1.55,
} satisfies CSSProperties;

export const look = {
  body: { margin: 0, padding: '24px 12px', background: colours.paper, color: colours.ink, fontFamily: font },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  // Break long URLs and compound words, in old mail clients too.
  sheet: { maxWidth: '600px', margin: '0 auto', overflowWrap: 'anywhere', wordBreak: 'break-word' },
  brand: { margin: '0 0 12px 4px', fontSize: '20px', fontWeight: 700, color: colours.petrol },
  card: {
    padding: '24px 24px 8px',
    background: colours.card,
    color: colours.ink,
    border: `1px solid ${colours.line}`,
    borderRadius: '22px 22px 22px 5px',
  },
  heading: { margin: '0 0 16px', fontSize: '24px', lineHeight: 1.2, fontWeight: 700 },
  subheading: { margin: '28px 0 8px', fontSize: '19px', lineHeight: 1.3, fontWeight: 700 },
  list: { margin: '0 0 16px', paddingLeft: '22px', fontSize: '16px', lineHeight: 1.55 },
  link: { color: colours.petrol },
  quietLink: { color: colours['ink-soft'] },
  rule: { margin: '24px 0', border: 0, borderTop: `1px solid ${colours.line}` },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: 1.55 },
  label: { margin: '0 0 4px', fontSize: '14px', lineHeight: 1.5, color: colours['ink-soft'] },
  facts: { margin: '0 0 16px', borderBottom: `1px solid ${colours.line}` },
  factLabel: { display: 'block', fontSize: '14px', color: colours['ink-soft'] },
  row: { padding: '8px 0 9px', borderTop: `1px solid ${colours.line}`, fontSize: '16px', lineHeight: 1.45 },
  bubble,
  /** Bubble of the assistant: the tail is on the other side. */
  answer: { ...bubble, background: colours.paper, borderRadius: '14px 14px 3px 14px' },
  /** The bottom spacing comes from the margins of its paragraphs. */
  quote: { ...bubble, padding: '14px 18px 1px' },
  button: {
    display: 'inline-block',
    padding: '14px 22px',
    background: colours.petrol,
    color: colours.card,
    borderRadius: '14px 14px 14px 3px',
    fontSize: '17px',
    lineHeight: 1.3,
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '0 0 16px', fontSize: '14px', lineHeight: 1.5 },
  small: { margin: '16px 4px 0', fontSize: '13px', lineHeight: 1.5, color: colours['ink-soft'] },
} satisfies Record<string, CSSProperties>;
