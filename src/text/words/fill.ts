/** Values of `{tokens}` in a text. */
export type Tokens = Record<string, string | number>;

/**
 * Replaces `{name}` with the token of that name; unknown tokens stay unchanged. No imports, so that scripts can use it.
 */
export const fill = (text: string, tokens: Tokens): string =>
  text.includes('{')
    ? text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in tokens ? String(tokens[name]) : whole))
    : text;

/** Replaces tokens in every text of a tree of plain data. */
export function fillAll<T>(tree: T, tokens: Tokens): T {
  if (typeof tree === 'string') return fill(tree, tokens) as T;
  if (Array.isArray(tree)) return tree.map((item) => fillAll(item, tokens)) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fillAll(value, tokens)])) as T;
}
