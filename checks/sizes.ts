/**
 * Bytes as sent (brotli) and number of requests of a first visit to each page and to the chat's frame: all files that
 * the HTML references, and the static imports of its scripts. Fails if a page exceeds a limit of quality.md "Fast".
 */
import { readChatSettings } from '../src/features/chat/readChatSettings.ts';
import { isPageId, table } from '../src/routes/table.ts';
import { fetchRaw, type RawResponse } from './site/fetchRaw.ts';
import { parseHtml, readPages } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

/** In kB of 1,000 bytes, and in requests. */
const limits = { html: 16, css: 14, script: 8, fonts: 70, total: 120, requests: 12 } as const;
type Row = Record<keyof typeof limits, number>;

/** HTML, styles and script of the chat's frame in kB: what opening the chat and a first answer load. */
const frameLimit = 60;

/** quality.md limits the home page; the purpose of these pages requires more. */
const allowances: Readonly<Record<string, Partial<Row>>> = {
  // A legal text names every vendor and every right.
  'privacy-policy': { html: 18 },
  // Every buyer's question with its whole answer, and the same for search engines.
  faq: { html: 17 },
  // The date picker, which keeps its choice on the way back and then names a booking.
  'get-a-demo': { script: 8.8 },
  booking: { script: 8.8 },
};

export const sizes: SiteCheck = {
  name: 'sizes',
  problems: async (origin) => {
    const pages = await readPages(origin);
    const meter = new Meter(origin);
    const rows: Record<string, Row> = {};
    const foreign: string[] = [];
    for (const page of pages) {
      const { row, elsewhere } = await meter.measure(page);
      rows[page.path] = row;
      foreign.push(...elsewhere.map((url) => `${page.path}: loads ${url} from another host`));
    }
    const exceeded = Object.entries(rows).flatMap(([path, row]) => findExceededLimits(path, row));
    const largeFrames = await findLargeFrames(origin, meter, rows);
    console.table(rows);
    console.log(`limits: ${JSON.stringify({ ...limits, frame: frameLimit })} (kB br, total with pictures and icons)`);
    return [...foreign, ...exceeded, ...largeFrames];
  },
};

function findExceededLimits(path: string, row: Row): string[] {
  const own = Object.entries(allowances).find(([id]) => isPageId(id) && Object.values(table[id].paths).includes(path));
  const allowed = { ...limits, ...own?.[1] };
  const kinds = Object.keys(limits) as (keyof Row)[];
  return kinds
    .filter((kind) => row[kind] > allowed[kind])
    .map((kind) => `${path}: ${kind} is ${row[kind]}, the limit is ${allowed[kind]}`);
}

/** The frame of each language, of a site with default settings. */
async function findLargeFrames(origin: string, meter: Meter, rows: Record<string, Row>): Promise<string[]> {
  const problems: string[] = [];
  for (const path of Object.values(readChatSettings({ SITE_URL: origin }).frames)) {
    const response = await fetchRaw(origin + path);
    const { row } = await meter.measure({ path, response, document: parseHtml(response.text()) });
    rows[path] = row;
    const sum = Math.round((row.html + row.css + row.script) * 100) / 100;
    if (sum > frameLimit) problems.push(`${path}: html, css and script are ${sum}, the limit is ${frameLimit}`);
  }
  return problems;
}

type Measured = { path: string; response: RawResponse; document: ReturnType<typeof parseHtml> };

type Kind = 'css' | 'script' | 'fonts' | 'other';

class Meter {
  readonly #origin: string;
  readonly #answers = new Map<string, Promise<{ bytes: number; text: string }>>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async measure(page: Measured): Promise<{ row: Row; elsewhere: string[] }> {
    const loads = new Map<string, Kind>();
    const elsewhere: string[] = [];
    const add = (url: string | null, kind: Kind, base = this.#origin + page.path) => {
      if (!url || url.startsWith('data:')) return;
      const { origin, pathname, search } = new URL(url, base);
      if (origin === this.#origin) loads.set(pathname + search, kind);
      else elsewhere.push(url);
    };
    addReferencedFiles(page, add);
    // A Map iterates over entries added during the loop, so transitive imports are included.
    for (const [path, kind] of loads) {
      const { text } = await this.#load(path);
      if (kind === 'script') for (const url of importsOf(text)) add(url, 'script', this.#origin + path);
      if (kind === 'css') for (const url of picturesOf(text)) add(url, 'other', this.#origin + path);
    }
    const row: Row = {
      html: page.response.bytes,
      css: 0,
      script: 0,
      fonts: 0,
      total: page.response.bytes,
      requests: 1,
    };
    for (const [path, kind] of loads) {
      const { bytes } = await this.#load(path);
      if (kind !== 'other') row[kind] += bytes;
      row.total += bytes;
      row.requests += 1;
    }
    const { requests, ...bytes } = row;
    const inKb = Object.entries(bytes).map(([kind, count]) => [kind, Math.round(count / 10) / 100]);
    return { row: { ...Object.fromEntries(inKb), requests }, elsewhere };
  }

  #load(path: string) {
    const known = this.#answers.get(path);
    if (known) return known;
    const loading = fetchRaw(this.#origin + path).then(({ status, bytes, text }) => {
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      return { bytes, text: text() };
    });
    this.#answers.set(path, loading);
    return loading;
  }
}

function addReferencedFiles({ document }: Measured, add: (url: string | null, kind: Kind) => void) {
  const each = (selector: string, attribute: string, kind: Kind) => {
    for (const element of document.querySelectorAll(selector)) add(element.getAttribute(attribute), kind);
  };
  each('link[rel=stylesheet]', 'href', 'css');
  each('script[src]', 'src', 'script');
  each('link[rel=modulepreload]', 'href', 'script');
  each('link[rel=preload][as=font]', 'href', 'fonts');
  each('link[rel=preload]:not([as=font])', 'href', 'other');
  each('img[src]:not([loading=lazy])', 'src', 'other');
  each('video[poster]', 'poster', 'other');
  each('iframe[src]:not([loading=lazy])', 'src', 'other');
  each('link[rel=manifest]', 'href', 'other');
  // A browser loads one of several icons: the SVG, if it supports SVG.
  each('link[rel=icon][type="image/svg+xml"]', 'href', 'other');
}

/** Static imports of a built module; `import(...)` loads later. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+)["']/g)].map(([, url]) => url ?? '');

/** Pictures of a stylesheet. Fonts load only when text uses them; the two that every page uses are preloaded. */
const picturesOf = (css: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url]) => url ?? '').filter((url) => !/\.woff2?$/.test(url));

if (import.meta.main) await runAlone(sizes);
