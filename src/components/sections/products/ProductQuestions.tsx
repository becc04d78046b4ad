import type { ProductText } from '../../../text/content/products/schema.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';

/** Frequent questions about this product. */
export function ProductQuestions({ words }: { words: ProductText['questions'] }) {
  return (
    <SideHeadSection id="questions" head="wide" title={words.title}>
      <Accordion items={words.items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
    </SideHeadSection>
  );
}
