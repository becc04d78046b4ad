/**
 * Parses articles into a Markdown tree (mdast, https://github.com/syntax-tree/mdast) that sections/blog/ArticleText
 * renders.
 */
import { type MdastNode, markdownToMdast } from 'satteri';

type Root = Extract<MdastNode, { type: 'root' }>;
export type MarkdownBlock = Root['children'][number];

export function blocksOf(markdown: string): MarkdownBlock[] {
  const tree = markdownToMdast(markdown, { features: { frontmatter: false }, position: false });
  return tree.type === 'root' ? tree.children : [];
}

/** Text of a node without markup. */
export function textOf(node: MdastNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join(separators[node.type] ?? '') : '';
}

/** Reading time in whole minutes at 200 words a minute, a common reading speed on screens. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.ceil(wordCount(blocksOf(markdown)) / wordsPerMinute));

/** An article as plain text for feeds, with an empty line between paragraphs. */
export const plainText = (markdown: string): string => blocksOf(markdown).map(textOf).join('\n\n');

const wordsPerMinute = 200;
const separators: Partial<Record<MdastNode['type'], string>> = {
  list: '\n',
  table: '\n',
  tableRow: ' | ',
  blockquote: '\n',
};

const wordCount = (blocks: MarkdownBlock[]): number => blocks.map(textOf).join(' ').split(/\s+/).filter(Boolean).length;
