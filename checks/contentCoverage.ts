/**
 * The share of words in header, main and footer that editors can change in the content system, measured on the built
 * site with a content system whose words carry a mark (quality.md, Editable). Part of `npm run test:cms`; needs a build
 * with CMS_URL. Prints the pages with the lowest shares, and the most frequent texts from elsewhere.
 */
import type { Element, Node } from 'happy-dom';
import { cmsToken, startFakeCms } from '../src/testing/startFakeCms.testing.ts';
import { mark, markedEntries } from './site/markedEntries.ts';
import { readPages, type SitePage } from './site/pages.ts';
import { startSite } from './tools/startSite.ts';

const leastShare = 0.95;

type Count = { all: number; editable: number };

const places = ['header', 'main', 'footer'];
const unread = new Set(['script', 'style', 'template']);

/** Texts of the page's places, a text per text node. */
function textsOf({ document }: SitePage): string[] {
  const read = (node: Node): string[] => {
    if (node.nodeType === node.TEXT_NODE) return [node.textContent.replaceAll('\u00AD', '')];
    if (unread.has((node as Element).localName)) return [];
    return [...node.childNodes].flatMap(read);
  };
  return places.flatMap((place) => [...document.body.querySelectorAll(place)].filter(isOutermost).flatMap(read));
}

/** A section's own header or footer belongs to `main`. */
const isOutermost = (element: Element): boolean => !element.parentElement?.closest(places.join());

const word = new RegExp(`\\p{L}[\\p{L}\\p{N}]*(${mark})?`, 'gu');

function count(texts: readonly string[]): Count {
  const words = texts.flatMap((text) => [...text.matchAll(word)]);
  return { all: words.length, editable: words.filter(([, isMarked]) => isMarked).length };
}

const share = ({ all, editable }: Count) => (all === 0 ? 1 : editable / all);
const percent = (counted: Count) => `${(share(counted) * 100).toFixed(1)} %`;

await using cms = await startFakeCms();
cms.entries = markedEntries();
await using site = await startSite({ env: { CMS_URL: cms.url, CMS_TOKEN: cmsToken } });
const pages = (await readPages(site.origin)).map((page) => ({ ...page, texts: textsOf(page) }));

const total = count(pages.flatMap(({ texts }) => texts));
const elsewhere = new Map<string, number>();
for (const text of pages.flatMap(({ texts }) => texts)) {
  const rest = text.replace(/\s+/g, ' ').trim();
  const { all, editable } = count([rest]);
  if (all > editable) elsewhere.set(rest, (elsewhere.get(rest) ?? 0) + all - editable);
}

const rows = pages.map(({ path, texts }) => ({ path, counted: count(texts) }));
for (const { path, counted } of rows.toSorted((one, other) => share(one.counted) - share(other.counted)).slice(0, 25))
  console.log(`  ${percent(counted).padStart(7)} of ${String(counted.all).padStart(5)} words: ${path}`);
console.log('Most frequent words from elsewhere:');
for (const [text, words] of [...elsewhere].sort(([, one], [, other]) => other - one).slice(0, 40))
  console.log(`  ${String(words).padStart(5)}: ${text.replaceAll(mark, '').slice(0, 110)}`);
const home = rows.filter(({ path }) => path === '/' || path === '/en');
console.log(`Editable: ${percent(total)} of ${total.all} words on ${pages.length} pages.`);
for (const { path, counted } of home) console.log(`Editable on ${path}: ${percent(counted)} of ${counted.all} words.`);
if ([total, ...home.map(({ counted }) => counted)].some((counted) => share(counted) < leastShare)) process.exitCode = 1;
