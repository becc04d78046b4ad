/**
 * Astro adapter for our own server. The build exports `render` (Request in, Response out) instead of a handler for
 * Node's request and response: the server needs the complete response to compress it, to add its headers and to replace
 * it by an error page (docs/decisions/0010-own-server-around-astros-render-function.md).
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export const astroAdapter = (): AstroIntegration => ({
  name: 'own-server',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      // src/routes/resolve.ts handles redirects, and visitors get no session.
      updateConfig({ session: false, build: { redirects: false } });
    },
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'own-server',
        entrypointResolution: 'auto',
        serverEntrypoint: fileURLToPath(new URL('../render.ts', import.meta.url)),
        adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
        supportedAstroFeatures: {
          staticOutput: 'stable',
          hybridOutput: 'stable',
          serverOutput: 'stable',
          sharpImageService: 'stable',
        },
      });
    },
  },
});
