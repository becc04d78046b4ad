/**
 * Design colours for outputs without stylesheets: icons, social pictures, manifest. palette.test.ts compares them with
 * components/styles/tokens.css.
 */
export const palette = {
  ink: '#10241f',
  paper: '#faf6ee',
  petrol: '#0d5c53',
  'petrol-deep': '#083f39',
  mint: '#d5ebe3',
  marigold: '#f4b62c',
} as const;
