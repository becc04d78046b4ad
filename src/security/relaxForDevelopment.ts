import type { Header } from './securityHeaders.ts';

/**
 * The production headers, relaxed for the development server: Vite and React refresh insert scripts and styles into the
 * document, and pass strings to the parser. All other directives stay.
 */
export function relaxForDevelopment([name, value]: Header): Header {
  if (name !== 'Content-Security-Policy') return [name, value];
  const directives = value
    .split('; ')
    .filter((directive) => !/^(require-trusted-types-for|trusted-types) /.test(directive))
    .map((directive) => (/^(script|style)-src /.test(directive) ? `${directive} 'unsafe-inline'` : directive));
  return [name, directives.join('; ')];
}
