import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DarkOpening } from '../../ui/DarkOpening.tsx';
import { StageHero } from '../../ui/StageHero.tsx';
import styles from './DecisionHero.module.css';

type DecisionHeroProps = { words: Words['businessSolution']; contactHref: string };

/** Key facts for decision makers, beside a note for the meeting. */
export function DecisionHero({ words, contactHref }: DecisionHeroProps) {
  const { note } = words;
  return (
    <StageHero
      titleId="business-title"
      title={words.title}
      lead={words.lead}
      actions={
        <Button href={contactHref} variant="highlight">
          {words.cta}
        </Button>
      }
      Opening={DarkOpening}
    >
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
          <p data-tone="petrol" className={styles.decision}>
            {note.decision}
          </p>
        </Card>
      </figure>
    </StageHero>
  );
}
