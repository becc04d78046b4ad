import type { Programme } from '../../../text/words/de/partners.ts';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './PartnerContributions.module.css';

/** The contributions of both partners, on two facing sides. */
export const PartnerContributions = ({ words }: { words: Programme['share'] }) => (
  <Section tone="card" ruled id="sharing" labelledBy="sharing-title" className={styles.section}>
    <SectionHead id="sharing-title" title={words.title} lead={words.lead} />
    <div className={styles.sides}>
      <Card tone="sky" speaker="right" className={styles.side}>
        <h3>{words.you.title}</h3>
        <Points items={words.you.items} />
      </Card>
      <Card tone="mint" className={styles.side}>
        <h3>{words.we.title}</h3>
        <Points items={words.we.items} />
      </Card>
    </div>
  </Section>
);

const Points = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.points}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
