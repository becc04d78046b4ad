import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './DecisionHero.module.css';

type DecisionHeroProps = { words: Words['businessSolution']; contactHref: string };

/** Key facts for decision makers, beside a note for the meeting. */
export function DecisionHero({ words, contactHref }: DecisionHeroProps) {
  const { note } = words;
  return (
    <Section labelledBy="business-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead level={1} id="business-title" title={words.title} lead={words.lead} />
        <Button href={contactHref}>{words.cta}</Button>
      </div>
      <Stage>
        <figure aria-label={note.label}>
          <Card raised className={styles.note}>
            <p className={styles.title}>{note.title}</p>
            <dl className={styles.lines}>
              {note.lines.map(({ name, text }) => (
                <div key={name} className={styles.line}>
                  <dt className={styles.name}>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p data-tone="marigold" className={styles.decision}>
              {note.decision}
            </p>
          </Card>
        </figure>
      </Stage>
    </Section>
  );
}
