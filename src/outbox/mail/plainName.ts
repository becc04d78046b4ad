/** Characters. */
const longest = 60;
const mostWords = 6;

/** Letters and what stands between the parts of names; no digits, no slashes, no marks of direction. */
const characters = /^[\p{L}\p{M} .,'’‘`´"“”„()&-]+$/u;

/** A dot with two letters behind it reads as a domain, and mail programs make a link of it. */
const domainLike = /\.\p{L}{2}|^www\b|\bwww\./iu;

/**
 * A name that may be repeated to an address that nobody has confirmed; empty for anything else. A stranger could send
 * advertising or a link through our mails (docs/decisions/0257-confirmation-mails-repeat-only-a-plain-name.md).
 */
export function plainName(name: string): string {
  const isPlain =
    [...name].length <= longest &&
    name.split(' ').length <= mostWords &&
    characters.test(name) &&
    !domainLike.test(name);
  return isPlain ? name : '';
}
