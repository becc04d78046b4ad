/** Schemas of a pricing plan and of the extra prices, from the files or the content system. */
import { z } from 'zod';

const text = z.string().trim().min(1);
const count = z.number().int().positive();
/** null: agreed with the customer, shown as "on request". */
const countOrOnRequest = count.nullable();

export const planTypes = ['essential', 'professional', 'enterprise'] as const;

/** Pricing plan, field by field as in spec section 3; operators and channels come from the table of section 9. */
export const planSchema = z.object({
  type: z.enum(planTypes),
  slug: text,
  title: text,
  subtitle: text,
  desc: text,
  /** Euro per month, net, unformatted. */
  price: z.number().positive(),
  /** Active users per month. */
  users: count,
  /** Chatbot projects. */
  chatbot: count,
  /** AI system accounts. */
  ai: count,
  operators: countOrOnRequest,
  channels: countOrOnRequest,
  /** True if the plan includes a custom interface to the customer's systems. */
  customApi: z.boolean(),
  /** The sentence that introduces the list of features. */
  content: text,
  /** Included in the price. */
  free: text,
  features: z.array(text).min(1),
  customize: z.array(text).min(1),
  /** Label of the plan's button. */
  btn: text,
});

const extraPrice = z.number().min(0.01);
export const extraPricesSchema = z.object({ operator: extraPrice, channel: extraPrice });
export type ExtraPrices = z.infer<typeof extraPricesSchema>;

export type Plan = z.infer<typeof planSchema>;
export type PlanType = Plan['type'];

type PlanText = Pick<Plan, 'title' | 'subtitle' | 'desc' | 'content' | 'free' | 'features' | 'customize' | 'btn'>;
/** The texts of a language; the figures are in plans/figures.ts. */
export type PlanTexts = Record<PlanType, PlanText>;
