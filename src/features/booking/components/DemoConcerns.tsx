import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import { TextWithLink } from '../../../components/ui/TextWithLink.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './DemoConcerns.module.css';

type DemoConcernsProps = { words: Words['booking']['isNot']; pricingHref: string };

/** Common concerns that a demo does not involve. */
export const DemoConcerns = ({ words, pricingHref }: DemoConcernsProps) => (
  <Section tone="mint" id="is-not" labelledBy="is-not-title" className={styles.section}>
    <SectionHead id="is-not-title" title={words.title} />
    <dl className={styles.items}>
      {words.items.map(({ title, text }) => (
        <div key={title} className={styles.item}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.text}>
            {text.includes('{link}') ? <TextWithLink text={text} href={pricingHref} label={words.link} /> : text}
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);
