import { SideHeadSection } from '../../../components/ui/SideHeadSection.tsx';
import type { Newsletter } from '../../../text/words/de/newsletter.ts';
import styles from './SubscriptionSteps.module.css';

/** The steps of a subscription, from signing up to unsubscribing. */
export const SubscriptionSteps = ({ words }: { words: Newsletter['way'] }) => (
  <SideHeadSection id="way" tone="petrol-deep" head="wide" title={words.title}>
    <ol className={styles.steps}>
      {words.items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </SideHeadSection>
);
