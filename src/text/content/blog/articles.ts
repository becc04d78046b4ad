/**
 * The blog: one Markdown file per article and language, `<locale>/<id>.md`, with front matter. Ids are those of
 * routes/slugs.ts; the same id pairs the languages. The content system changes articles, and adds its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { newEntries } from '../../../routes/pageOf.ts';
import { slugs } from '../../../routes/slugs.ts';
import { type Locale, locales, type PageId, table } from '../../../routes/table.ts';
import { fillCompanyTokens } from '../../words/words.ts';
import { entryFromCms } from '../currentContent.ts';
import { newPost } from '../newPost.ts';
import { fillPlanNames } from '../plans.ts';

export type BlogTopic = keyof typeof slugs.blogTopics;
const blogTopics = Object.keys(slugs.blogTopics) as BlogTopic[];

const pageId = z.custom<PageId>((value) => typeof value === 'string' && value in table, 'is no page of the table');

const frontMatterSchema = z.object({
  /** Headline of the article. */
  title: z.string().min(1),
  /** In breadcrumbs and on the social picture. */
  name: z.string().min(1),
  /** For search engines: at most 60 characters with the brand, and 50 to 155. */
  metaTitle: z.string().min(1),
  description: z.string().min(50),
  /** Under the headline, in the list of articles and in the feeds. */
  lead: z.string().min(1),
  /** One or two topics; their texts are in words/<locale>/blog.ts. */
  topics: z.array(z.enum(blogTopics)).min(1).max(2),
  /** Day of publication, `YYYY-MM-DD`. */
  date: z.iso.date(),
  /** Ids of related articles; relatedArticles() adds others with the same topics. */
  related: z.array(z.string().min(1)).min(2).max(3),
  /** The call to action at the end. */
  next: z.object({ title: z.string(), text: z.string(), label: z.string(), page: pageId, hash: z.string().optional() }),
});

export type Article = z.infer<typeof frontMatterSchema> & { id: string; page: PageId; markdown: string };

const files = readAll();
const known = new Map<string, Article>();

/** An article with tokens filled in; undefined if neither a file nor an entry has it. @throws on invalid front matter */
export const articleOf = (id: string, locale: Locale): Article | undefined =>
  fillPlanNames(articleTextOf(id, locale), locale);

/** The same with the plan name tokens unfilled. */
function articleTextOf(id: string, locale: Locale): Article | undefined {
  const file = `./${locale}/${id}.md`;
  const source = files[file];
  if (source === undefined) {
    const added = newPost('blog', id, locale, blogTopics);
    return added && { ...added, id, related: [] };
  }
  const article = known.get(file) ?? read(file, id, source);
  known.set(file, article);
  const given = entryFromCms('posts', locale, article.page);
  return fillCompanyTokens({ ...article, ...given, next: { ...article.next, ...given?.next } });
}

/** All published articles of a language, newest first. */
export const articlesOf = (locale: Locale): Article[] =>
  [
    ...newEntries('blog', locale),
    ...Object.values(table).flatMap(({ family, published }) =>
      family?.name === 'blog' && published ? [family.entry] : [],
    ),
  ]
    .flatMap((entry) => articleOf(entry, locale) ?? [])
    .sort((one, other) => other.date.localeCompare(one.date));

/** All published articles with the plan name tokens unfilled. */
export const articleTextsOf = (locale: Locale): Article[] =>
  articlesOf(locale).flatMap(({ id }) => articleTextOf(id, locale) ?? []);

/** Up to three related articles: those in `related` first, then the newest with a common topic. */
export function relatedArticles({ id, topics, related }: Article, locale: Locale): Article[] {
  const others = articlesOf(locale).filter((other) => other.id !== id);
  const named = others.filter((other) => related.includes(other.id));
  const ofTopic = others.filter((other) => other.topics.some((topic) => topics.includes(topic)));
  return [...new Set([...named, ...ofTopic])].slice(0, 3);
}

/** Titles and descriptions for the head (text/content/entryMeta.ts). */
export function articleMeta(id: string, locale: Locale) {
  const article = articleOf(id, locale);
  if (!article) return undefined;
  const { name, metaTitle, description, title } = article;
  return { name, title: metaTitle, headline: title.replaceAll('\u00AD', ''), description };
}

function read(file: string, id: string, source: string): Article {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || markdown === undefined) throw new Error(`${file} has no front matter`);
  const result = frontMatterSchema.safeParse(parse(head));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return fillCompanyTokens({ ...result.data, id, page: pageId.parse(`blog/${id}`), markdown });
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
