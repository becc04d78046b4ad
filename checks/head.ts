/**
 * Metadata for search engines: titles and descriptions, canonical, reciprocal hreflang, social pictures, structured
 * data compared with the visible text, the sitemap, robots.txt, manifest and icons.
 */
import sharp from 'sharp';
import { table } from '../src/routes/table.ts';
import { plansFor } from '../src/text/content/plans.ts';
import { fetchRaw } from './site/fetchRaw.ts';
import { readEveryDocument, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

export const head: SiteCheck = {
  name: 'head',
  problems: async (origin) => {
    const documents = await readEveryDocument(origin);
    const pages = documents.filter(({ expectedStatus }) => expectedStatus === 200);
    return [
      ...documents.flatMap(titles),
      ...duplicates(pages),
      ...documents.flatMap(canonical),
      ...pages.flatMap((page) => alternates(page, pages)),
      ...pages.flatMap(structuredData),
      ...(await sitemap(origin, pages)),
      ...(await pictures(origin, pages)),
      ...(await checkOtherFiles(origin)),
    ];
  },
};

const attribute = ({ document }: SitePage, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? null;
const canonicalOf = (page: SitePage) => attribute(page, 'link[rel=canonical]', 'href');
const isIndexed = ({ id, expectedStatus }: SitePage) => id !== null && expectedStatus === 200 && table[id].indexed;

function titles(page: SitePage): string[] {
  const title = page.document.title;
  const description = attribute(page, 'meta[name=description]', 'content') ?? '';
  const prefixed = page.expectedStatus === 422;
  return [
    ...(title === '' ? [`${page.name}: no title`] : []),
    ...(title.length > 60 && !prefixed ? [`${page.name}: title of ${title.length} characters: ${title}`] : []),
    ...(prefixed && !/^(Fehler|Error): /.test(title) ? [`${page.name}: title does not begin with the error`] : []),
    ...(description === '' ? [`${page.name}: no description`] : []),
    ...(description.length > 155 ? [`${page.name}: description of ${description.length} characters`] : []),
  ];
}

function duplicates(pages: SitePage[]): string[] {
  const texts = pages.flatMap((page) => [page.document.title, attribute(page, 'meta[name=description]', 'content')]);
  return texts
    .filter((text, index) => texts.indexOf(text) !== index)
    .map((text) => `twice in different pages: ${text}`);
}

function canonical(page: SitePage): string[] {
  const address = canonicalOf(page);
  const noindex = (attribute(page, 'meta[name=robots]', 'content') ?? '').includes('noindex');
  // A refused form is the same page at the same address with the same head.
  if (page.expectedStatus === 422) return [];
  if (!isIndexed(page)) {
    return [
      ...(noindex ? [] : [`${page.name}: must not be indexed, but does not say noindex`]),
      ...(address === null ? [] : [`${page.name}: has a canonical although it is not indexed`]),
    ];
  }
  if (noindex) return [`${page.name}: says noindex`];
  if (address === null) return [`${page.name}: has no canonical`];
  return new URL(address).pathname === page.path ? [] : [`${page.name}: canonical is ${address}`];
}

function alternates(page: SitePage, pages: SitePage[]): string[] {
  const given = alternatesOf(page);
  if (!isIndexed(page)) return given.length === 0 ? [] : [`${page.name}: has hreflang although it is not indexed`];
  if (given.length === 0) return [];
  const found: string[] = [];
  const own = given.find(([language]) => language === page.locale)?.[1];
  if (own !== canonicalOf(page)) found.push(`${page.name}: hreflang names itself as ${own}`);
  if (given.filter(([language]) => language === 'x-default').length !== 1)
    found.push(`${page.name}: not one x-default`);
  for (const [language, address] of given.filter(([name]) => name !== 'x-default')) {
    const counterpart = pages.find((other) => canonicalOf(other) === address);
    if (counterpart?.locale !== language) found.push(`${page.name}: hreflang ${language} leads to no such page`);
    else if (String(alternatesOf(counterpart)) !== String(given))
      found.push(`${page.name}: ${counterpart.name} has other alternates`);
  }
  return found;
}

const alternatesOf = ({ document }: SitePage): [string, string][] =>
  [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang') ?? '',
    link.getAttribute('href') ?? '',
  ]);

/** Plans in the structured data are on the pricing page with the same name and price. */
function structuredData(page: SitePage): string[] {
  const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')];
  if (scripts.length !== 1) return [`${page.name}: has ${scripts.length} graphs of structured data`];
  const nodes: unknown = JSON.parse(scripts[0]?.textContent ?? '')['@graph'];
  if (!Array.isArray(nodes)) return [`${page.name}: its structured data is no graph`];
  const text = visibleText(page);
  const unseen = nodes
    .flatMap(claims)
    .filter((said) => !text.includes(squeezed(said)))
    .map((said) => `${page.name}: in the structured data but not shown: ${said}`);
  const offers = nodes.flatMap(({ offers = [] }) => offers);
  if (page.id !== 'pricing') return unseen;
  const { length } = plansFor(page.locale);
  if (offers.length !== length)
    return [`${page.name}: offers ${offers.length} of ${length} plans in its structured data`];
  const hidden = offers.filter(({ name, price }) => {
    const written = [String(price), Number(price).toLocaleString(page.locale === 'de' ? 'de-DE' : 'en-GB')];
    return !text.includes(squeezed(name)) || !written.some((figure) => text.includes(figure));
  });
  return [
    ...unseen,
    ...hidden.map(
      ({ name, price }) => `${page.name}: ${name} at ${price} is offered in the structured data but not shown`,
    ),
  ];
}

/** Texts of a graph that the page must show word for word. */
function claims(node: Record<string, unknown>): string[] {
  const texts: Record<string, readonly string[]> = {
    Question: ['name'],
    Answer: ['text'],
    Service: ['name', 'serviceType', 'description'],
    BlogPosting: ['headline', 'description'],
    NewsArticle: ['headline', 'description'],
    VideoObject: ['name', 'description', 'transcript'],
  };
  const type = String(node['@type']);
  const own = [...(texts[type] ?? []), ...(type === 'ListItem' && 'url' in node ? ['name'] : [])];
  const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [
    ...own.map((property) => String(node[property])),
    ...children.filter((value) => typeof value === 'object' && value !== null).flatMap(claims),
  ];
}

/** Removes whitespace, because `textContent` joins paragraphs without it. */
const squeezed = (text: string): string => text.replaceAll('\u00AD', '').replace(/\s+/g, '');

const visibleText = ({ document }: SitePage): string => squeezed(document.querySelector('main')?.textContent ?? '');

async function sitemap(origin: string, pages: SitePage[]): Promise<string[]> {
  const { status, text } = await fetchRaw(`${origin}/sitemap.xml`);
  if (status !== 200) return [`/sitemap.xml answers ${status}`];
  const listed = [...text().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  const expected = pages.filter(isIndexed).map(canonicalOf);
  return [
    ...expected.filter((address) => !listed.includes(String(address))).map((one) => `/sitemap.xml lacks ${one}`),
    ...listed.filter((address) => !expected.includes(address)).map((one) => `/sitemap.xml lists ${one}`),
  ];
}

async function pictures(origin: string, pages: SitePage[]): Promise<string[]> {
  const found: string[] = [];
  for (const page of pages) {
    const address = attribute(page, 'meta[property="og:image"]', 'content');
    const alt = attribute(page, 'meta[property="og:image:alt"]', 'content');
    if (!address || !alt) {
      found.push(`${page.name}: no social picture or no text for it`);
      continue;
    }
    const answer = await fetchRaw(origin + new URL(address).pathname);
    const { width, height } = answer.status === 200 ? await sharp(answer.body()).metadata() : { width: 0, height: 0 };
    if (width !== 1200 || height !== 630) found.push(`${page.name}: its social picture is ${width} x ${height}`);
  }
  return found;
}

/** Files other than pages, with the media types of their standards. */
async function checkOtherFiles(origin: string): Promise<string[]> {
  const files = {
    '/robots.txt': 'text/plain',
    '/sitemap.xml': /^(application|text)\/xml/,
    '/manifest.webmanifest': 'application/manifest+json',
    '/manifest.en.webmanifest': 'application/manifest+json',
    '/favicon.ico': /^image\/(x-icon|vnd.microsoft.icon)/,
    '/favicon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
    '/icons/icon-192.png': 'image/png',
    '/icons/icon-512.png': 'image/png',
    '/icons/maskable-512.png': 'image/png',
    '/.well-known/security.txt': 'text/plain',
  };
  const found: string[] = [];
  for (const [path, type] of Object.entries(files)) {
    const { status, headers } = await fetchRaw(origin + path);
    const given = headers['content-type'] ?? 'nothing';
    const fits = typeof type === 'string' ? given.startsWith(type) : type.test(given);
    if (status !== 200 || !fits) found.push(`${path} answers ${status} as ${given}`);
  }
  return [...found, ...(await wrongInSecurityTxt(origin))];
}

/** RFC 9116: at least one contact, and exactly one expiry date, in the future and less than a year away. */
async function wrongInSecurityTxt(origin: string): Promise<string[]> {
  const text = (await fetchRaw(`${origin}/.well-known/security.txt`)).text();
  const valuesOf = (field: string) =>
    [...text.matchAll(new RegExp(`^${field}: (.+)$`, 'gm'))].map(([, value]) => value);
  const days = valuesOf('Expires').map((value) => (Date.parse(value ?? '') - Date.now()) / 86_400_000);
  const found: string[] = [];
  if (!valuesOf('Contact').some((value) => /^(mailto:|https:)/.test(value ?? ''))) found.push('no contact');
  if (days.length !== 1 || !days.every((ahead) => ahead > 0 && ahead < 366)) found.push('no expiry within a year');
  return found.map((problem) => `/.well-known/security.txt: ${problem}`);
}

if (import.meta.main) await runAlone(head);
