export type LinkSegment = { text: string; href?: string };

/** Splits a line at the link texts, longest first: "0800 111 0 111" is not "111". */
export function splitAtLinks(line: string, links: readonly { text: string; href: string }[]): LinkSegment[] {
  const byLength = links.toSorted((one, other) => other.text.length - one.text.length);
  const pieces: LinkSegment[] = [];
  let rest = line;
  while (rest !== '') {
    const found = byLength
      .map((link) => ({ ...link, at: rest.indexOf(link.text) }))
      .filter(({ at }) => at >= 0)
      .reduce<{ text: string; href: string; at: number } | undefined>(
        (first, one) => (first && first.at <= one.at ? first : one),
        undefined,
      );
    if (!found) return [...pieces, { text: rest }];
    if (found.at > 0) pieces.push({ text: rest.slice(0, found.at) });
    pieces.push({ text: found.text, href: found.href });
    rest = rest.slice(found.at + found.text.length);
  }
  return pieces;
}
