/** Patterns of a number with its noun, and the number that one of them finds. */
export const numeral = String.raw`(?<![\d.,])(\d{1,3}(?:[.,\s\u00A0\u202F]\d{3})+(?!\d)|\d+)\s*(?:(k\b|tsd\b|tausend|thousand)\.?)?(?:\s+or so|\s+odd)?`;
const further = `(?:weitere[nr]?|zusätzliche[nr]?|extra|additional|more|mehr|noch)`;
const adjective = String.raw`\s+(?:(?:aktive[nr]?|active|verschiedene[nr]?|different|unique|${further})\s+)?`;
export const nounsAfter = (nouns: string): RegExp => new RegExp(`${numeral}${adjective}(?:${nouns})\\b`, 'iu');
export const moreOf = (nouns: string): RegExp =>
  new RegExp(
    String.raw`${numeral}\s+${further}\s+(?:${nouns})\b|(?:\b(?:noch|another|plus)|\+)\s*${numeral}\s+(?:${nouns})\b|${numeral}\s+(?:${nouns})\s+(?:mehr|more|extra|zusätzlich|dazu\p{L}*|obendrauf|on top)\b`,
    'iu',
  );

export const atMost = (limit: number, count: number | undefined): number | undefined =>
  count !== undefined && count <= limit ? count : undefined;

export function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.slice(1) ?? [];
  // The pattern may have alternatives: the number and its factor follow each other.
  const at = found.findIndex((group) => group !== undefined);
  const [amount, factor] = found.slice(at);
  return at < 0 || amount === undefined ? undefined : Number(amount.replace(/\D/g, '')) * (factor ? 1_000 : 1);
}
