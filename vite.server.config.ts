/**
 * Bundles our own server (and with it the mail messages, which are .tsx) and its worker to `main.mjs` and
 * `picture-worker.mjs` in the folder of the build (`--outDir`).
 */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { readSettings } from './src/env.ts';
import { buildConstants } from './src/server/build/buildConstants.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

export default defineConfig({
  publicDir: false,
  define: { ...buildConstants(readSettings()), __VERSION__: JSON.stringify(version) },
  build: {
    ssr: true,
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'picture-worker': 'src/cms/pictures/pictureWorker.ts',
      },
      output: {
        // V8 keeps ASCII source text in half the memory (docs/decisions/0345).
        charset: 'ascii',
        comments: false,
        entryFileNames: '[name].mjs',
        chunkFileNames: 'main-[name]-[hash].mjs',
      },
    },
  },
});
