import Copy from '~icons/lucide/copy';
import LinkIcon from '~icons/lucide/link';
import Reset from '~icons/lucide/rotate-ccw';
import { Button } from '../../../components/ui/Button.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './LookActions.module.css';

type LookActionsProps = { words: Words['customizer']['actions']; sendHref: string };

/** Actions on a look: send it to us, copy its link or JSON, or reset it. */
export function LookActions({ words, sendHref }: LookActionsProps) {
  return (
    <div className={styles.actions}>
      <div className={styles.send}>
        <Button href={sendHref} data-send aria-describedby="look-send-note">
          {words.send}
        </Button>
        <p id="look-send-note" className={styles.note}>
          {words.sendNote}
        </p>
      </div>
      <div className={styles.more}>
        <Button variant="secondary" size="small" data-copy="link">
          <Icon of={LinkIcon} />
          {words.link}
        </Button>
        <Button variant="secondary" size="small" data-copy="json">
          <Icon of={Copy} />
          {words.json}
        </Button>
        <Button variant="quiet" size="small" data-reset>
          <Icon of={Reset} />
          {words.reset}
        </Button>
      </div>
      <p role="status" className={styles.said} data-said />
      <div data-copy-text hidden>
        <label htmlFor="look-copy" className={styles.note}>
          {words.text}
        </label>
        <textarea id="look-copy" readOnly rows={5} className={styles.text} />
      </div>
    </div>
  );
}
