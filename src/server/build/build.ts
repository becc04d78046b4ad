/**
 * `npm run build`: writes Astro's pages, the server's bundle, compressed files and the build record to a new folder
 * under dist/releases. The build becomes the current one when it is complete (releases.ts).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Env, isInvalidSettingError, readSettings } from '../../env.ts';
import type { Locale } from '../../routes/table.ts';
import { contentTypeOf, isCompressible, leastCompressedLength } from '../static/readFiles.ts';
import { buildConstants } from './buildConstants.ts';
import { currentBuildRecord, writeBuildRecord } from './buildRecord.ts';
import { newRelease, publishRelease, removeOldReleases } from './releases.ts';

try {
  const env = readSettings();
  const record = currentBuildRecord(env);
  const { folder, endUse } = newRelease();
  const client = join(folder, 'client');
  setBuildConstants(env);
  // The training needs no pages, and Astro keeps only one core busy.
  const [models] = await Promise.all([trainModels(), buildPages(folder, client)]);
  await writeDerived(models, folder);
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

async function buildPages(folder: string, client: string): Promise<void> {
  await run('astro', 'build', '--outDir', folder);
  await run('vite', 'build', '--config', 'vite.server.config.ts', '--outDir', folder);
  await run('vite', 'build', '--config', 'vite.worker.config.ts', '--outDir', client);
}

/** Ends the build if the tool fails. */
async function run(tool: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const [status] = await once(spawn(process.execPath, [binOf(tool), ...args], { stdio: 'inherit', env }), 'exit');
  if (status !== 0) process.exit(status ?? 1);
}

/** Modules that read the constants are imported after this. */
function setBuildConstants(env: Env): void {
  for (const [name, value] of Object.entries(buildConstants(env))) Reflect.set(globalThis, name, JSON.parse(value));
}

async function trainModels(): Promise<Record<Locale, Buffer>> {
  const [{ fillTrainingData }, { readKnowledgeFile }, { trainCachedModel }] = await Promise.all([
    import('../../../bot/knowledge/fillTrainingData.ts'),
    import('../../../bot/knowledge/readKnowledgeFile.ts'),
    import('../../../bot/answers/trainCachedModel.ts'),
  ]);
  const train = (locale: Locale) => trainCachedModel(fillTrainingData(readKnowledgeFile(locale), locale), locale);
  const [de, en] = await Promise.all([train('de'), train('en')]);
  return { de, en };
}

/** Writes the files derived from the pages. */
async function writeDerived(models: Record<Locale, Buffer>, folder: string): Promise<void> {
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
  writeKnowledge(pages, models, folder);
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
  if (body.length < leastCompressedLength) return;
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
