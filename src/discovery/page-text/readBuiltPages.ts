/**
 * Extracts the text of all pages of a build: prerendered pages from their files, pages on demand (forms) rendered as
 * for a first visit. Runs after Astro's build (src/server/build/build.ts) and needs only its folder.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageText } from './passage.ts';
import { passagesOf } from './passagesOf.ts';
import { type SiteDocument, siteDocuments } from './siteDocuments.ts';

type Render = (request: Request, locals: object) => Promise<Response | undefined>;

export async function readBuiltPages(folder: string): Promise<PageText[]> {
  const { render }: { render: Render } = await import(pathToFileURL(resolve(folder, 'server/entry.mjs')).href);
  const read = async (document: SiteDocument): Promise<PageText> => {
    const { page, locale, path, internalPath, onDemand } = document;
    const file = internalPath === '/' ? '/index.html' : `${internalPath}.html`;
    const html = onDemand ? await rendered(render, internalPath) : await readFile(join(folder, 'client', file), 'utf8');
    return { page, locale, path, ...passagesOf(html) };
  };
  return Promise.all(siteDocuments().map(read));
}

async function rendered(render: Render, path: string): Promise<string> {
  let failure: unknown;
  const report = (error: unknown) => {
    failure = error;
  };
  const answer = await render(new Request(`http://localhost${path}`), { report });
  if (answer?.status !== 200) throw new Error(`${path} cannot be rendered`, { cause: failure });
  return answer.text();
}
