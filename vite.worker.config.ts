/** Bundles the service worker to `sw.js` (`--outDir`), after the pages that it caches are built. */
import { defineConfig, type Plugin } from 'vite';
import { readSettings } from './src/env.ts';
import { offlineBuild } from './src/features/offline/offlineBuild.ts';

const definesOfflineBuild: Plugin = {
  name: 'offline-build',
  config: ({ build }) => ({
    define: { __OFFLINE__: JSON.stringify(offlineBuild(build?.outDir ?? '', readSettings().I18N_STRATEGY)) },
  }),
};

export default defineConfig({
  publicDir: false,
  plugins: [definesOfflineBuild],
  build: {
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'src/features/offline/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
