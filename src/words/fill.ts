/** Values of `{tokens}` in a text. */
export type Tokens = Record<string, string | number>;

/** Replaces `{name}` by the token of that name; a token that is not given stays as it is. Alone, for scripts too. */
export const fill = (text: string, tokens: Tokens): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in tokens ? String(tokens[name]) : whole));
