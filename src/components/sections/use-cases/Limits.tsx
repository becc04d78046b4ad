import type { UseCase } from '../../../text/content/use-cases/schema.ts';
import { Link } from '../../ui/Link.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';

type LimitsProps = {
  content: UseCase['limits'];
  /** null until the solution page is published. */
  solution: { label: string; href: string } | null;
};

/** The tasks that should stay with people: sentences, not icons. */
export function Limits({ content, solution }: LimitsProps) {
  const link = solution && (
    <Link href={solution.href} variant="standalone">
      {solution.label}
    </Link>
  );
  return (
    <SideHeadSection id="limits" head="wide" title={content.title} actions={link}>
      <RuledList items={content.items} layout="stacked" />
    </SideHeadSection>
  );
}
