/**
 * The site's files as entries for the seed of the content system (cms/scripts/seed.mjs). Reading them back gives the
 * same texts.
 */

import { readEntries } from '../../bot/knowledge/readEntries.ts';
import { isPageId, type Locale, locales, publishedPageIds, table } from '../routes/table.ts';
import { articleTextsOf } from '../text/content/blog/articles.ts';
import { faqTextsFor } from '../text/content/faq.ts';
import { legalPageIds, legalTextOf } from '../text/content/legal/legalPages.ts';
import { metaOf } from '../text/content/metaOf.ts';
import { navigationTextsFor } from '../text/content/navigation/navigation.ts';
import type { LinkTarget, Navigation } from '../text/content/navigation/schema.ts';
import { newsTextsOf } from '../text/content/newsroom/news.ts';
import { planTextsFor } from '../text/content/plans.ts';
import { wordsFor } from '../text/words/words.ts';
import { toMarkup } from './legalMarkup.ts';
import { appPlaceholders } from './parseCmsLink.ts';
import { knowledgeType } from './texts/knowledgeType.ts';
import { textEntries } from './texts/textEntries.ts';

type Entry = Record<string, unknown>;

/** Entries per content type in a language. */
export const seedEntries = (locale: Locale): Record<string, Entry[]> => {
  const { topNav, navConfig, navMenus, footer } = navigationTextsFor(locale);
  const { contactCta } = wordsFor(locale);
  const cta = ({ ctaText, ...to }: Navigation['navConfig']['navCta']) => ({
    ctaText,
    ctaUrl: urlOf(to, locale),
    ...isExternal(to),
  });
  return {
    'lead-row': [
      {
        leadRow: {
          subHeading: contactCta.subHeading,
          Heading: contactCta.heading,
          isExternalUrl: false,
          cta: { label: contactCta.ctaLabel, url: table.contact.paths[locale] },
        },
      },
    ],
    'top-nav': [
      {
        topNavItems: topNav.topNavItems.map(({ cta: { label, ...to }, order }) => ({
          cta: { label, url: urlOf(to, locale) },
          ...isExternal(to),
          order,
        })),
      },
    ],
    'nav-config': [
      {
        navItems: navConfig.navItems.map(cta),
        navCta: cta(navConfig.navCta),
        getDemoCta: cta(navConfig.getDemoCta),
      },
    ],
    'nav-menu': navMenus.map(({ id, title, url, menuDropdowns }, index) => ({
      slug: id,
      title,
      url: urlOf(url, locale),
      order: index + 1,
      menuDropdowns: menuDropdowns.map(({ heading, dropdownMenu }) => ({
        heading,
        dropdownMenu: dropdownMenu.map(({ title, description, icon, order, ...to }) => ({
          title,
          url: urlOf(to, locale),
          description,
          icon: { iconType: 'lucide', iconName: icon },
          order,
        })),
      })),
    })),
    footer: [
      {
        footerMeta: { text: footer.footerMeta },
        copy: footer.copy,
        footerBottomBar: footer.footerBottomBar.map(({ title, ...to }) => ({ title, url: urlOf(to, locale) })),
      },
    ],
    plan: planTextsFor(locale).map(({ price, features, customize, ...plan }) => ({
      ...plan,
      price: String(price),
      features: features.map((text) => ({ text })),
      customize: customize.map((text) => ({ text })),
    })),
    'page-meta': publishedPageIds
      .filter((id) => table[id].indexed && table[id].paths[locale] !== null)
      .map((id) => ({
        page: id,
        metaTitle: metaOf(id, locale).title,
        metaDescription: metaOf(id, locale).description,
      })),
    'faq-entry': faqTextsFor(locale).flatMap(({ id: group, entries }, place) =>
      entries.map(({ id, question, answer }, index) => ({
        key: id,
        group,
        order: place * 100 + index,
        question,
        answer: answer.join('\n\n'),
      })),
    ),
    'legal-page': legalPageIds.map((page) => {
      const { lead, sections, ...rest } = legalTextOf(page, locale);
      return {
        page,
        ...rest,
        lead: toMarkup([lead], locale),
        sections: sections.map(({ id, title, paragraphs }) => ({
          anchor: id,
          title,
          text: toMarkup(paragraphs, locale),
        })),
      };
    }),
    post: [...articleTextsOf(locale), ...newsTextsOf(locale)].map(
      ({ page, date, title, lead, metaTitle, description, markdown, name, next }) => {
        const [kind, key] = page.split('/');
        const words = { name, nextTitle: next.title, nextText: next.text, nextLabel: next.label };
        return { kind, key, date, title, lead, metaTitle, description, body: markdown, ...words };
      },
    ),
    ...textEntries(locale),
    [knowledgeType]: readEntries(locale).map(({ id: key, asks: [question = ''], answer, source, also, next }) => {
      const [address, ...others] = [source, ...also].map((section) => urlOf(sectionOf(section), locale));
      return { key, question, answer, source: address, also: others.join('\n'), next: next.join('\n') };
    }),
  };
};

/** `page#fragment` of the bot's knowledge base as a link. */
function sectionOf(section: string): LinkTarget {
  const [page = '', hash] = section.split('#');
  if (!isPageId(page)) throw new Error(`An entry of the knowledge base names ${page}, which is no page`);
  return { isExternalUrl: false, page, ...(hash && { hash }) };
}

type SeedNode = { title: string; url: string | null; children: SeedNode[] };

/** Menus by slug. The slug contains the language. */
export const seedMenus = (): { slug: string; title: string; items: SeedNode[] }[] =>
  locales.flatMap((locale) => {
    const { navMenus, footer } = navigationTextsFor(locale);
    const leaf = (title: string, to: LinkTarget): SeedNode => ({ title, url: urlOf(to, locale), children: [] });
    return [
      {
        slug: `main-${locale}`,
        title: `Header (${locale})`,
        items: navMenus.map(({ title, url }) => leaf(title, url)),
      },
      {
        slug: `footer-${locale}`,
        title: `Footer (${locale})`,
        items: footer.menuColumns.map(({ heading, links }) => ({
          title: heading,
          url: null,
          children: links.map(({ title, ...to }) => leaf(title, to)),
        })),
      },
    ];
  });

const isExternal = ({ isExternalUrl }: LinkTarget) => ({ isExternalUrl });

/** The link as editors write it: a path of this locale, or of the other locale if this one has none. */
function urlOf(to: LinkTarget, locale: Locale): string {
  if ('url' in to) return to.url;
  if ('app' in to) return appPlaceholders[to.app];
  if ('topic' in to) return `${table.contact.paths[locale]}?topic=${to.topic}${to.about ? `&about=${to.about}` : ''}`;
  const { paths } = table[to.page];
  const path = paths[locale] ?? paths.de ?? paths.en ?? '/';
  return path + (to.query ?? '') + (to.hash === undefined ? '' : `#${to.hash}`);
}
