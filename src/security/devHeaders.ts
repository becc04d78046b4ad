import type { Header } from './headers.ts';

/**
 * The headers of production as the development server can keep them: Vite and React refresh insert scripts and styles into
 * the document, and feed strings to the parser. Every other directive stays.
 */
export function forDevelopment([name, value]: Header): Header {
  if (name !== 'Content-Security-Policy') return [name, value];
  const directives = value
    .split('; ')
    .filter((directive) => !/^(require-trusted-types-for|trusted-types) /.test(directive))
    .map((directive) => (/^(script|style)-src /.test(directive) ? `${directive} 'unsafe-inline'` : directive));
  return [name, directives.join('; ')];
}
