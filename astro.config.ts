import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import Icons from 'unplugin-icons/vite';
import { readEnv } from './src/env.ts';
import { routesFromTable } from './src/routes/integration.ts';

const { I18N_STRATEGY, SITE_URL, APP_URL } = readEnv(process.env);

export default defineConfig({
  site: SITE_URL,
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), routesFromTable()],
  // The project's own check answers for the origin (product-decisions.md, Forms): Astro's refuses a missing one.
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  prefetch: false,
  vite: {
    plugins: [Icons({ compiler: 'jsx', jsx: 'react' })],
    define: {
      __I18N_STRATEGY__: JSON.stringify(I18N_STRATEGY),
      __SITE_URL__: JSON.stringify(SITE_URL),
      __APP_URL__: JSON.stringify(APP_URL ?? null),
    },
    build: { assetsInlineLimit: 0 },
  },
});
