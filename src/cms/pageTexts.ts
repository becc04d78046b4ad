/** Texts of pages in the content system: meta, questions and answers, legal pages, articles, redirects. */
import { z } from 'zod';
import { findPage, isPageId, type PageId } from '../routes/table.ts';
import type { CmsMeta, CmsPost } from '../text/content/contentKinds.ts';
import { legalPageSchema } from '../text/content/legal/schema.ts';
import { isAllowedMarkdown } from './isAllowedMarkdown.ts';
import { fromMarkup } from './legalMarkup.ts';

const text = z.string().trim().min(1);
/** An empty field falls back to the file's value (product-decisions.md, Content system). */
const perhaps = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);
const order = z.coerce.number().int().catch(0);

/** By page; entries for pages that do not exist are left out. */
export const metas = z
  .array(z.object({ page: text, metaTitle: perhaps, metaDescription: perhaps, keywords: perhaps }))
  .transform(
    (entries): Partial<Record<PageId, CmsMeta>> =>
      Object.fromEntries(
        entries
          .filter(({ page }) => isPageId(page))
          .map(({ page, metaTitle, metaDescription, keywords }) => [
            page,
            { title: metaTitle, description: metaDescription, keywords },
          ]),
      ),
  );

const paragraphs = text.transform((value) => value.split(/\n\s*\n/).map((paragraph) => paragraph.trim()));
const fragment = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/);

export const faq = z
  .array(z.object({ key: fragment, group: fragment, order, question: text, answer: paragraphs }))
  .min(1)
  .transform((entries) => entries.toSorted((one, other) => one.order - other.order));

const lines = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').split('\n').flatMap((line) => line.trim() || []));
const sectionRef = z.string().refine((ref) => isPageId(ref.split('#')[0] ?? ''));

/** Entries of the bot's knowledge base (bot/knowledge/entry.ts); lists have one item per line. */
export const knowledge = z
  .array(
    z.object({
      ...{ key: fragment, answer: text, source: sectionRef },
      ...{ also: lines.pipe(z.array(sectionRef)), next: lines, asks: lines.pipe(z.array(text).min(1)) },
    }),
  )
  .transform((entries) => entries.map(({ key: id, ...entry }) => ({ id, ...entry })));

const section = z
  .object({ anchor: fragment, title: text, text })
  .transform(({ anchor, title, text: markup }) => ({ id: anchor, title, paragraphs: fromMarkup(markup) }));

const legalPage = z
  .object({ page: text, heading: text, lead: text, changed: text, numbering: text, sections: z.array(section).min(1) })
  .transform(({ page, lead, ...rest }) => ({ page, text: { ...rest, lead: fromMarkup(lead)[0] } }))
  .pipe(z.object({ page: text, text: legalPageSchema }));

export const legal = z
  .array(legalPage)
  .min(1)
  .transform((pages) => Object.fromEntries(pages.map(({ page, text: texts }) => [page, texts])));

const post = z.object({
  kind: z.enum(['blog', 'newsroom']),
  key: text,
  date: z.iso.date(),
  title: text,
  lead: text,
  metaTitle: text,
  description: text,
  body: z.string().min(1).refine(isAllowedMarkdown, 'holds what an article may not hold'),
});

/** By `blog/id` or `newsroom/id`. */
export const posts = z
  .array(post)
  .transform(
    (entries): Record<string, CmsPost> =>
      Object.fromEntries(
        entries.map(({ kind, key, body, ...rest }) => [`${kind}/${key}`, { ...rest, markdown: body }]),
      ),
  );

const path = z.string().regex(/^\/(?![/\\])[^\s?#\\]*$/);

/**
 * Old paths and their redirect targets. A target must be a page of the table (quality.md, Secure: an allow-list), so
 * that a compromised content system cannot redirect visitors to other sites.
 */
export const redirects = z.array(z.object({ from: path, to: text })).transform((entries) => {
  const known = entries.flatMap(({ from, to }) => {
    const [target = '', hash] = to.split('#');
    const found = findPage(target);
    return found && findPage(from) === undefined
      ? [[from.replace(/(?<=.)\/$/, ''), { ...found, ...(hash && /^[\w-]+$/.test(hash) && { hash }) }] as const]
      : [];
  });
  return new Map(known);
});
