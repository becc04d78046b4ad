/**
 * React refresh in `npm run dev`. Astro injects it only for its hydration directives. Scripts load our islands and the
 * chat frame (docs/decisions/0195-islands-hydrate-on-first-use.md), and their modules throw without it.
 */
import type { AstroIntegration } from 'astro';

const preamble = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

export const reactRefreshInDev = (): AstroIntegration => ({
  name: 'react-refresh-in-dev',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', preamble);
    },
  },
});
