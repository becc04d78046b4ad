/** The look in mail clients, which know no custom properties. look.test.ts holds the colours against tokens.css. */
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

export const look = {
  body: { margin: 0, padding: '24px 12px', background: colours.paper, color: colours.ink, fontFamily: font },
  sheet: { maxWidth: '600px', margin: '0 auto' },
  brand: { margin: '0 0 12px 4px', fontSize: '20px', fontWeight: 700, color: colours.petrol },
  card: {
    padding: '24px 24px 20px',
    background: colours.card,
    border: `1px solid ${colours.line}`,
    borderRadius: '22px 22px 22px 5px',
  },
  heading: { margin: '0 0 16px', fontSize: '24px', lineHeight: 1.2, fontWeight: 700 },
  subheading: { margin: '28px 0 8px', fontSize: '19px', lineHeight: 1.3, fontWeight: 700 },
  list: { margin: '0 0 16px', paddingLeft: '22px', fontSize: '16px', lineHeight: 1.55 },
  link: { color: colours.petrol },
  rule: { margin: '24px 0', border: 0, borderTop: `1px solid ${colours.line}` },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: 1.55 },
  label: { margin: '0 0 4px', fontSize: '14px', lineHeight: 1.5, color: colours['ink-soft'] },
  row: {
    padding: '8px 0',
    borderTop: `1px solid ${colours.line}`,
    fontSize: '16px',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  bubble: {
    margin: '0 0 16px',
    padding: '14px 18px',
    background: colours.mist,
    borderRadius: '14px 14px 14px 3px',
    fontSize: '16px',
    lineHeight: 1.55,
    overflowWrap: 'anywhere',
  },
  button: {
    display: 'inline-block',
    padding: '14px 22px',
    background: colours.petrol,
    color: colours.card,
    borderRadius: '14px 14px 14px 3px',
    fontSize: '17px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '0 0 16px', fontSize: '14px', lineHeight: 1.5, overflowWrap: 'anywhere' },
  small: { margin: '16px 4px 0', fontSize: '13px', lineHeight: 1.5, color: colours['ink-soft'] },
} satisfies Record<string, CSSProperties>;
