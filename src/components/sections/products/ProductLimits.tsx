import Minus from '~icons/lucide/minus';
import type { ProductText } from '../../../text/content/products/schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './ProductLimits.module.css';

/** Limitations of the product. */
export function ProductLimits({ words, tone }: { words: ProductText['limits']; tone: Tone }) {
  return (
    <Section tone={tone} id="limits" labelledBy="limits-title" className={styles.columns}>
      <SectionHead id="limits-title" title={words.title} lead={words.lead} className={styles.head} />
      <ul className={styles.list}>
        {words.items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon of={Minus} className={styles.sign} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
