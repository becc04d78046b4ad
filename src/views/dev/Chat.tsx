import { Bubble } from '../../components/ui/Bubble.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { LogoMark } from '../../components/ui/LogoMark.tsx';
import styles from './parts.module.css';
import type { DevUiWords } from './words.ts';

/** A chat composed of UI components, for visual review. */
export function Chat({ words }: { words: DevUiWords }) {
  const { assistant, status, lines } = words.chat;
  return (
    <Card raised className={styles.chat}>
      <div data-tone="petrol" className={styles.chatHead}>
        <LogoMark inverted />
        <p>
          {assistant}
          <span className={styles.status}>{status}</span>
        </p>
      </div>
      <div className={styles.chatLines}>
        {lines.map((line, index) => (
          <Bubble key={line} speaker={index % 2 ? 'right' : 'left'}>
            {line}
          </Bubble>
        ))}
      </div>
    </Card>
  );
}
