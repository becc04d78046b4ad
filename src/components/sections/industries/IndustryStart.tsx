import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './IndustryStart.module.css';

type IndustryStartProps = {
  start: { title: string; lead: string; items: { title: string; text: string }[]; button: string };
  href: string;
  tone: Tone;
};

/** Preparation for the first conversation with sales, and the link to it. */
export function IndustryStart({ start, href, tone }: IndustryStartProps) {
  return (
    <Section id="start" labelledBy="start-title" tone={tone} ruled={tone === 'card'} className={styles.columns}>
      <div className={styles.head}>
        <SectionHead id="start-title" title={start.title} lead={start.lead} />
        <Button href={href}>{start.button}</Button>
      </div>
      <ol className={styles.items}>
        {start.items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
