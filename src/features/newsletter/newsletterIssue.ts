/**
 * A newsletter issue: a Markdown file with front matter. Only Markdown that a mail can show is accepted, so mistakes
 * are found before sending.
 */
import { parse } from 'yaml';
import { z } from 'zod';
import { type Locale, locales, pageIds } from '../../routes/table.ts';
import { blocksOf, type textOf } from '../../text/content/blog/markdown.ts';
import { fillCompanyTokens } from '../../text/words/words.ts';

const frontMatter = z.object({
  subject: z
    .string()
    .trim()
    .min(1)
    .max(150)
    .regex(/^[^\r\n\0]*$/),
  /** Id of the issue: each address gets an issue of one id once. Default: the file name. */
  issue: z.string().optional(),
  locale: z.enum(locales).optional(),
});

const name = z.string().regex(/^[\w.-]{1,80}$/);

export type NewsletterIssue = { id: string; locale: Locale; subject: string; markdown: string };

/** @throws an error message that says what is wrong with the file */
export function parseNewsletterIssue(source: string, fileName: string, locale: Locale): NewsletterIssue {
  const [, head, markdown = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined) throw new Error(`${fileName} has no front matter: begin with ---, subject: ..., ---.`);
  const parsed = frontMatter.safeParse(parse(head));
  if (!parsed.success) throw new Error(`The front matter of ${fileName} is wrong: ${z.prettifyError(parsed.error)}`);
  const { subject, issue = fileName.replace(/\.[^.]*$/, ''), locale: said = locale } = parsed.data;
  if (said !== locale) throw new Error(`${fileName} says locale: ${said}, the command says --locale ${locale}.`);
  if (!name.safeParse(issue).success)
    throw new Error(`"${issue}" cannot name an issue: letters, digits, dots and hyphens, for example 2026-12.`);
  if (markdown.trim() === '') throw new Error(`${fileName} has no text.`);
  for (const block of blocksOf(markdown)) check(block);
  return fillCompanyTokens({ id: `${issue}/${locale}`, locale, subject, markdown: markdown.trim() });
}

export type IssueNode = Parameters<typeof textOf>[0];

/** Node types that features/newsletter/renderNewsletterIssue.tsx renders. */
const drawn: ReadonlySet<IssueNode['type']> = new Set<IssueNode['type']>([
  'text',
  'strong',
  'emphasis',
  'inlineCode',
  'break',
  'link',
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'thematicBreak',
]);

function check(node: IssueNode): void {
  if (!drawn.has(node.type)) throw new Error(`An issue may not contain ${node.type}: a mail cannot show it.`);
  if (node.type === 'link') checkLink(node.url);
  if ('children' in node) for (const child of node.children) check(child);
}

function checkLink(url: string): void {
  if (url.startsWith('page:')) {
    const [id] = url.slice('page:'.length).split('#');
    if (!pageIds.some((known) => known === id)) throw new Error(`The link ${url} leads to no page of the table.`);
  } else if (!URL.canParse(url) || !['https:', 'http:', 'mailto:'].includes(new URL(url).protocol)) {
    throw new Error(`The link ${url} is neither page:ID nor a complete address.`);
  }
}
