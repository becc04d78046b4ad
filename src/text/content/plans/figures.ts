/**
 * Every price and figure of the plans (spec section 9), net and per month, for both languages. Professional has 1,000
 * active users: the "unlimited" of the same table contradicts it and is not used.
 */
import type { Plan, PlanType } from '../planSchema.ts';

export type Figures = Pick<Plan, 'price' | 'users' | 'chatbot' | 'ai' | 'operators' | 'channels' | 'customApi'>;

export const planFigures = {
  essential: { price: 149, users: 100, chatbot: 1, ai: 1, operators: 1, channels: 1, customApi: false },
  professional: { price: 449, users: 1000, chatbot: 1, ai: 1, operators: 3, channels: 1, customApi: false },
  enterprise: { price: 1499, users: 20_000, chatbot: 2, ai: 2, operators: null, channels: null, customApi: true },
} as const satisfies Record<PlanType, Figures>;

/** Price of one additional unit, per month, in every plan; read it with extraPrices.ts. */
export const extraPriceFiles = { operator: 9.9, channel: 29 } as const;

/** In Germany; `answers.prices` in both languages names it. */
export const vatShare = 0.19;

/** Set to true by the operator once both extra prices are confirmed; `npm run launch-check` fails until then. */
export const extraPricesConfirmed: boolean = false;
