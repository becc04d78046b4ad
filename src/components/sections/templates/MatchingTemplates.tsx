import type { ComponentProps } from 'react';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './MatchingTemplates.module.css';
import { TemplateCard } from './TemplateCard.tsx';

type MatchingTemplatesProps = {
  /** Describes the selection. */
  title: string;
  templates: readonly ComponentProps<typeof TemplateCard>[];
};

/** Templates of several goals that match the selection, side by side. */
export function MatchingTemplates({ title, templates }: MatchingTemplatesProps) {
  return (
    <Section id="fitting" tone="card" ruled labelledBy="fitting-title" className={styles.section}>
      <SectionHead id="fitting-title" title={title} />
      <ul className={styles.cards}>
        {templates.map((card) => (
          <TemplateCard key={card.template.id} {...card} />
        ))}
      </ul>
    </Section>
  );
}
