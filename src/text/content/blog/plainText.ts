import { articleBlocks } from './articleBlocks.ts';
import { textOf } from './markdown.ts';

/** An article as plain text for feeds, with an empty line between paragraphs. */
export const plainText = (markdown: string): string => textsOf(markdown).join('\n\n');

/** Reading time in whole minutes at 200 words a minute, a common reading speed on screens. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.ceil(textsOf(markdown).join(' ').split(/\s+/).filter(Boolean).length / wordsPerMinute));

const textsOf = (markdown: string): string[] => articleBlocks(markdown).blocks.map(textOf);
const wordsPerMinute = 200;
