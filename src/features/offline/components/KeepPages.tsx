import type { Words } from '../../../text/words/de.ts';

type KeepPagesProps = { words: Words['offline']['keep'] };

/**
 * The switch that has the browser keep visited pages; shown and enabled by keep-pages.client.ts. A plain checkbox: the
 * stylesheet of form fields would be one request more than the offline page may have.
 */
export function KeepPages({ words }: KeepPagesProps) {
  return (
    <div hidden data-keep-pages="">
      <p>
        <label>
          <input type="checkbox" name="keep-pages" aria-describedby="keep-pages-note" disabled /> {words.label}
        </label>
      </p>
      <p id="keep-pages-note">{words.note}</p>
    </div>
  );
}
