import { Bubble } from '../../ui/Bubble.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import type { Words } from '../../words/de.ts';
import styles from './ContactThanks.module.css';

type Props = { words: Words['contact']['thanks']; homeHref: string; pricingHref: string };

/** Where an accepted message leads: that it is stored, and what happens with it. No promise of hours or days. */
export const ContactThanks = ({ words, homeHref, pricingHref }: Props) => (
  <Section labelledBy="thanks-title" className={styles.layout}>
    <div className={styles.head}>
      <SectionHead level={1} size={2} id="thanks-title" title={words.title} lead={words.lead} />
      <p className={styles.buttons}>
        <Button href={homeHref}>{words.home}</Button>
        <Button href={pricingHref} variant="secondary">
          {words.pricing}
        </Button>
      </p>
    </div>
    <Stage>
      <h2 className={styles.title}>{words.next}</h2>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <Bubble as="li" key={step} speaker="left" className={styles.ours}>
            {step}
          </Bubble>
        ))}
      </ol>
    </Stage>
  </Section>
);
