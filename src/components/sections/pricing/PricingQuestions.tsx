import type { PricingQuestion } from '../../../text/content/pricing-questions/pricingQuestion.ts';
import type { Words } from '../../../text/words/de.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Link } from '../../ui/Link.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import styles from './PricingQuestions.module.css';

type PricingQuestionsProps = {
  words: Words['pricing']['questions'];
  questions: readonly PricingQuestion[];
  askHref: string;
};

/** Frequent questions before signing. */
export function PricingQuestions({ words, questions, askHref }: PricingQuestionsProps) {
  const more = (
    <p className={styles.more}>
      {words.more} <Link href={askHref}>{words.ask}</Link>
    </p>
  );
  return (
    <SideHeadSection id="questions" head="wide" title={words.title} lead={words.lead} actions={more}>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({
          id: `question-${id}`,
          title: question,
          content: answer.map((text) => <p key={text}>{text}</p>),
        }))}
      />
    </SideHeadSection>
  );
}
