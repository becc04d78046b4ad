import type { Locale } from '../../../routes/table.ts';
import type { Plan } from '../../../text/content/planSchema.ts';
import { format } from '../../../text/format/format.ts';

export const figureNames = ['users', 'chatbot', 'ai', 'operators', 'channels'] as const;
type FigureName = (typeof figureNames)[number];

type Texts = Omit<Plan, FigureName | 'price'>;

/** A plan as the page shows it: money and counts are formatted in the page's language. */
export type PlanColumn = Texts & { price: string; figures: Record<FigureName, string> };

export function planColumns(plans: readonly Plan[], locale: Locale, onRequest: string): PlanColumn[] {
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
