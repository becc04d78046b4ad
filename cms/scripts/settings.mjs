/** Settings files of Strapi and of the site: written with random secrets, never overwritten. */
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const template = path('../.env.example');
/** Strapi reads its settings from ENV_PATH too. */
const ofStrapi = () => process.env.ENV_PATH ?? path('../.env');

const readSettings = (file) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});

/** Creates Strapi's `.env` from the example, with a random value for each empty setting. @returns true if created */
export function ensureSettings() {
  const file = ofStrapi();
  if (existsSync(file)) return false;
  const filled = readFileSync(template, 'utf8')
    .replace(/^(\w+)=$/gm, (_, name) => `${name}=${randomSecret()}`)
    .replace(/^APP_KEYS=.*$/m, `APP_KEYS=${randomSecret()},${randomSecret()}`);
  writeFileSync(file, filled, { mode: 0o600 });
  return true;
}

const randomSecret = () => randomBytes(32).toString('base64url');

/** Adds to the site's `.env` what it needs to read from this Strapi, unless it is set. @returns the added names */
export function connectSite(file = path('../../.env')) {
  const strapi = { ...readSettings(ofStrapi()), ...process.env };
  const { HOST = '127.0.0.1', PORT = 1337 } = strapi;
  const address = `http://${HOST}:${PORT}`;
  const wanted = {
    CMS_URL: address,
    CMS_TOKEN: strapi.CMS_TOKEN,
    CMS_WEBHOOK_SECRET: strapi.CMS_WEBHOOK_SECRET,
    PREVIEW_SECRET: strapi.PREVIEW_SECRET,
    // To a browser localhost is another origin, which may not show previews unless it is named.
    CMS_PUBLIC_URL: strapi.PUBLIC_URL || `http://localhost:${PORT},${address}`,
  };
  const known = readSettings(file);
  const missing = Object.entries(wanted).filter(([name, value]) => value && !known[name]);
  if (missing.length === 0) return [];
  const start = existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n') ? '\n' : '';
  appendFileSync(file, `${start}${missing.map(([name, value]) => `${name}=${value}\n`).join('')}`, { mode: 0o600 });
  return missing.map(([name]) => name);
}
