import type { Words } from '../../../text/words/de.ts';
import { Card } from '../../ui/Card.tsx';
import { Price } from '../../ui/Price.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Extras.module.css';

type ExtrasProps = {
  words: Words['pricing'];
  /** Formatted in the page's language. */
  prices: { operator: string; channel: string };
};

/** Extras of a plan (spec section 9, Notes), and the add-ons, which have no list price. */
export function Extras({ words, prices }: ExtrasProps) {
  const { extras } = words;
  return (
    <Section id="extras" labelledBy="extras-title" className={styles.columns}>
      <SectionHead id="extras-title" title={extras.title} lead={extras.lead} className={styles.head} />
      <div className={styles.extras}>
        <Card as="article" className={styles.extra}>
          <h3>{extras.operator.title}</h3>
          <p className={styles.text}>{extras.operator.text}</p>
          <Price size="medium" amount={prices.operator} period={words.perMonth} note={words.vatNote} />
        </Card>
        <Card as="article" className={styles.extra}>
          <h3>{extras.channel.title}</h3>
          <p className={styles.text}>{extras.channel.text}</p>
          <Price size="medium" amount={prices.channel} period={words.perMonth} note={words.vatNote} />
        </Card>
      </div>
      <Card as="article" tone="sky" speaker="right" className={styles.addOns}>
        <h3>{extras.addOnsTitle}</h3>
        <p>{extras.addOns}</p>
      </Card>
    </Section>
  );
}
