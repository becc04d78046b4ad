/**
 * Every internal link and fragment of every page has a target, without a redirect, in the language of the page. A link
 * that changes the language has `hreflang`. Links to other hosts are only checked for their form.
 */
import { fetchRaw } from './site/fetchRaw.ts';
import { readEveryDocument, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

export const links: SiteCheck = {
  name: 'links',
  problems: async (origin) => {
    const pages = await readEveryDocument(origin);
    const checker = new LinkChecker(origin, pages);
    const found: string[] = [];
    for (const page of pages) {
      for (const link of linksOf(page)) {
        const problem = await checker.problemOf(page, link);
        if (problem) found.push(`${page.name}: ${link.url} ${problem}`);
      }
    }
    return [...new Set(found)];
  },
};

type Link = { url: string; hreflang: string | null; isNavigation: boolean };

function linksOf({ document }: SitePage): Link[] {
  const attributes = [
    ['a', 'href'],
    ['form', 'action'],
    ['link', 'href'],
    ['script', 'src'],
    ['img', 'src'],
    ['source', 'src'],
    ['video', 'src'],
    ['track', 'src'],
    ['iframe', 'src'],
    ['use', 'href'],
    ['meta[property="og:image"]', 'content'],
  ] as const;
  return attributes.flatMap(([selector, attribute]) =>
    [...document.querySelectorAll(`${selector}[${attribute}]`)].map((element) => ({
      url: element.getAttribute(attribute) ?? '',
      hreflang: element.getAttribute('hreflang'),
      isNavigation: selector === 'a' || selector === 'form',
    })),
  );
}

type LinkedDocument = { status: number; ids: Set<string>; locale: string | null };

class LinkChecker {
  readonly #origin: string;
  /** The origin of canonical addresses (SITE_URL of the build). */
  readonly #canonicalOrigin: string;
  readonly #known = new Map<string, Promise<LinkedDocument>>();
  readonly #pages: SitePage[];

  constructor(origin: string, pages: SitePage[]) {
    this.#origin = origin;
    this.#pages = pages;
    const home = pages.find(({ id }) => id === 'home');
    const canonical = home?.document.querySelector('link[rel=canonical]')?.getAttribute('href');
    this.#canonicalOrigin = canonical ? new URL(canonical).origin : origin;
  }

  async problemOf(page: SitePage, { url, hreflang, isNavigation }: Link): Promise<string | undefined> {
    if (url === '' || url === '#') return 'is empty';
    if (/^(mailto|tel|fax):/.test(url)) return /^\w+:[^\s]+$/.test(url) ? undefined : 'has no address';
    if (!URL.canParse(url, this.#origin)) return 'is no address';
    const target = new URL(url, this.#origin + page.path);
    if (!/^https?:$/.test(target.protocol)) return `has the protocol ${target.protocol}`;
    if (target.origin !== this.#origin && target.origin !== this.#canonicalOrigin) return undefined;

    const linked = await this.#documentAt(page, target);
    // Fragment links on an error page lead to the error page itself.
    const sameDocument = target.pathname === page.path;
    const expected = sameDocument ? page.expectedStatus : 200;
    if (linked.status !== expected) return `answers ${linked.status}`;
    const fragment = decodeURIComponent(target.hash.slice(1));
    // #top needs no element (HTML standard, "scroll to the fragment").
    if (fragment && fragment !== 'top' && linked.locale && !linked.ids.has(fragment))
      return 'leads to a fragment that is not there';
    if (!linked.locale) return undefined;
    const wanted = hreflang === 'x-default' ? 'de' : (hreflang ?? (isNavigation ? page.locale : linked.locale));
    return linked.locale === wanted ? undefined : `leads to a page in "${linked.locale}"`;
  }

  #documentAt(page: SitePage, target: URL): Promise<LinkedDocument> {
    if (target.pathname === page.path) return Promise.resolve(toLinkedDocument(page.response.status, page.document));
    const path = target.pathname + target.search;
    const found = this.#known.get(path) ?? this.#fetchDocument(path);
    this.#known.set(path, found);
    return found;
  }

  async #fetchDocument(path: string): Promise<LinkedDocument> {
    const page = this.#pages.find((one) => one.path === path && one.expectedStatus === 200);
    if (page) return toLinkedDocument(page.response.status, page.document);
    const { status } = await fetchRaw(this.#origin + path);
    return { status, ids: new Set(), locale: null };
  }
}

function toLinkedDocument(status: number, document: SitePage['document']): LinkedDocument {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return { status, ids: new Set(ids), locale: document.documentElement.getAttribute('lang') };
}

if (import.meta.main) await runAlone(links);
