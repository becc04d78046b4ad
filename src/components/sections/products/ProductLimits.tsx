import Minus from '~icons/lucide/minus';
import type { ProductText } from '../../../text/content/products/schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './ProductLimits.module.css';

/** Limitations of the product. */
export function ProductLimits({ words, tone }: { words: ProductText['limits']; tone: Tone }) {
  return (
    <SideHeadSection id="limits" tone={tone} head="wide" title={words.title} lead={words.lead}>
      <ul className={styles.list}>
        {words.items.map((item) => (
          <li key={item} className={styles.item}>
            <Icon of={Minus} className={styles.sign} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </SideHeadSection>
  );
}
