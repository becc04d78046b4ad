import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts the slowest file first: otherwise the others end long before it. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlowest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/devServer.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlowest), ...sorted.filter((file) => !isSlowest(file))];
  }
}

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
    globalSetup: './checks/tools/startPostgres.ts',
    // More than cores: half of the time of the slow files is waiting, for leases, retries and processes.
    maxWorkers: 3,
    // Files share the modules of their worker: a third less CPU time. What a test replaces, it restores.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    outputFile: { json: 'test-results/vitest.json' },
  },
}));
