import { Link } from '../../../components/ui/Link.tsx';
import { RuledList } from '../../../components/ui/RuledList.tsx';
import { SideHeadSection } from '../../../components/ui/SideHeadSection.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import type { CalculationPageContent } from '../calculationPageContent.ts';

type CalculationLimitsProps = {
  words: RoiCalculator['limits'];
  items: CalculationPageContent['limits'];
  articleHref: string;
};

/** Limits of the result. */
export function CalculationLimits({ words, items, articleHref }: CalculationLimitsProps) {
  const article = (
    <Link href={articleHref} variant="standalone">
      {words.article}
    </Link>
  );
  return (
    <SideHeadSection id="limits" head="wide" title={words.title} lead={words.lead} actions={article}>
      <RuledList items={items} layout="stacked" />
    </SideHeadSection>
  );
}
