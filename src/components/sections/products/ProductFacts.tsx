import type { ProductText } from '../../../text/content/products/schema.ts';
import styles from './ProductFacts.module.css';

export type Entry = ProductText['details']['entries'][number];

/** Named facts of one detail, each name above its text. */
export function ProductFacts({ facts = [] }: { facts: Entry['facts'] | undefined }) {
  return (
    facts.length > 0 && (
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
