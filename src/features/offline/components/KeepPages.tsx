import type { Words } from '../../../text/words/de.ts';

type KeepPagesProps = { words: Words['offline']['keep'] };

/**
 * The switch that has the browser keep visited pages; shown and enabled by keep-pages.client.ts. Its
 * label is laid out by the page (OfflinePages, LegalPage): one more stylesheet would be one request more.
 */
export function KeepPages({ words }: KeepPagesProps) {
  return (
    <div hidden data-keep-pages="">
      <p>
        <label>
          <input type="checkbox" name="keep-pages" aria-describedby="keep-pages-note" disabled />
          <span>{words.label}</span>
        </label>
      </p>
      <p id="keep-pages-note">{words.note}</p>
    </div>
  );
}
