import type { Words } from '../../../text/words/de.ts';
import { RuledList } from '../../ui/RuledList.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';

type SalesQuestionsProps = { words: Words['contactUs']['prepare']; pricingHref: string };

/** The questions that sales asks, so that visitors can prepare. */
export const SalesQuestions = ({ words, pricingHref }: SalesQuestionsProps) => (
  <SideHeadSection id="prepare" tone="card" ruled head="wide" title={words.title} lead={words.lead}>
    <RuledList items={words.items} layout="numbered" link={{ href: pricingHref, label: words.pricingLink }} />
  </SideHeadSection>
);
