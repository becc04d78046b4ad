import styles from './HyphenatedText.module.css';

/**
 * A title whose words break at soft hyphens, and behind a short first part ("E-Mail"), only if the whole word does not
 * fit on a line. Firefox and, at some widths, Chromium and WebKit break other words too
 * (docs/decisions/0271-words-in-titles-break-only-if-too-long.md).
 */
export const HyphenatedText = ({ text }: { text: string }) =>
  piecesOf(text, brokenIfTooLong).map(({ key, piece, hasHyphen }) =>
    hasHyphen ? (
      <span key={key} className={styles.word}>
        {/* Words joined by a no-break space stay together while both fit. */}
        {piecesOf(piece, /([^\u00A0]*\u00AD[^\u00A0]*)/).map(({ key, piece: word, hasHyphen }) =>
          hasHyphen && word !== piece ? (
            <span key={key} className={styles.word}>
              {word}
            </span>
          ) : (
            word
          ),
        )}
      </span>
    ) : (
      piece
    ),
  );

const brokenIfTooLong = /((?<![^ ])\p{Lu}\p{L}{0,3}-\p{L}[^ \n]*|[^ \n-]*\u00AD[^ \n-]*)/u;

/** The text around and in the matches of a pattern with one group. */
const piecesOf = (text: string, pattern: RegExp) =>
  text
    .split(pattern)
    .map((piece, key) => ({ key, piece, hasHyphen: key % 2 === 1 }))
    .filter(({ piece }) => piece !== '');
