/**
 * The Markdown of an article, reduced to what sections/blog/ArticleText renders: React elements of an allow-list, never
 * HTML. What an editor's buttons write is mapped to it; anything else is left out and named, so that one construct does
 * not refuse the article (docs/decisions/0302-articles-are-reduced-to-an-allow-list.md).
 */
import type { MdastNode } from 'satteri';
import { findLinkedPage } from '../../../routes/findLinkedPage.ts';
import { isOutsideAddress } from '../../../routes/isOutsideAddress.ts';
import { isKnownPageId } from '../../../routes/pageOf.ts';
import { isPictureAddress } from '../pictureAddress.ts';
import { blocksOf, type MarkdownBlock } from './markdown.ts';
import { parseArticleTranscript } from './parseArticleTranscript.ts';

export type DroppedPart = 'leadsNowhere' | 'html' | 'picture' | 'undescribed' | 'construct';
export type ArticleBlocks = { blocks: MarkdownBlock[]; dropped: DroppedPart[] };

/** Nested quotes and lists below are left out: rendering is recursive. */
const deepest = 20;

/** HTML elements whose text is no text for readers. */
const unreadable = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'math', 'textarea']);

export function articleBlocks(markdown: string): ArticleBlocks {
  const tree = parsed.get(markdown) ?? blocksOf(markdown);
  parsed.delete(markdown);
  parsed.set(markdown, tree);
  const [oldest] = parsed.keys();
  if (parsed.size > mostParsed && oldest !== undefined) parsed.delete(oldest);
  // Reduced each time: links may lead to pages of the content system, which come and go.
  return reduce(tree);
}

/** A page reads an article several times: text, reading time, feeds. */
const parsed = new Map<string, readonly MdastNode[]>();
const mostParsed = 50;

function reduce(tree: readonly MdastNode[]): ArticleBlocks {
  const dropped: DroppedPart[] = [];
  const addresses = new Map(
    tree.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );

  const drop = (part: DroppedPart): [] => {
    dropped.push(part);
    return [];
  };

  function all(nodes: readonly MdastNode[], depth: number): MdastNode[] {
    if (depth > deepest) return drop('construct');
    const kept: MdastNode[] = [];
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at] as MdastNode;
      const name =
        node.type === 'html' ? /^<([a-z][a-z\d]*)\b[^<>]*>$/i.exec(node.value)?.[1]?.toLowerCase() : undefined;
      const end = name === undefined ? -1 : nodes.findIndex((other, index) => index > at && closes(other, name));
      if (name === 'br') kept.push({ type: 'break' });
      else if (name === 'u' && end > at) {
        // The editor's button for underlined text.
        kept.push({ type: 'emphasis', children: all(nodes.slice(at + 1, end), depth + 1) } as MdastNode);
        at = end;
      } else if (node.type === 'html') {
        drop('html');
        if (name !== undefined && unreadable.has(name)) at = end > at ? end : nodes.length;
      } else kept.push(...one(node, depth));
    }
    return kept;
  }

  /** A node with its reduced children; nothing if they are all left out. */
  const parent = (node: Extract<MdastNode, { children: unknown }>, facts: object, depth: number): MdastNode[] => {
    const children = all(node.children, depth + 1);
    return children.length === 0 && node.children.length > 0 ? [] : [{ ...facts, children } as MdastNode];
  };

  function picture(url: string | undefined, alt: string | null | undefined): MdastNode[] {
    if (url === undefined || !isPictureAddress(url)) return drop('picture');
    return alt?.trim() ? [{ type: 'image', url, alt } as MdastNode] : drop('undescribed');
  }

  function link(
    node: Extract<MdastNode, { children: unknown }>,
    address: string | undefined,
    depth: number,
  ): MdastNode[] {
    const url = address === undefined ? undefined : targetOf(address);
    if (url !== undefined) return parent(node, { type: 'link', url }, depth);
    drop('leadsNowhere');
    return all(node.children, depth + 1);
  }

  function one(node: MdastNode, depth: number): MdastNode[] {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ type: node.type, value: node.value }];
      case 'break':
      case 'thematicBreak':
        return [{ type: node.type }];
      case 'strong':
      case 'emphasis':
      case 'delete':
      case 'paragraph':
      case 'blockquote':
      case 'listItem':
      case 'tableRow':
      case 'tableCell':
        // A row keeps its empty cells.
        return node.type === 'tableCell'
          ? [{ type: 'tableCell', children: all(node.children, depth + 1) } as MdastNode]
          : parent(node, { type: node.type }, depth);
      case 'list':
        return parent(node, { type: 'list', ordered: node.ordered }, depth);
      case 'table':
        return parent(node, { type: 'table', align: node.align }, depth);
      case 'heading':
        // The page's title is its only heading of level 1.
        return parent(node, { type: 'heading', depth: Math.max(2, node.depth) }, depth);
      case 'link':
        return link(node, node.url, depth);
      case 'linkReference':
        return link(node, addresses.get(node.identifier), depth);
      case 'image':
        return picture(node.url, node.alt);
      case 'imageReference':
        return picture(addresses.get(node.identifier), node.alt);
      case 'code':
        return isCode(node)
          ? [{ type: 'code', lang: node.lang, meta: node.meta, value: node.value } as MdastNode]
          : drop('construct');
      case 'definition':
        return [];
      default:
        return drop('construct');
    }
  }

  return { blocks: all(tree, 0) as MarkdownBlock[], dropped };
}

const closes = (node: MdastNode, name: string): boolean =>
  node.type === 'html' && node.value.toLowerCase().replace(/\s/g, '') === `</${name}>`;

const isCode = ({ lang, value }: Extract<MdastNode, { type: 'code' }>): boolean => {
  if (lang !== 'chat') return true;
  try {
    return parseArticleTranscript(value).length > 0;
  } catch {
    return false;
  }
};

/** `page:ID?query#hash` for pages; https, mail and phone addresses as they are. */
function targetOf(address: string): string | undefined {
  if (address.startsWith('page:')) {
    return isKnownPageId(/^[^?#]*/.exec(address.slice('page:'.length))?.[0] ?? '') ? address : undefined;
  }
  const linked = findLinkedPage(address);
  if (linked) return `page:${linked.page}${linked.query ?? ''}${linked.hash === undefined ? '' : `#${linked.hash}`}`;
  return isOutsideAddress(address) ? address : undefined;
}
