/** Gives Astro one route per published page and language, from the table of pages. */
import type { AstroIntegration } from 'astro';
import { locales, publishedPageIds, table } from './table.ts';

export const routesFromTable = (): AstroIntegration => ({
  name: 'routes-from-table',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      for (const id of publishedPageIds) {
        for (const locale of locales) {
          const { paths, view, onDemand } = table[id];
          const pattern = paths[locale];
          if (pattern === null) continue;
          injectRoute({ pattern, entrypoint: `./src/views/${view}.astro`, prerender: !onDemand });
        }
      }
      // The parts of the look, for engineers only: a build has no such page.
      if (command !== 'dev') return;
      for (const pattern of ['/dev/ui', '/en/dev/ui']) {
        injectRoute({ pattern, entrypoint: './src/views/dev/Ui.astro', prerender: false });
      }
    },
  },
});
