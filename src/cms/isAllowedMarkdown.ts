import type { MdastNode } from 'satteri';
import { isPageId } from '../routes/table.ts';
import { blocksOf } from '../text/content/blog/markdown.ts';

/**
 * True if an article of the content system holds only nodes that sections/blog/ArticleText renders. The renderer builds
 * React elements from the tree, and HTML is not an allowed node. Links go to pages, https addresses or mail.
 */
export function isAllowedMarkdown(markdown: string): boolean {
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
