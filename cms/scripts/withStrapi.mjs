import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import './generate-types.mjs';

const require = createRequire(import.meta.url);

/** Runs a task with a loaded Strapi that does not listen and sends no webhook, and ends the process. */
export async function withStrapi(task) {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  // Strapi reads its settings from the working directory.
  process.chdir(folder);
  process.env.LOG_LEVEL ??= 'warn';
  const { createStrapi } = require('@strapi/strapi');
  const strapi = await createStrapi({ appDir: folder, distDir: folder }).load();
  // No webhook per entry: the site polls every minute and fetches all changes at once.
  for (const webhook of await strapi.get('webhookStore').findWebhooks()) strapi.get('webhookRunner').remove(webhook);
  let failure;
  try {
    await task(strapi);
  } catch (error) {
    failure = error;
    console.error(error);
  } finally {
    await strapi.destroy();
  }
  process.exit(failure ? 1 : 0);
}
