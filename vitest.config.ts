import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

/** `--mode cms`: what needs the project's own Strapi (npm run test:cms). */
export default defineConfig(({ mode }) => ({
  plugins: [Icons({ compiler: 'jsx', jsx: 'react' })],
  define: {
    __SITE_URL__: '"http://localhost:4321"',
    __APP_URL__: 'null',
    __TRIAL_URL__: 'null',
    __AFFILIATE_NAME__: 'null',
  },
  test: {
    ...(mode === 'cms'
      ? { include: ['src/**/*.cms.test.ts'] }
      : { include: ['{src,bot,checks}/**/*.test.{ts,tsx}'], exclude: ['**/*.cms.test.ts', '**/node_modules/**'] }),
    globalSetup: './checks/startPostgres.ts',
    // More than cores: half of the time of the slow files is waiting, for leases, retries and processes.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    outputFile: { json: 'test-results/vitest.json' },
  },
}));
