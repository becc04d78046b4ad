import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextWithLink } from '../../ui/TextWithLink.tsx';
import styles from './SalesQuestions.module.css';

type SalesQuestionsProps = { words: Words['contactUs']['prepare']; pricingHref: string };

/** The questions that sales asks, so that visitors can prepare. */
export function SalesQuestions({ words, pricingHref }: SalesQuestionsProps) {
  return (
    <Section tone="card" ruled id="prepare" labelledBy="prepare-title" className={styles.columns}>
      <SectionHead id="prepare-title" title={words.title} lead={words.lead} className={styles.head} />
      <ol className={styles.items}>
        {words.items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>
              {text.includes('{link}') ? (
                <TextWithLink text={text} href={pricingHref} label={words.pricingLink} />
              ) : (
                text
              )}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
