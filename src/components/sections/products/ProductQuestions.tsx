import type { ProductText } from '../../../text/content/products/schema.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ProductQuestions.module.css';

/** Frequent questions about this product; phones fold the answers. */
export function ProductQuestions({ words }: { words: ProductText['questions'] }) {
  return (
    <Section id="questions" labelledBy="questions-title" className={styles.section}>
      <SectionHead id="questions-title" title={words.title} />
      <div>
        {words.items.map(({ question, answer }) => (
          <Fold key={question} summary={<h3 className={styles.question}>{question}</h3>} className={styles.item}>
            <p className={styles.answer}>{answer}</p>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
