/** Characters. */
const maxLength = 60;
const maxWords = 6;

/** Letters and name punctuation; no digits, slashes or bidirectional control characters. */
const characters = /^[\p{L}\p{M} .,'’‘`´"“”„()&-]+$/u;

/** Mail clients turn a dot followed by two letters, or `www`, into a link. */
const domainLike = /\.\p{L}{2}|^www\b|\bwww\./iu;

/**
 * Returns the name if a mail to an unconfirmed address may repeat it, else ''. A stranger could otherwise send
 * advertising or links through our mails (docs/decisions/0257-confirmation-mails-repeat-only-a-plain-name.md).
 */
export function plainName(name: string): string {
  const isPlain =
    [...name].length <= maxLength &&
    name.split(' ').length <= maxWords &&
    characters.test(name) &&
    !domainLike.test(name);
  return isPlain ? name : '';
}
