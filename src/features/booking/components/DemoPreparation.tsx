import { Card } from '../../../components/ui/Card.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './DemoPreparation.module.css';

type DemoPreparationProps = { words: Pick<Words['booking'], 'who' | 'bring'> };

export const DemoPreparation = ({ words: { who, bring } }: DemoPreparationProps) => (
  <Section id="prepare" labelledBy="who-title" className={styles.columns}>
    <div className={styles.who}>
      <SectionHead id="who-title" title={who.title} />
      <ul className={styles.people}>
        {who.items.map(({ title, text }) => (
          <li key={title} className={styles.person}>
            <h3>{title}</h3>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{who.note}</p>
    </div>
    <Card tone="sky" speaker="right" className={styles.bring}>
      <h2 className={styles.title}>{bring.title}</h2>
      <ul className={styles.items}>
        {bring.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{bring.note}</p>
    </Card>
  </Section>
);
