/**
 * `npm run build`: writes Astro's pages, the server's bundle, compressed files and the build record to a new folder
 * under dist/releases. The build becomes the current one when it is complete (releases.ts).
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Env, isInvalidSettingError, readSettings } from '../../env.ts';
import { contentTypeOf, isCompressible } from '../static/readFiles.ts';
import { buildConstants } from './buildConstants.ts';
import { currentBuildRecord, writeBuildRecord } from './buildRecord.ts';
import { newRelease, publishRelease, removeOldReleases } from './releases.ts';

try {
  const env = readSettings();
  const record = currentBuildRecord(env);
  const { folder, endUse } = newRelease();
  const client = join(folder, 'client');
  run('astro', 'build', '--outDir', folder);
  run('vite', 'build', '--config', 'vite.server.config.ts', '--outDir', folder);
  run('vite', 'build', '--config', 'vite.worker.config.ts', '--outDir', client);
  await writeDerived(env, folder);
  await compressAll(client);
  writeBuildRecord(folder, record);
  publishRelease(folder);
  endUse();
  removeOldReleases();
} catch (error) {
  if (!isInvalidSettingError(error)) throw error;
  console.error(error.message);
  process.exit(1);
}

function run(tool: string, ...args: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const { status, error } = spawnSync(process.execPath, [binOf(tool), ...args], { stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Writes the files derived from the pages. Their modules read the build constants, so they are imported after those are
 * set.
 */
async function writeDerived(env: Env, folder: string): Promise<void> {
  for (const [name, value] of Object.entries(buildConstants(env))) Reflect.set(globalThis, name, JSON.parse(value));
  const [{ readBuiltPages }, { writeMarkdown }, { writeSearchData }, { writeKnowledge }] = await Promise.all([
    import('../../discovery/page-text/readBuiltPages.ts'),
    import('../../discovery/markdown/writeMarkdown.ts'),
    import('../../features/search/writeSearchData.ts'),
    import('../../../bot/answers/writeKnowledge.ts'),
  ]);
  const pages = await readBuiltPages(folder);
  const client = join(folder, 'client');
  await writeMarkdown(pages, client);
  writeSearchData(pages, client);
  await writeKnowledge(pages, folder);
}

/** Called by path, because a bare name would need npm's PATH. */
function binOf(tool: string): string {
  const { bin } = JSON.parse(readFileSync(join('node_modules', tool, 'package.json'), 'utf8'));
  return join('node_modules', tool, typeof bin === 'string' ? bin : bin[tool]);
}

async function compressAll(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names.filter((name) => isCompressible(contentTypeOf(name))).map((name) => compress(join(folder, name))),
  );
}

async function compress(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) return;
  const body = await readFile(path);
  // Fits into one packet: compression saves nothing.
  if (body.length < 1_024) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  if (br.length < body.length) await writeFile(`${path}.br`, br);
  if (gz.length < body.length) await writeFile(`${path}.gz`, gz);
}
