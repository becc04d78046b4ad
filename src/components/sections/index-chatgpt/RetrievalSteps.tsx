import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './RetrievalSteps.module.css';

type RetrievalStepsProps = {
  words: Words['indexChatgpt']['how'];
  links: { product: string; limits: string };
};

/** The steps of an answer: retrieval first, and the fallback if nothing is found. */
export function RetrievalSteps({ words, links }: RetrievalStepsProps) {
  return (
    <Section id="search-first" labelledBy="search-first-title" className={styles.section}>
      <SectionHead id="search-first-title" title={words.title} />
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <p className={styles.note}>{words.note}</p>
        <p className={styles.links}>
          <Link href={links.product} variant="standalone">
            {words.product}
          </Link>
          <Link href={links.limits} variant="standalone">
            {words.limits}
          </Link>
        </p>
      </div>
    </Section>
  );
}
