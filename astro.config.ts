import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { reactRefreshInDev } from './src/components/islands/reactRefreshInDev.ts';
import { readSettings } from './src/env.ts';
import { astroAdapter } from './src/server/build/astroAdapter.ts';
import { buildConstants } from './src/server/build/buildConstants.ts';
import { preactInChatFrame } from './src/server/build/preactInChatFrame.ts';
import { routesFromTable } from './src/server/build/routesFromTable.ts';
import { scopedClassNames } from './src/server/build/scopedClassNames.ts';

const settings = readSettings();

/** Without what the home page does not show; annotated transcripts are on two kinds of pages only. */
const sharedParts =
  /\/src\/(components\/(ui(?!\/(Checkbox|DarkOpening|ErrorSummary|Notice|Price|Prose|StageHero|Table))|layouts|styles|sections\/pictures(?!\/(Annotated|Content|Inbox)))\/|features\/chat\/ChatLauncher)/;

/** Parts of pages with a form; home has a field only. */
const formParts = /\/src\/components\/(ui\/(Checkbox|ErrorSummary|Notice)|sections\/form\/)/;

/**
 * Groups styles into a few shared stylesheets instead of one for each part that two pages share (quality.md "Fast": 12
 * requests). shared: page chrome, launcher, and what home shows of UI parts and pictures; forms; parts: the others.
 * A group takes the modules that its own import, so the order counts. Stylesheets follow the chunks of the server's code.
 */
const oneSharedStylesheet = {
  build: {
    rolldownOptions: {
      output: {
        // V8 keeps ASCII source text in half the memory (docs/decisions/0345).
        charset: 'ascii' as const,
        comments: false,
        codeSplitting: {
          groups: [
            { name: 'shared', test: sharedParts },
            { name: 'forms', test: formParts },
            {
              name: 'savings',
              test: /\/src\/(features\/savings\/(components|page)|components\/sections\/(features|solution))\//,
            },
            { name: 'pictures', test: /\/components\/(ui\/DarkOpening|sections\/pictures\/Inbox)/ },
            {
              name: 'parts',
              test: /\/components\/(ui\/(Price|Prose|Table)|sections\/pictures\/Content)/,
            },
            { name: 'application', test: /\/components\/sections\/(application|call)\// },
            { name: 'products', test: /\/components\/sections\/products\// },
            { name: 'booking', test: /\/src\/(features\/booking\/components|components\/sections\/ConversationPage)/ },
            { name: 'articles', test: /\/src\/components\/sections\/(blog|newsroom|lists)\// },
          ],
        },
      },
    },
  },
};

/**
 * Prerendered pages and pages on demand are two builds. Both take all shared styles, so that both write the same
 * stylesheet `shared` (docs/decisions/0191-both-builds-share-one-stylesheet.md).
 */
const sharedInBothBuilds: AstroIntegration = {
  name: 'shared-in-both-builds',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      injectScript('page-ssr', "import '/src/components/styles/base.css';");
      injectScript('page-ssr', "import '/src/components/styles/sharedStylesheets.ts';");
    },
  },
};

/** Keeps the styles of shared parts that a build's own pages do not use. */
const keepSharedStyles: Plugin = {
  name: 'keep-shared-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name !== 'client',
  transform: {
    filter: { id: /\.css$/ },
    handler: (_, id) => (sharedParts.test(id) ? { moduleSideEffects: 'no-treeshake' } : undefined),
  },
};

/** Begins the stylesheet `forms` with the order of the layers: on some pages it loads before the shared one. */
const layersBeforeForms: Plugin = {
  name: 'layers-before-forms',
  enforce: 'post',
  generateBundle(_, bundle) {
    const layers = readFileSync('src/components/styles/layers.css', 'utf8').match(/^@layer .+;$/m)?.[0] ?? '';
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && /forms\.[^/]*\.css$/.test(file.fileName)) file.source = layers + String(file.source);
    }
  },
};

/**
 * One chunk for Vite's preload helper and our loader of lazy scripts. Otherwise form pages request each of them
 * separately.
 */
const oneLoader = {
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'loader', test: /vite\/preload-helper|\/load-or-reload\.client/ }] },
      },
    },
  },
};

/**
 * Drops the stylesheets of client scripts: the page already links the styles of its islands. A second stylesheet would
 * load before the shared one and change the order of the layers (docs/decisions/0195-islands-hydrate-on-first-use.md).
 */
const noStylesOfScripts: Plugin = {
  name: 'no-styles-of-scripts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) delete bundle[sheet];
        chunk.viteMetadata?.importedCss.clear();
      }
    },
  },
};

/**
 * Vite's preload helper without its stylesheet code: saves 0.6 kB on every page (docs/decisions/0244). Dependencies of
 * a lazy script still load in parallel with it.
 */
const smallPreloadHelper: Plugin = {
  name: 'small-preload-helper',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export const __vitePreload = (load, dependencies = []) => {
      for (const path of dependencies) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + path }));
      }
      return load();
    };`,
  },
};

export default defineConfig({
  site: settings.SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  // For `npm run dev`. Forms compare their origin with the address built from the port.
  server: { port: settings.PORT, host: settings.HOST },
  build: { format: 'file', inlineStylesheets: 'never' },
  adapter: astroAdapter(),
  integrations: [
    react(),
    reactRefreshInDev(),
    sharedInBothBuilds,
    routesFromTable({ strategy: settings.I18N_STRATEGY, live: settings.CMS_URL !== undefined }),
  ],
  // The project checks the origin itself (product-decisions.md, Forms): Astro's check rejects requests without Origin.
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  prefetch: false,
  // The site renders Markdown itself. Astro's dev server compiles the same files and warns of the code blocks ```chat.
  markdown: { syntaxHighlight: false },
  vite: {
    css: { modules: { generateScopedName: scopedClassNames(import.meta.dirname) } },
    plugins: [
      preactInChatFrame,
      Icons({ compiler: 'jsx', jsx: 'react' }),
      keepSharedStyles,
      layersBeforeForms,
      noStylesOfScripts,
      smallPreloadHelper,
    ],
    define: buildConstants(settings),
    build: { assetsInlineLimit: 0 },
    environments: { prerender: oneSharedStylesheet, ssr: oneSharedStylesheet, client: oneLoader },
  },
});
