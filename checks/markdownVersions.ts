/**
 * The Markdown versions match the pages: every page of the sitemap has a Markdown counterpart with its headings and its
 * figures, and the llms.txt of its language lists it.
 */
import { llmsPath } from '../src/discovery/markdown/llmsTxt.ts';
import { locales, table } from '../src/routes/table.ts';
import { fetchRaw } from './site/fetchRaw.ts';
import { readPages, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

export const markdownVersions: SiteCheck = {
  name: 'Markdown twins',
  problems: async (origin) => {
    const pages = await readPages(origin);
    const found: string[] = [];
    for (const page of pages) found.push(...(await problemsOf(page, origin)));
    for (const locale of locales) found.push(...(await indexed(locale, pages, origin)));
    return found;
  },
};

const markdownPathOf = ({ document }: SitePage): string | null =>
  document.querySelector('link[rel=alternate][type="text/markdown"]')?.getAttribute('href') ?? null;

const isIndexed = ({ id }: SitePage): boolean => id !== null && table[id].indexed;

async function problemsOf(page: SitePage, origin: string): Promise<string[]> {
  const twin = markdownPathOf(page);
  if (!isIndexed(page)) return twin ? [`${page.name} is not indexed, but has a twin`] : [];
  if (!twin) return [`${page.name} names no twin`];
  const { status, headers, text } = await fetchRaw(origin + twin);
  const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');
  const say = (problem: string) => `${twin} ${problem}`;
  if (status !== 200) return [say(`answers ${status}`)];

  const markdown = text();
  const plain = squeezed(markdown);
  const expected = {
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: `<${canonical}>; rel="canonical"`,
  };
  const written = markdown.replace(/`[^`]*`/g, '');
  const links = [...written.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address);
  return [
    ...Object.entries(expected)
      .filter(([name, value]) => headers[name] !== value)
      .map(([name, value]) => say(`is sent with ${name}: ${headers[name]}, not ${value}`)),
    ...(markdown.startsWith('# ') ? [] : [say('does not begin with its headline')]),
    ...headingsAndPricesOf(page)
      .filter((said) => !plain.includes(squeezed(said)))
      .map((said) => say(`lacks: ${said}`)),
    ...[...written.matchAll(/(?<!\\)<\/?[a-z][^>]*>/g)]
      .filter(([tag]) => !/^<https?:/.test(tag))
      .map(([tag]) => say(`has HTML in it: ${tag}`)),
    ...links.filter((address) => !/^(https?|mailto|tel|fax):/.test(address)).map((one) => say(`links to ${one}`)),
  ];
}

/** Headlines and prices of the page, without content that all pages share (src/discovery/page-text/passagesOf.ts). */
function headingsAndPricesOf({ document }: SitePage): string[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const apart = 'nav, form, [hidden], [aria-hidden=true], [data-contact-block], [data-call-to-action]';
  const own = (selector: string) => [...main.querySelectorAll(selector)].filter((element) => !element.closest(apart));
  const paragraphs = own('p, li, td, dd').map(({ textContent }) => textContent ?? '');
  const prices = paragraphs.flatMap((text) => text.match(/\d[\d.,]*\s?€|€\s?\d[\d.,]*\d/g) ?? []);
  return [...own('h1, h2').map(({ textContent }) => textContent ?? ''), ...new Set(prices)];
}

/** Keeps letters, digits and € only: Markdown adds marks and escapes. */
const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}€]+/gu, '');

async function indexed(locale: SitePage['locale'], pages: SitePage[], origin: string): Promise<string[]> {
  const path = llmsPath(locale);
  const { status, headers, text } = await fetchRaw(origin + path);
  if (status !== 200) return [`${path} answers ${status}`];
  const type = headers['content-type'];
  const wanted = pages.filter((page) => page.locale === locale && isIndexed(page));
  const listed = new Set([...text().matchAll(/\]\(([^)]+)\): \S/g)].map(([, url]) => new URL(url ?? '').pathname));
  return [
    ...(text().startsWith('# ') ? [] : [`${path} does not begin with #`]),
    ...(type === 'text/plain; charset=utf-8' ? [] : [`${path} is sent as ${type}`]),
    ...wanted.filter((page) => !listed.has(markdownPathOf(page) ?? '')).map(({ name }) => `${path} lacks ${name}`),
    ...(listed.size === wanted.length ? [] : [`${path} lists ${listed.size} pages, not ${wanted.length}`]),
  ];
}

if (import.meta.main) await runAlone(markdownVersions);
