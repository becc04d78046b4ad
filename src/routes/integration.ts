/** Gives Astro one route per published page and language, from the table of pages, and one per error page. */
import type { AstroIntegration } from 'astro';
import { createDevAddresses } from './devAddresses.ts';
import { errorKinds, errorPages, errorPath } from './errorPages.ts';
import { livePath } from './livePath.ts';
import { createResolve } from './resolve.ts';
import type { Strategy } from './strategy.ts';
import { locales, otherLocale, publishedPageIds, table } from './table.ts';

type Options = {
  strategy: Strategy;
  /** Finished pages can also be made while the site runs, from the content system. */
  live: boolean;
};

export const routesFromTable = ({ strategy, live }: Options): AstroIntegration => ({
  name: 'routes-from-table',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      const inject = (pattern: string, view: string, prerender: boolean) =>
        injectRoute({ pattern, entrypoint: `./src/views/${view}.astro`, prerender });
      for (const locale of locales) {
        for (const id of publishedPageIds) {
          const { paths, view, onDemand, takesToken } = table[id];
          const pattern = paths[locale];
          if (pattern === null) continue;
          inject(pattern, view, !onDemand);
          if (live && !onDemand) inject(livePath(pattern), view, false);
          // A view with a single page needs a second route, see sameView() in server/render.ts.
          if (live && !onDemand && paths[otherLocale[locale]] === null)
            inject(`${livePath(pattern)}/live`, view, false);
          if (takesToken) inject(`${pattern}/[token]`, view, false);
        }
        for (const kind of errorKinds) inject(errorPath(kind, locale), errorPages[kind].view, true);
      }
      // The parts of the look, for engineers only: a build has no such page.
      if (command !== 'dev') return;
      for (const pattern of ['/dev/ui', '/en/dev/ui']) {
        injectRoute({ pattern, entrypoint: './src/views/dev/Ui.astro', prerender: false });
      }
    },
    'astro:server:setup': ({ server }) => {
      const handle = createDevAddresses(createResolve(strategy));
      // Last of all, to stand first: Astro puts its own rule for trailing slashes before what is here already.
      server.httpServer?.once('listening', () => server.middlewares.stack.unshift({ route: '', handle }));
    },
  },
});
