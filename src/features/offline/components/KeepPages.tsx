import { Checkbox } from '../../../components/ui/Checkbox.tsx';
import type { Words } from '../../../text/words/de.ts';

/** The switch that has the browser keep visited pages; shown and enabled by keep-pages.client.ts. */
export function KeepPages({ words }: { words: Words['offline']['keep'] }) {
  return (
    <div hidden data-keep-pages="">
      <Checkbox name="keep-pages" label={words.label} disabled autoComplete="off" />
      <p>{words.note}</p>
    </div>
  );
}
