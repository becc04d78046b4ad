/**
 * `npm run cms [-- --connect]`: installs Strapi, writes its settings if there are none, builds the panel if it changed,
 * and starts. `--connect` adds what the site needs to its `.env`. Prints no secret.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../checks/tools/ensureInstalled.ts';
import { ensurePanel } from './ensurePanel.mjs';
import { connectSite, ensureSettings } from './settings.mjs';

const { values: options } = parseArgs({ options: { connect: { type: 'boolean' } } });
const folder = fileURLToPath(new URL('..', import.meta.url));

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
ensureInstalled('cms');
if (ensureSettings()) console.log('Wrote cms/.env with random secrets.');
if (options.connect) {
  const added = connectSite();
  console.log(added.length > 0 ? `Added ${added.join(', ')} to .env: restart the site.` : '.env has the settings.');
} else console.log('To connect the site: npm run cms -- --connect (adds CMS_URL and three secrets to .env).');
ensurePanel(folder);

const strapi = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
  cwd: folder,
  stdio: 'inherit',
  // Without the editor of content types: they belong to the site's code.
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => strapi.kill(signal));
strapi.once('exit', (code) => process.exit(code ?? 1));
