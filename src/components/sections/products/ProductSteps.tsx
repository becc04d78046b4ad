import type { ReactNode } from 'react';
import type { ProductText } from '../../../text/content/products/schema.ts';
import { classes } from '../../ui/classes.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import styles from './ProductSteps.module.css';

type ProductStepsProps = {
  words: ProductText['how'];
  /** down: stacked beside the headline. across: in a row below it. */
  direction: 'down' | 'across';
  /** Beside headline and steps. */
  picture?: ReactNode;
};

/** How it works, step by step. */
export function ProductSteps({ words, direction, picture }: ProductStepsProps) {
  const steps = (
    <ol className={styles.steps}>
      {words.steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
  if (!picture && direction === 'down')
    return (
      <SideHeadSection tone="card" ruled id="how" head="wide" title={words.title} lead={words.lead}>
        {steps}
      </SideHeadSection>
    );
  return (
    <Section
      tone="card"
      ruled
      id="how"
      labelledBy="how-title"
      className={classes(styles.section, picture ? styles.beside : styles.across)}
    >
      <SectionHead id="how-title" title={words.title} lead={words.lead} className={styles.head} />
      {steps}
      {picture}
    </Section>
  );
}
