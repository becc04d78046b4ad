import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './Solutions.module.css';

const kinds = ['service', 'marketing', 'sales'] as const;
type Kind = (typeof kinds)[number];

type SolutionsProps = {
  words: Words['home']['solutions'];
  links: Record<Kind, string | null>;
};

/** The three solutions, each with a typical question of its team. */
export function Solutions({ words, links }: SolutionsProps) {
  return (
    <Section id="solutions" labelledBy="solutions-title" className={styles.section}>
      <SectionHead id="solutions-title" title={words.title} />
      <div className={styles.grid}>
        {kinds.map((kind) => {
          const { said, title, text, link } = words[kind];
          const href = links[kind];
          return (
            <Card key={kind} as="article" tone={tones[kind]} className={classes(styles.card, styles[kind])}>
              <div className={styles.talk}>
                <Bubble speaker="right" color={kind === 'service' ? 'petrol' : 'ink'} as="p" className={styles.said}>
                  {said}
                </Bubble>
                {kind === 'service' && (
                  <>
                    <Bubble speaker="left" as="p" className={styles.answer}>
                      {words.service.answer}
                    </Bubble>
                    <Bubble speaker="right" color="petrol" as="p" className={styles.doubt}>
                      {words.service.doubt}
                    </Bubble>
                    <Bubble speaker="left" as="p" className={styles.answer}>
                      {words.service.handover}
                    </Bubble>
                  </>
                )}
              </div>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
                {href && (
                  <Link href={href} variant="standalone">
                    {link}
                  </Link>
                )}
              </div>
            </Card>
          );
        })}
      </div>
    </Section>
  );
}

const tones: Record<Kind, Tone> = { service: 'ink', marketing: 'mint', sales: 'sky' };
