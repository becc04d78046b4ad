import { Fragment, type ReactNode } from 'react';
import { fragmentOf } from '../../../text/content/blog/fragmentOf.ts';
import { type MarkdownBlock, textOf } from '../../../text/content/blog/markdown.ts';
import { parseArticleTranscript } from '../../../text/content/blog/parseArticleTranscript.ts';
import { pictureSources } from '../../../text/content/pictureAddress.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { Link } from '../../ui/Link.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Table } from '../../ui/Table.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import styles from './ArticleText.module.css';

type ArticleTextProps = {
  blocks: readonly MarkdownBlock[];
  /** Resolves `page:ID#hash`; other addresses are external. */
  resolveArticleLink: (url: string) => { href: string; external: boolean };
  chatWindow: ChatWindowWords;
};

/** Renders an article's Markdown (text/content/blog/articleBlocks.ts) with the site's components; no raw HTML. */
export function ArticleText({ blocks, resolveArticleLink, chatWindow }: ArticleTextProps) {
  const draw = (nodes: readonly Node[]): ReactNode =>
    nodes.map((node, index) => <Fragment key={keyOf(index)}>{one(node, index, nodes)}</Fragment>);

  const one = (node: Node, index: number, siblings: readonly Node[]): ReactNode => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'strong':
        return <strong>{draw(node.children)}</strong>;
      case 'emphasis':
        return <em>{draw(node.children)}</em>;
      case 'delete':
        return <del>{draw(node.children)}</del>;
      case 'break':
        return <br />;
      case 'thematicBreak':
        return <hr />;
      case 'image':
        return (
          <img
            {...pictureSources(node.url)}
            alt={node.alt ?? ''}
            sizes={columnWidth}
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        );
      case 'inlineCode':
        return <code>{node.value}</code>;
      case 'link':
        return <Link {...resolveArticleLink(node.url)}>{draw(node.children)}</Link>;
      case 'paragraph':
        return isCaption(node, siblings[index + 1]) ? null : <p>{draw(node.children)}</p>;
      case 'heading':
        return node.depth === 2 ? (
          <h2 {...idOf(node)}>{draw(node.children)}</h2>
        ) : (
          <h3 {...idOf(node)}>{draw(node.children)}</h3>
        );
      case 'blockquote':
        return <blockquote className={styles.quote}>{draw(node.children)}</blockquote>;
      case 'list':
        return node.ordered ? <ol>{draw(node.children)}</ol> : <ul>{draw(node.children)}</ul>;
      case 'listItem':
        // Tight list (no empty lines): its items are lines, not paragraphs.
        return (
          <li>{node.children.map((child) => (child.type === 'paragraph' ? draw(child.children) : draw([child])))}</li>
        );
      case 'code':
        if (node.lang !== 'chat') {
          return (
            <pre className={styles.code}>
              <code>{node.value}</code>
            </pre>
          );
        }
        return (
          <Stage className={styles.talk}>
            <ChatPicture
              words={{ label: node.meta ?? '', messages: parseArticleTranscript(node.value) }}
              chatWindow={chatWindow}
            />
            {node.meta && (
              <p className={styles.caption} aria-hidden="true">
                {node.meta}
              </p>
            )}
          </Stage>
        );
      case 'table': {
        const [head, ...rows] = node.children.map(({ children }) => children);
        // Beside texts, figures are aligned as these are.
        const isNumeric = node.align?.slice(1).every((align) => align === 'right') ?? false;
        const before = siblings[index - 1];
        const caption = before && isCaption(before, node) ? textOf(before) : undefined;
        return (
          <Table
            id={`table-${index}`}
            caption={caption ?? (head ?? []).map(textOf).join(', ')}
            captionHidden={caption === undefined}
            columns={(head ?? []).map((title, column) => ({
              title: draw(title.children),
              name: textOf(title),
              numeric: isNumeric && column > 0,
            }))}
            rows={rows.map((row) => {
              const [title, ...cells] = row.map((cell) => draw(cell.children));
              return { title, cells };
            })}
            className={styles.table}
          />
        );
      }
      default:
        throw new Error(`An article may not contain ${node.type}`);
    }
  };

  return <Prose className={styles.text}>{draw(blocks)}</Prose>;
}

/** Width of the text (ArticleText.module.css); on phones the page's, without its margins. */
const columnWidth = '(min-width: 44rem) 42rem, 100vw';

type Node = Parameters<typeof textOf>[0];

/** A paragraph with only `*emphasis*` is the caption of the table below it. */
const isCaption = (node: Node, next: Node | undefined): boolean =>
  next?.type === 'table' &&
  node.type === 'paragraph' &&
  node.children.length === 1 &&
  node.children[0]?.type === 'emphasis';

/** No id for a heading without letters. */
const idOf = (heading: Node) => {
  const id = fragmentOf(textOf(heading));
  return id === '' ? {} : { id };
};

/** Index keys are safe: texts are rendered once on the server and never reorder. */
const keyOf = (index: number) => `n${index}`;
