/** Texts of pages in the content system: meta, questions and answers, legal pages, articles. */
import { z } from 'zod';
import { entryKeyPattern, isKnownPageId } from '../routes/pageOf.ts';
import { slugs } from '../routes/slugs.ts';
import { isPageId, type Locale, locales, type PageId } from '../routes/table.ts';
import { articleBlocks } from '../text/content/blog/articleBlocks.ts';
import type { CmsMeta, CmsPost } from '../text/content/contentKinds.ts';
import { withContent } from '../text/content/currentContent.ts';
import { faqTextsFor } from '../text/content/faq.ts';
import { legalPageSchema } from '../text/content/legal/schema.ts';
import { one } from './entities.ts';
import { entryList } from './entryList.ts';
import { entryTimes } from './entryTimes.ts';
import { isFreeAddress } from './isFreeAddress.ts';
import { findDroppedLinks, fromMarkup } from './legalMarkup.ts';
import { describedPicture } from './pictures/pictureField.ts';

const text = z.string().trim().min(1);
/** An empty field falls back to the file's value (product-decisions.md, Content system). */
const perhaps = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);
const order = z.coerce.number().int().catch(0);
const pageId = text.refine(isKnownPageId, 'noSuchPage');
const metaImage = one(describedPicture.nullish()).transform((picture) => picture ?? undefined);

/** By page. */
export const metas = entryList({
  schema: z.object({ page: pageId, metaTitle: perhaps, metaDescription: perhaps, keywords: perhaps, metaImage }),
  key: ['page'],
  dropsItems: true,
  collect: (entries): Partial<Record<PageId, CmsMeta>> =>
    Object.fromEntries(
      entries.map(({ page, metaTitle, metaDescription, keywords, metaImage: picture }) => [
        page,
        { title: metaTitle, description: metaDescription, keywords, picture },
      ]),
    ),
});

const paragraphs = text.transform((value) => value.split(/\n\s*\n/).map((paragraph) => paragraph.trim()));
const fragment = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/);

export const faq = entryList({
  schema: z.object({ key: fragment, group: fragment, order, question: text, answer: paragraphs }),
  key: ['key'],
  fileEntry: (key, locale) => {
    const groups = withContent(
      () => undefined,
      () => faqTextsFor(locale),
    );
    const entries = groups.flatMap(({ id: group, entries: own }, place) =>
      own.map(({ id, question, answer }, index) => ({ key: id, group, order: place * 100 + index, question, answer })),
    );
    return entries.find((entry) => entry.key === key);
  },
  collect: (entries) => entries.toSorted((one, other) => one.order - other.order),
});

const section = z
  .object({ anchor: fragment, title: text, text })
  .transform(({ anchor, title, text: markup }) => ({ anchor, title, markup, paragraphs: fromMarkup(markup) }));

const legalPage = z
  .object({ page: text, heading: text, lead: text, changed: text, numbering: text, sections: z.array(section).min(1) })
  .transform(({ page, lead, sections, ...rest }) => ({
    page,
    markups: Object.fromEntries([['lead', lead], ...sections.map(({ markup }, at) => [`sections.${at}.text`, markup])]),
    text: {
      ...rest,
      lead: fromMarkup(lead)[0],
      sections: sections.map(({ anchor, title, paragraphs: own }) => ({ id: anchor, title, paragraphs: own })),
    },
  }))
  .pipe(z.object({ page: text, markups: z.record(z.string(), z.string()), text: legalPageSchema }));

export const legal = entryList({
  schema: legalPage,
  key: ['page'],
  findDropped: ({ markups }) =>
    Object.entries(markups).flatMap(([field, markup]) =>
      findDroppedLinks(markup).map(() => ({ field, reason: 'leadsNowhere' as const })),
    ),
  collect: (pages) => Object.fromEntries(pages.map(({ page, text: texts }) => [page, texts])),
});

const topics = { blog: slugs.blogTopics, newsroom: slugs.newsTopics };

const post = z
  .object({
    kind: z.enum(['blog', 'newsroom']),
    key: text.regex(entryKeyPattern),
    /** Of a new article, per language; by default its key. */
    slug: perhaps.pipe(z.string().regex(entryKeyPattern).optional()),
    documentId: z.string().optional(),
    id: z.union([z.number(), z.string()]).optional(),
    topic: perhaps,
    secondTopic: perhaps,
    ...entryTimes,
    date: z.iso.date(),
    title: text,
    lead: text,
    metaTitle: text,
    description: text,
    body: z.string().refine((body) => articleBlocks(body).blocks.length > 0, 'empty'),
    name: perhaps,
    nextTitle: perhaps,
    nextText: perhaps,
    nextLabel: perhaps,
    metaImage,
  })
  .superRefine(({ kind, key, slug = key, topic, secondTopic }, { addIssue }) => {
    const isFree = (locale: Locale) => isFreeAddress({ family: kind, slug, locale });
    if (!isPageId(`${kind}/${key}`) && !locales.every(isFree))
      addIssue({ code: 'custom', path: [slug === key ? 'key' : 'slug'], message: 'isPage' });
    for (const [field, value] of Object.entries({ topic, secondTopic })) {
      if (value && !Object.hasOwn(topics[kind], value)) addIssue({ code: 'custom', path: [field], message: 'invalid' });
    }
  });

/** What only an article has that no file has. */
function ownFacts({
  kind,
  key,
  slug = key,
  topic,
  secondTopic,
  documentId,
  id,
}: z.infer<typeof post>): Partial<CmsPost> {
  if (isPageId(`${kind}/${key}`)) return {};
  const entry = documentId ?? (id === undefined ? undefined : String(id));
  return { own: { slug, topics: [topic, secondTopic].filter((one) => one !== undefined), entry } };
}

/** By `blog/key` or `newsroom/key`: of the files' articles, and of articles that only the content system has. */
export const posts = entryList({
  schema: post,
  key: ({ kind, key }) => `${kind}/${key}`,
  unique: { field: 'slug', of: ({ kind, key, slug = key }) => `${kind}/${slug}` },
  dropsItems: true,
  findDropped: ({ body }) => articleBlocks(body).dropped.map((reason) => ({ field: 'body', reason })),
  collect: (entries): Record<string, CmsPost> =>
    Object.fromEntries(
      entries.map((entry) => {
        const { kind, key, body, metaImage: picture, name, nextTitle, nextText, nextLabel } = entry;
        const { date, title, lead, metaTitle, description } = entry;
        const rest = { date, title, lead, metaTitle, description, ...ownFacts(entry) };
        const next = { ...(nextTitle && { title: nextTitle }), ...(nextText && { text: nextText }) };
        const words = { ...(name && { name }), next: { ...next, ...(nextLabel && { label: nextLabel }) } };
        return [`${kind}/${key}`, { ...rest, ...words, markdown: body, picture }];
      }),
    ),
});
