/** The part of a text that matches best, with the matched words marked. */
import { wordsIn } from './language.ts';

export type ExcerptPiece = { text: string; hit: boolean };

const length = 190;

export function excerpt(text: string, isHit: (word: string) => boolean): readonly ExcerptPiece[] {
  const hits = wordsIn(text).filter(({ word }) => isHit(word));
  const start = bestStart(text, hits);
  const end = text.length - start <= length ? text.length : lastSpace(text, start + length);
  const pieces: ExcerptPiece[] = [{ text: start > 0 ? '… ' : '', hit: false }];
  let at = start;
  for (const { word, at: from } of hits) {
    if (from < at || from + word.length > end) continue;
    pieces.push({ text: text.slice(at, from), hit: false }, { text: word, hit: true });
    at = from + word.length;
  }
  pieces.push({ text: text.slice(at, end) + (end < text.length ? ' …' : ''), hit: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** The start with the most different matched words: at a sentence if one begins nearby, else at a word. */
function bestStart(text: string, hits: readonly { word: string; at: number }[]): number {
  const seenFrom = (at: number) => {
    const seen = hits.filter((hit) => hit.at >= at && hit.at + hit.word.length <= at + length);
    return new Set(seen.map(({ word }) => word.toLowerCase())).size;
  };
  let best = { at: 0, seen: seenFrom(0) };
  for (const { at } of hits) {
    const begin = beginningBefore(text, at);
    const seen = seenFrom(begin);
    if (seen > best.seen) best = { at: begin, seen };
  }
  return best.at;
}

function beginningBefore(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 90), at);
  const sentence = Math.max(...['. ', '? ', '! ', ' · '].map((end) => before.lastIndexOf(end) + end.length - 1));
  const from = at - before.length;
  if (sentence > 2) return from + sentence + 1;
  return from === 0 ? 0 : from + before.indexOf(' ') + 1;
}

function lastSpace(text: string, before: number): number {
  const at = text.lastIndexOf(' ', before);
  return at > 0 ? at : before;
}
