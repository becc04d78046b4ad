/**
 * The newsroom: one Markdown file per article and language, `<locale>/<id>.md`, like the blog. Prices and terms come
 * from the pricing page's data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { newEntries } from '../../../routes/pageOf.ts';
import { slugs } from '../../../routes/slugs.ts';
import { type Locale, locales, type PageId, table } from '../../../routes/table.ts';
import { format } from '../../format/format.ts';
import { smallCount } from '../../format/smallCount.ts';
import { fillAll } from '../../words/fill.ts';
import { fillCompanyTokens } from '../../words/words.ts';
import { billing } from '../billing.ts';
import { entryFromCms } from '../currentContent.ts';
import { extraPrices } from '../extraPrices.ts';
import { newPost } from '../newPost.ts';
import { planFigureTokens, planNames, planOf } from '../plans.ts';

export type NewsTopic = keyof typeof slugs.newsTopics;
const newsTopics = Object.keys(slugs.newsTopics) as NewsTopic[];

const pageId = z.custom<PageId>((value) => typeof value === 'string' && value in table, 'is no page of the table');

const frontMatterSchema = z.object({
  /** Headline of the article. */
  title: z.string().min(1),
  /** In breadcrumbs. */
  name: z.string().min(1),
  /** For search engines: at most 60 characters with the brand, and 50 to 155. */
  metaTitle: z.string().min(1),
  description: z.string().min(50),
  /** Under the headline, in the list and in the feeds. */
  lead: z.string().min(1),
  /** One or two topics; their texts are in words/<locale>/newsroom.ts. */
  topics: z.array(z.enum(newsTopics)).min(1).max(2),
  /** Day of publication, `YYYY-MM-DD`. */
  date: z.iso.date(),
  /** The call to action at the end. */
  next: z.object({ title: z.string(), text: z.string(), label: z.string(), page: pageId, hash: z.string().optional() }),
});

export type News = z.infer<typeof frontMatterSchema> & { page: PageId; markdown: string };

const files = readAll();
const known = new Map<string, News>();

/** A news article with tokens filled in; undefined if neither a file nor an entry has it. @throws on invalid front matter */
export function newsOf(id: string, locale: Locale): News | undefined {
  const news = newsTextOf(id, locale);
  return news && fillAll(news, figures(locale));
}

/** The same with the figure tokens unfilled. */
function newsTextOf(id: string, locale: Locale): News | undefined {
  const file = `./${locale}/${id}.md`;
  const source = files[file];
  if (source === undefined) return newPost('newsroom', id, locale, newsTopics);
  const news = known.get(file) ?? read(file, id, source);
  known.set(file, news);
  const given = entryFromCms('posts', locale, news.page);
  return fillCompanyTokens({ ...news, ...given, next: { ...news.next, ...given?.next } });
}

/** All published news of a language, newest first; on the same day, in reverse order of the route table. */
export const allNews = (locale: Locale): News[] =>
  Object.values(table)
    .flatMap(({ family, published }) => (family?.name === 'newsroom' && published ? [family.entry] : []))
    .concat(newEntries('newsroom', locale).toReversed())
    .reverse()
    .flatMap((entry) => newsOf(entry, locale) ?? [])
    .sort((one, other) => other.date.localeCompare(one.date));

/** All published news with the figure tokens unfilled. */
export const newsTextsOf = (locale: Locale): News[] =>
  allNews(locale).flatMap(({ page }) => newsTextOf(page.slice('newsroom/'.length), locale) ?? []);

/** Up to three related announcements: those with a common topic first, then the newest. */
export function relatedNews({ page, topics }: News, locale: Locale): News[] {
  const others = allNews(locale).filter((other) => other.page !== page);
  const ofTopic = others.filter((other) => other.topics.some((topic) => topics.includes(topic)));
  return [...new Set([...ofTopic, ...others])].slice(0, 3);
}

/** Titles and descriptions for the head (text/content/entryMeta.ts). */
export function newsMeta(id: string, locale: Locale) {
  const news = newsOf(id, locale);
  return news && { name: news.name, title: news.metaTitle, headline: news.title, description: news.description };
}

function read(file: string, id: string, source: string): News {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || markdown === undefined) throw new Error(`${file} has no front matter`);
  const result = frontMatterSchema.safeParse(parse(head));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  const page = pageId.parse(`newsroom/${id}`);
  return fillCompanyTokens({ ...result.data, page, markdown });
}

/** Figure tokens such as `{professionalName}`, `{professionalPrice}`, `{enterpriseUsers}`. */
function figures(locale: Locale): Record<string, string | number> {
  return {
    ...planNames(locale),
    ...planFigureTokens(locale),
    operatorPrice: format('EUR', extraPrices().operator, locale),
    professionalAndSeat: format('EUR', planOf('professional', locale).price + extraPrices().operator, locale),
    channelPrice: format('EUR', extraPrices().channel, locale),
    paymentDays: billing().paymentDays,
    noticeWeeks: smallCount(billing().noticeWeeks, locale),
  };
}

/** Vite bundles the files. Plain Node (checks) has no `import.meta.env` and reads them from disk. */
function readAll(): Record<string, string> {
  if (import.meta.env) {
    return import.meta.glob<string>('./{de,en}/*.md', { query: '?raw', import: 'default', eager: true });
  }
  return Object.fromEntries(
    locales.flatMap((locale) =>
      readdirSync(new URL(`./${locale}/`, import.meta.url)).map((name) => [
        `./${locale}/${name}`,
        readFileSync(new URL(`./${locale}/${name}`, import.meta.url), 'utf8'),
      ]),
    ),
  );
}
