import type { Programme } from '../../../text/words/de/partners.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextWithLink } from '../../ui/TextWithLink.tsx';
import styles from './ProgrammeRules.module.css';

type ProgrammeRulesProps = {
  words: Programme['rules'];
  /** Target of the one link in the rules. */
  linkHref: string;
};

/** Conditions of the programme, shown before the application. */
export const ProgrammeRules = ({ words, linkHref }: ProgrammeRulesProps) => (
  <Section id="rules" labelledBy="rules-title" className={styles.columns}>
    <SectionHead id="rules-title" title={words.title} className={styles.head} />
    <ul className={styles.items}>
      {words.items.map(({ title, text }) => (
        <li key={title} className={styles.rule}>
          <h3>{title}</h3>
          <p className={styles.text}>
            {text.includes('{link}') ? <TextWithLink text={text} href={linkHref} label={words.link} /> : text}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
