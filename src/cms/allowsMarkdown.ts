import type { MdastNode } from 'satteri';
import { isPageId } from '../routes/table.ts';
import { blocksOf } from '../text/content/blog/markdown.ts';

/**
 * Whether an article of the content system holds only what sections/blog/ArticleText draws: it makes React elements of a
 * tree, and HTML is no part of that tree. Links lead to pages, to https addresses or to mail.
 */
export function allowsMarkdown(markdown: string): boolean {
  try {
    return blocksOf(markdown).every(isAllowed);
  } catch {
    return false;
  }
}

const isAllowed = (node: MdastNode): boolean =>
  drawn.has(node.type) &&
  (node.type !== 'link' || leadsSomewhere(node.url)) &&
  (!('children' in node) || node.children.every(isAllowed));

const leadsSomewhere = (url: string): boolean => {
  const [page = ''] = url.replace(/^page:/, '').split('#');
  return url.startsWith('page:') ? isPageId(page) : /^(https:\/\/|mailto:)/.test(url) && URL.canParse(url);
};

const drawn = new Set<MdastNode['type']>([
  'text',
  'strong',
  'emphasis',
  'inlineCode',
  'link',
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'code',
  'table',
  'tableRow',
  'tableCell',
]);
