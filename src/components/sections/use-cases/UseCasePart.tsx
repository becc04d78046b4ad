import type { UseCase } from '../../../text/content/use-cases/schema.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ContentPicture } from '../pictures/ContentPicture.tsx';
import styles from './UseCasePart.module.css';

type UseCasePartProps = {
  part: UseCase['parts'][number];
  chatWindow: ChatWindowWords;
  /** null if no goal has this anchor. */
  templates: { href: string; label: string } | null;
  /** Counted from 0: surfaces and sides alternate. */
  index: number;
};

/** One flow with its anchor: use, steps, and a picture of a run. */
export function UseCasePart({ part, chatWindow, templates, index }: UseCasePartProps) {
  const { id, title, lead, steps, picture } = part;
  const isEven = index % 2 === 0;
  return (
    <Section
      id={id}
      labelledBy={`${id}-title`}
      tone={isEven ? 'card' : 'paper'}
      className={classes(styles.part, !isEven && styles.mirrored)}
    >
      <SectionHead id={`${id}-title`} title={title} lead={lead} className={styles.head} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.picture}>
        <Stage tone={isEven ? 'sky' : 'mint'} speaker={isEven ? 'right' : 'left'}>
          <ContentPicture picture={picture} chatWindow={chatWindow} />
        </Stage>
      </div>
      {templates && (
        <Link href={templates.href} variant="standalone">
          {templates.label}
        </Link>
      )}
    </Section>
  );
}
