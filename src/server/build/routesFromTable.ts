/**
 * Injects the routes of the table into Astro. In development they are reloaded on every restart, and a change of the
 * table, or of a file that it imports, restarts the server: Node would keep the modules of the first start.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runnerImport, type ViteDevServer } from 'vite';
import { feeds } from '../../routes/feedPaths.ts';
import { injectedRoutes } from '../../routes/injectedRoutes.ts';
import type { Strategy } from '../../routes/strategy.ts';
import { createDevMiddleware } from '../createDevMiddleware.ts';
import type { DevSite } from '../openDevSite.ts';

type Options = {
  strategy: Strategy;
  /** Prerendered pages can also be re-rendered at run time from the content system. */
  live: boolean;
};

export const routesFromTable = ({ strategy, live }: Options): AstroIntegration => ({
  name: 'routes-from-table',
  hooks: {
    'astro:config:setup': async ({ command, injectRoute, addWatchFile }) => {
      const routes = command === 'dev' ? await freshRoutes(live, addWatchFile) : injectedRoutes(live);
      for (const { pattern, view, prerender } of routes) {
        injectRoute({ pattern, entrypoint: `./src/views/${view}.astro`, prerender });
      }
      for (const pattern of feeds.keys()) {
        injectRoute({ pattern, entrypoint: './src/discovery/seo/feedRoute.ts', prerender: true });
      }
      // UI parts for engineers: a build has no such page.
      if (command !== 'dev') return;
      for (const pattern of ['/dev/ui', '/en/dev/ui']) {
        injectRoute({ pattern, entrypoint: './src/views/dev/Ui.astro', prerender: false });
      }
    },
    'astro:server:setup': async ({ server }) => {
      await stopDevSite();
      const { module } = await importFresh<typeof import('../../routes/resolve.ts')>('../../routes/resolve.ts');
      const handle = createDevMiddleware(module.createResolver(strategy), () => openDevSite(server));
      // Prepended last: Astro prepends its own rule for trailing slashes to the middleware that exists by then.
      server.httpServer?.once('listening', () => server.middlewares.stack.unshift({ route: '', handle }));
    },
    'astro:server:done': stopDevSite,
  },
});

let devSite: Promise<DevSite> | undefined;

/** Opened lazily by the first page. A restart closes the database of the previous run. */
function openDevSite(server: ViteDevServer): Promise<DevSite> {
  devSite ??= (async () => {
    const loaded: { openDevSite?: () => Promise<DevSite> } = await server.ssrLoadModule('/src/server/openDevSite.ts');
    if (!loaded.openDevSite) throw new Error('src/server/openDevSite.ts exports no openDevSite');
    return loaded.openDevSite();
  })();
  return devSite;
}

async function stopDevSite(): Promise<void> {
  const open = devSite;
  devSite = undefined;
  await open?.then(({ stop }) => stop()).catch(() => {});
}

async function freshRoutes(live: boolean, addWatchFile: (path: URL) => void) {
  const { module, dependencies } = await importFresh<typeof import('../../routes/injectedRoutes.ts')>(
    '../../routes/injectedRoutes.ts',
  );
  for (const dependency of dependencies) addWatchFile(pathToFileURL(dependency));
  return module.injectedRoutes(live);
}

const importFresh = <T>(file: string) => runnerImport<T>(fileURLToPath(new URL(file, import.meta.url)));
