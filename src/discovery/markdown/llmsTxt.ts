/** `/llms.txt` of a language (llmstxt.org): a summary of the site, and its pages as Markdown, in groups. */

import { absoluteUrl } from '../../routes/absoluteUrl.ts';
import { pageOf } from '../../routes/pageOf.ts';
import type { Locale, table } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { wordsFor } from '../../text/words/words.ts';
import type { PageText } from '../page-text/passage.ts';
import { markdownPath } from './markdownPath.ts';

/** In output order. Readers with little time may skip `optional` (llmstxt.org, "Optional"). */
const groups = [
  'product',
  'products',
  'solutions',
  'industries',
  'examples',
  'blog',
  'newsroom',
  'company',
  'optional',
] as const;
type Group = (typeof groups)[number];

/** One file per language, at the same address in every language strategy. */
export const llmsPath = (locale: Locale): string => (locale === 'en' ? '/en/llms.txt' : '/llms.txt');

/** What llms.txt says of a page. */
export type PageSummary = Pick<PageText, 'page' | 'locale' | 'metaTitle' | 'description'>;

export function llmsTxt(pages: readonly PageSummary[], locale: Locale): string {
  const words = wordsFor(locale).llms;
  const own = pages.filter((page) => page.locale === locale);
  const sections = groups.flatMap((group) => {
    const entries = own.filter(({ page }) => groupOf(page) === group).map(entryOf);
    return entries.length === 0 ? [] : [`## ${words.groups[group]}`, entries.join('\n')];
  });
  return `${[`# ${site.brand}`, `> ${words.summary}`, words.facts, ...sections].join('\n\n')}\n`;
}

function entryOf({ page, locale, metaTitle, description }: PageSummary): string {
  const name = metaTitle.replace(` | ${site.brand}`, '').replace(/[[\]]/g, '\\$&');
  return `- [${name}](${absoluteUrl(markdownPath(pageOf(page).paths[locale] ?? '/', locale))}): ${description}`;
}

function groupOf(page: PageText['page']): Group {
  const { family } = pageOf(page);
  return (family ? byFamily[family.name] : byPage[page]) ?? 'company';
}

type Family = NonNullable<(typeof table)[PageText['page']]['family']>['name'];

const byFamily = {
  industries: 'industries',
  products: 'products',
  solutions: 'solutions',
  'use-cases': 'solutions',
  examples: 'examples',
  templates: 'examples',
  blog: 'blog',
  'blog-topics': 'optional',
  'blog-pages': 'optional',
  newsroom: 'newsroom',
  'newsroom-topics': 'optional',
  'newsroom-pages': 'optional',
  pages: 'product',
} satisfies Record<Family, Group>;

/** Pages outside the `company` group. */
const byPage: Partial<Record<PageText['page'], Group>> = {
  home: 'product',
  features: 'product',
  solution: 'product',
  pricing: 'product',
  'business-solution': 'product',
  'index-chatgpt': 'product',
  'chatbot-roi-calculator': 'product',
  faq: 'product',
  'integrations-directory': 'products',
  templates: 'examples',
  blog: 'blog',
  newsroom: 'newsroom',
  imprint: 'optional',
  'privacy-policy': 'optional',
  terms: 'optional',
  accessibility: 'optional',
};
