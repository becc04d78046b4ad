import type { ComponentProps } from 'react';
import type { Goal } from '../../../text/content/templates.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './GoalTemplates.module.css';
import type { MatchingTemplates } from './MatchingTemplates.tsx';
import { TemplateCard } from './TemplateCard.tsx';

type GoalTemplatesProps = {
  goal: Pick<Goal, 'id' | 'meta' | 'teaser'>;
  templates: ComponentProps<typeof MatchingTemplates>['templates'];
  /** Page of the goal with the full templates. */
  href: string;
  label: string;
  tone: 'paper' | 'card';
};

/** The templates of one goal, each with its opening sentence. */
export function GoalTemplates({ goal, templates, href, label, tone }: GoalTemplatesProps) {
  return (
    <Section id={goal.id} tone={tone} ruled labelledBy={`${goal.id}-title`} className={styles.columns}>
      <div className={styles.head}>
        <SectionHead id={`${goal.id}-title`} title={goal.meta.name} lead={goal.teaser} />
        <Link href={href} variant="standalone">
          {label}
        </Link>
      </div>
      <ul className={styles.cards}>
        {templates.map((card) => (
          <TemplateCard key={card.template.id} {...card} />
        ))}
      </ul>
    </Section>
  );
}
