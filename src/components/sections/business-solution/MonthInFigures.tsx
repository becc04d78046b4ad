import type { Locale } from '../../../routes/table.ts';
import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { DashboardScreen } from '../application/DashboardScreen.tsx';
import styles from './MonthInFigures.module.css';

type MonthInFiguresProps = {
  words: Words['businessSolution']['month'];
  application: Words['application'];
  locale: Locale;
};

/** The dashboard, nearly as wide as the page. */
export const MonthInFigures = ({ words, application, locale }: MonthInFiguresProps) => (
  <Section tone="mint" id="month" labelledBy="month-title" className={styles.section}>
    <SectionHead id="month-title" title={words.title} lead={words.lead} className={styles.head} />
    <DashboardScreen words={application} locale={locale} />
  </Section>
);
