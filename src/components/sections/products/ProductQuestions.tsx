import type { ProductText } from '../../../text/content/products/schema.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ProductQuestions.module.css';

/** Frequent questions about this product. */
export function ProductQuestions({ words }: { words: ProductText['questions'] }) {
  return (
    <Section id="questions" labelledBy="questions-title" className={styles.columns}>
      <SectionHead id="questions-title" title={words.title} className={styles.head} />
      <Accordion items={words.items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
    </Section>
  );
}
