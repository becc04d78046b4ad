/** Bundles the service worker to dist/client/sw.js, when the pages it keeps are finished. */
import { defineConfig } from 'vite';
import { readSettings } from './src/env.ts';
import { offlineBuild } from './src/offline/offlineBuild.ts';

const outDir = 'dist/client';

export default defineConfig({
  publicDir: false,
  define: { __OFFLINE__: JSON.stringify(offlineBuild(outDir, readSettings().I18N_STRATEGY)) },
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { input: 'src/offline/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
});
