import type { PricedPlan } from '../../../text/content/plans.ts';
import type { factsOf } from '../../../text/content/products/facts.ts';
import type { Words } from '../../../text/words/de.ts';
import type { PlanColumn } from '../pricing/planColumns.ts';

type Figure = ReturnType<typeof factsOf>['figures'][number];

export type PlanRows = { columns: { title: string }[]; rows: { title: string; cells: string[] }[] };

/** The product's quota per plan, as table columns and rows. */
export function planRows(plans: readonly PlanColumn<PricedPlan>[], figures: readonly Figure[], words: Words): PlanRows {
  const { comparison } = words.pricing;
  const cell = (plan: PlanColumn<PricedPlan>, figure: Figure) =>
    figure === 'customApi' ? comparison[plan.customApi ? 'included' : 'notIncluded'] : plan.figures[figure];
  const title = (figure: Figure) => (figure === 'customApi' ? comparison.customApi : comparison.size[figure].label);
  return {
    columns: [words.product.planColumn, ...figures.map(title)].map((text) => ({ title: text })),
    rows: plans.map((plan) => ({ title: plan.title, cells: figures.map((figure) => cell(plan, figure)) })),
  };
}
