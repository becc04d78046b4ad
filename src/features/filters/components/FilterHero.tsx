import type { ComponentProps } from 'react';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import { Stage } from '../../../components/ui/Stage.tsx';
import { FilterForm } from './FilterForm.tsx';
import styles from './FilterHero.module.css';

type FilterHeroProps = {
  title: string;
  lead: string;
  stage: 'mint' | 'sky';
  filter: ComponentProps<typeof FilterForm>;
};

/** Title of the list, and the filter form styled as a conversation. */
export function FilterHero({ title, lead, stage, filter }: FilterHeroProps) {
  return (
    <Section labelledBy="list-title" className={styles.columns}>
      <SectionHead level={1} id="list-title" title={title} lead={lead} />
      <Stage tone={stage} sun>
        <FilterForm {...filter} />
      </Stage>
    </Section>
  );
}
