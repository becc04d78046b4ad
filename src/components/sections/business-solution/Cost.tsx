import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';

type CostProps = {
  words: Words['businessSolution']['cost'];
  links: { prices: string; formula: string };
};

/** The costs, including the customer's own working hours. */
export function Cost({ words, links }: CostProps) {
  const actions = (
    <>
      <Link href={links.prices} variant="standalone">
        {words.prices}
      </Link>
      <Link href={links.formula} variant="standalone">
        {words.formula}
      </Link>
    </>
  );
  return (
    <SideHeadSection id="cost" head="wide" title={words.title} actions={actions}>
      <RuledList items={words.items} layout="stacked" />
    </SideHeadSection>
  );
}
