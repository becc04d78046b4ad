import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Newsletter } from '../../../text/words/de/newsletter.ts';
import styles from './SubscriptionSteps.module.css';

/** The steps of a subscription, from signing up to unsubscribing. */
export const SubscriptionSteps = ({ words }: { words: Newsletter['way'] }) => (
  <Section tone="petrol-deep" id="way" labelledBy="way-title" className={styles.layout}>
    <SectionHead id="way-title" title={words.title} className={styles.head} />
    <ol className={styles.steps}>
      {words.items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
