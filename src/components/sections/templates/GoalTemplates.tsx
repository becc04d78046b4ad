import type { ComponentProps } from 'react';
import type { Goal } from '../../../text/content/templates.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { type BlockNames, FlowBlocks } from './FlowBlocks.tsx';
import styles from './GoalTemplates.module.css';
import type { MatchingTemplates } from './MatchingTemplates.tsx';
import { TemplateCard } from './TemplateCard.tsx';

type GoalTemplatesProps = {
  goal: Pick<Goal, 'id' | 'meta' | 'teaser'>;
  templates: ComponentProps<typeof MatchingTemplates>['templates'];
  blocks: BlockNames;
  /** Page of the goal with the full templates. */
  href: string;
  label: string;
  /** Counted from 0: surfaces and sides alternate. */
  index: number;
};

const tones = ['sky', 'ink', 'mint', 'petrol'] as const;

/** The templates of one goal: the flow of the first as a picture, and each with its opening sentence. */
export function GoalTemplates({ goal, templates, blocks, href, label, index }: GoalTemplatesProps) {
  const [first] = templates;
  const isMirrored = index % 2 === 1;
  return (
    <Section id={goal.id} labelledBy={`${goal.id}-title`} padding="none" className={styles.goal}>
      <div data-tone={tones[index % tones.length]} className={classes(styles.head, isMirrored && styles.mirrored)}>
        <div className={styles.words}>
          <SectionHead id={`${goal.id}-title`} title={goal.meta.name} lead={goal.teaser} />
          <Link href={href} variant="standalone" aria-label={`${label}: ${goal.meta.name}`}>
            {label}
          </Link>
        </div>
        {first && (
          <div data-tone="card" data-shared="" className={styles.canvas}>
            <p className={styles.bar}>{first.template.name}</p>
            <FlowBlocks steps={first.template.steps} blocks={blocks} />
          </div>
        )}
      </div>
      <ul className={styles.cards}>
        {templates.map((card) => (
          <TemplateCard key={card.template.id} {...card} />
        ))}
      </ul>
    </Section>
  );
}
