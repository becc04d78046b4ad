import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { reactRefreshInDev } from './src/components/islands/reactRefreshInDev.ts';
import { readSettings } from './src/env.ts';
import { routesFromTable } from './src/routes/integration.ts';
import { ownServer } from './src/server/build/adapter.ts';
import { buildConstants } from './src/server/build/buildConstants.ts';

const settings = readSettings();

/**
 * One stylesheet for the frame, all parts, the product pictures and what every form has, and one for blog and newsroom, instead of one for
 * each part that two pages have in common (quality.md "Fast": 12 requests). Stylesheets follow the chunks of the
 * server's code.
 */
const oneSharedStylesheet = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /\/src\/(components\/(ui|layouts|styles|sections\/(pictures|form))|features\/chat)\//,
            },
            {
              name: 'savings',
              test: /\/src\/(features\/savings\/(components|page)|components\/sections\/solution)\//,
            },
            { name: 'booking', test: /\/src\/features\/booking\/components\// },
            { name: 'articles', test: /\/src\/components\/sections\/(blog|newsroom|lists)\// },
          ],
        },
      },
    },
  },
};

/** Vite's loader of lazy scripts and our guard of it: form pages would ask for each of them alone. */
const oneLoader = {
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'loader', test: /vite\/preload-helper|\/reload-guard\.client/ }] } },
    },
  },
};

/**
 * The page links what its islands look like already. A second stylesheet from their scripts would come before the frame's
 * and turn the order of the layers (docs/decisions/0195-islands.md).
 */
const noStylesOfScripts: Plugin = {
  name: 'no-styles-of-scripts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) delete bundle[sheet];
        chunk.viteMetadata?.importedCss.clear();
      }
    },
  },
};

/**
 * Vite's loader of lazy scripts without its part for stylesheets: 0.6 kB less on every page (docs/decisions/0244). The
 * dependencies of a lazy script still load beside it, not after it.
 */
const smallPreloadHelper: Plugin = {
  name: 'small-preload-helper',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export const __vitePreload = (load, dependencies = []) => {
      for (const path of dependencies) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + path }));
      }
      return load();
    };`,
  },
};

export default defineConfig({
  site: settings.SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  // Of `npm run dev`; forms compare their origin with the address made of it.
  server: { port: settings.PORT, host: settings.HOST },
  build: { format: 'file', inlineStylesheets: 'never' },
  adapter: ownServer(),
  integrations: [
    react(),
    reactRefreshInDev(),
    routesFromTable({ strategy: settings.I18N_STRATEGY, live: settings.CMS_URL !== undefined }),
  ],
  // The project's own check answers for the origin (product-decisions.md, Forms): Astro's refuses a missing one.
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  prefetch: false,
  vite: {
    plugins: [Icons({ compiler: 'jsx', jsx: 'react' }), noStylesOfScripts, smallPreloadHelper],
    define: buildConstants(settings),
    build: { assetsInlineLimit: 0 },
    environments: { prerender: oneSharedStylesheet, ssr: oneSharedStylesheet, client: oneLoader },
  },
});
