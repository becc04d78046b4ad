import type { ComponentProps } from 'react';
import { Section } from '../../../components/ui/Section.tsx';
import { ToolHead } from '../../../components/ui/ToolHead.tsx';
import { FilterForm } from './FilterForm.tsx';
import styles from './FilterHero.module.css';

type FilterHeroProps = { title: string; lead: string; filter: ComponentProps<typeof FilterForm> };

/** Title of the list, and the filter form styled as a conversation. */
export const FilterHero = ({ title, lead, filter }: FilterHeroProps) => (
  <Section padding="tool" labelledBy="list-title" className={styles.hero}>
    <ToolHead id="list-title" title={title} lead={lead} />
    <FilterForm {...filter} />
  </Section>
);
