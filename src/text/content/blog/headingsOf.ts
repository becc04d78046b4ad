import { fragmentOf } from './fragmentOf.ts';
import { type MarkdownBlock, textOf } from './markdown.ts';

/** An article's sections, with the fragments that sections/blog/ArticleText gives them. */
export const headingsOf = (blocks: readonly MarkdownBlock[]): { id: string; title: string }[] =>
  blocks.flatMap((block) => {
    if (block.type !== 'heading' || block.depth !== 2) return [];
    const title = textOf(block);
    const id = fragmentOf(title);
    return id === '' ? [] : [{ id, title }];
  });
