import type { ReactNode } from 'react';
import type { LeadRow } from '../../text/content/leadRow.ts';
import { Bubble } from '../ui/Bubble.tsx';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { classes } from '../ui/classes.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import type { Tone } from '../ui/tone.ts';
import styles from './ContactCta.module.css';

type NamedMessage = { name: string; text: string };

type ContactCtaProps = {
  row: LeadRow;
  lead?: string;
  /** Must be unique if a page has two. */
  id?: string;
  /** The section overlaps the previous one with a curved edge (spec section 2). */
  curved?: boolean;
} & (
  | { variant?: 'standard'; tone?: Tone; conversation: { visitor: NamedMessage; team: NamedMessage } }
  /** The page sets the surface and the content beside the text. */
  | { variant: 'custom'; tone: Tone; children?: ReactNode }
);

/** The shared contact call to action, once per page and not as its last section: the footer is the ending. */
export function ContactCta(props: ContactCtaProps) {
  const { row, lead, id = 'contact-cta', curved = false } = props;
  const { tone = 'petrol-deep' } = props;
  const isDark = tone.startsWith('petrol') || tone === 'ink';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-tone={tone}
      data-call-to-action=""
      className={classes(styles.section, curved && styles.curved)}
    >
      <Container className={styles.columns}>
        <div className={styles.words}>
          <SectionHead id={`${id}-title`} eyebrow={row.subHeading} title={row.heading} lead={lead} />
          <Button
            href={row.cta.url}
            variant={isDark ? 'highlight' : 'primary'}
            {...(row.isExternalUrl && { rel: 'noopener' })}
          >
            {row.cta.label}
          </Button>
        </div>
        {props.variant === 'custom' ? props.children : <Conversation {...props.conversation} />}
      </Container>
    </section>
  );
}

function Conversation({ visitor, team }: { visitor: NamedMessage; team: NamedMessage }) {
  return (
    <ol className={styles.conversation}>
      <li className={styles.visitor}>
        <span className={styles.name}>{visitor.name}</span>
        <Bubble speaker="right" color="petrol" className={styles.said}>
          {visitor.text}
        </Bubble>
      </li>
      <li>
        <span className={styles.name}>{team.name}</span>
        <Bubble speaker="left" className={styles.said}>
          {team.text}
        </Bubble>
      </li>
    </ol>
  );
}
