import type { Locale } from '../../../routes/table.ts';
import type { Plan } from '../../../text/content/planSchema.ts';
import type { PricedPlan } from '../../../text/content/plans.ts';
import { format } from '../../../text/format/format.ts';

export const figureNames = ['users', 'chatbot', 'ai', 'operators', 'channels'] as const;
type FigureName = (typeof figureNames)[number];

/** A plan as the page shows it: money and counts are formatted in the page's language. */
export type PlanColumn<Given extends PricedPlan = Plan> = Omit<Given, FigureName | 'price'> & {
  price: string;
  figures: Record<FigureName, string>;
};

export function planColumns<Given extends PricedPlan>(
  plans: readonly Given[],
  locale: Locale,
  onRequest: string,
): PlanColumn<Given>[] {
  const count = (value: number | null) => (value === null ? onRequest : format('count', value, locale));
  return plans.map(({ price, users, chatbot, ai, operators, channels, ...texts }) => ({
    ...texts,
    price: format('price', price, locale),
    figures: {
      users: count(users),
      chatbot: count(chatbot),
      ai: count(ai),
      operators: count(operators),
      channels: count(channels),
    },
  }));
}
