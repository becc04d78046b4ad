import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import { Stage } from '../../../components/ui/Stage.tsx';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import styles from './DemoAgenda.module.css';
import { DemoAgendaDial } from './DemoAgendaDial.tsx';

type DemoAgendaProps = {
  words: Words['booking']['halfHour'];
  dial: Words['booking']['dial'];
  minutes: number;
};

/** The agenda of the demo. */
export const DemoAgenda = ({ words, dial, minutes }: DemoAgendaProps) => (
  <Section tone="petrol-deep" id="half-hour" labelledBy="half-hour-title" className={styles.section}>
    <div className={styles.head}>
      <SectionHead id="half-hour-title" title={fill(words.title, { minutes })} lead={words.lead} />
      <Stage>
        <DemoAgendaDial words={dial} parts={words.parts} minutes={minutes} />
      </Stage>
    </div>
    <ol className={styles.parts}>
      {words.parts.map(({ title, text, minutes: length }, index) => {
        const from = words.parts.slice(0, index).reduce((sum, part) => sum + part.minutes, 0);
        return (
          <li key={title} className={styles.part}>
            <p className={styles.span}>{fill(words.span, { from, to: from + length })}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  </Section>
);
