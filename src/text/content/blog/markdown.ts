/** Parses Markdown into a tree (mdast, https://github.com/syntax-tree/mdast). */
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
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join(separators[node.type] ?? '') : '';
}

const separators: Partial<Record<MdastNode['type'], string>> = {
  list: '\n',
  table: '\n',
  tableRow: ' | ',
  blockquote: '\n',
};
