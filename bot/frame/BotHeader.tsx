import type { RefObject } from 'react';
import Pencil from '~icons/lucide/square-pen';
import Close from '~icons/lucide/x';
import { Icon } from '../../src/components/ui/Icon.tsx';
import { LogoMark } from '../../src/components/ui/LogoMark.tsx';
import styles from './BotWindow.module.css';
import type { BotConfig } from './botConfig.ts';

type BotHeaderProps = {
  words: BotConfig['words'];
  heading: RefObject<HTMLHeadingElement | null>;
  onAgain: () => void;
  /** Undefined if no page embeds the frame. */
  onClose: (() => void) | undefined;
};

/** Header of the window: identifies the AI, and has the controls of the window. */
export function BotHeader({ words, heading, onAgain, onClose }: BotHeaderProps) {
  return (
    <header className={styles.bar} data-tone="petrol">
      <LogoMark inverted />
      <div className={styles.who}>
        <h1 ref={heading} tabIndex={-1} className={styles.name}>
          {words.name}
        </h1>
        <p className={styles.status}>{words.status}</p>
      </div>
      <button type="button" className={styles.tool} aria-label={words.again} title={words.again} onClick={onAgain}>
        <Icon of={Pencil} />
      </button>
      {onClose && (
        <button type="button" className={styles.tool} aria-label={words.close} title={words.close} onClick={onClose}>
          <Icon of={Close} />
        </button>
      )}
    </header>
  );
}
