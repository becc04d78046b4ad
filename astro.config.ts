import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import Icons from 'unplugin-icons/vite';
import { readSettings } from './src/env.ts';
import { routesFromTable } from './src/routes/integration.ts';
import { ownServer } from './src/server/adapter.ts';
import { buildConstants } from './src/server/buildConstants.ts';

const settings = readSettings();

/**
 * One stylesheet for the frame, all parts and the product pictures, and one for blog and newsroom, instead of one for
 * each part that two pages have in common (quality.md "Fast": 12 requests). Stylesheets follow the chunks of the
 * server's code.
 */
const oneSharedStylesheet = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: /\/src\/(ui|layouts|styles|sections\/pictures)\// },
            { name: 'booking', test: /\/src\/sections\/booking\// },
            { name: 'articles', test: /\/src\/sections\/(blog|newsroom|lists)\// },
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

export default defineConfig({
  site: settings.SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  adapter: ownServer(),
  integrations: [react(), routesFromTable({ strategy: settings.I18N_STRATEGY, live: settings.CMS_URL !== undefined })],
  // The project's own check answers for the origin (product-decisions.md, Forms): Astro's refuses a missing one.
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  prefetch: false,
  vite: {
    plugins: [Icons({ compiler: 'jsx', jsx: 'react' })],
    define: buildConstants(settings),
    build: { assetsInlineLimit: 0 },
    environments: { prerender: oneSharedStylesheet, ssr: oneSharedStylesheet, client: oneLoader },
  },
});
