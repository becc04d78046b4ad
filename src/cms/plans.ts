/** Pricing plans of the content system (spec section 3): the price is a text there, euro per month. */
import { z } from 'zod';
import { type Plan, planSchema, planTypes } from '../text/content/planSchema.ts';
import { isRecord } from './flatten.ts';

/** `449`, `449,00`, `1499.50`; a separator before three digits separates thousands, as in `1.499`. */
const price = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^\d{1,3}([.,]?\d{3})*([.,]\d{1,2})?$/)
    .transform((text) => Number(text.replace(/[.,](?=\d{3})/g, '').replace(',', '.'))),
]);

/** Lists are lines of a component, or plain texts. */
const lines = z.array(z.preprocess((line) => (isRecord(line) ? line.text : line), z.string().trim().min(1))).min(1);

const count = z.coerce.number();
const perhapsOnRequest = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? null : Number(value)));

const answer = z.object({
  type: z.enum(planTypes),
  slug: z.string().nullish(),
  title: z.string(),
  subtitle: z.string(),
  desc: z.string(),
  price,
  users: count,
  chatbot: count,
  ai: count,
  operators: perhapsOnRequest,
  channels: perhapsOnRequest,
  customApi: z.boolean().nullish(),
  content: z.string(),
  free: z.string(),
  features: lines,
  customize: lines,
  btn: z.string(),
});

/** Accepts all three plans or none: two new plans beside an outdated third would be an inconsistent offer. */
export const plans = z.array(answer).transform((entries, context): Plan[] =>
  planTypes.map((type) => {
    const [entry, ...more] = entries.filter((candidate) => candidate.type === type);
    const { data } = planSchema.safeParse({
      ...entry,
      slug: entry?.slug ?? type,
      customApi: entry?.customApi ?? false,
    });
    if (data && more.length === 0) return data;
    context.addIssue({ code: 'custom', message: `${type} is not one whole plan` });
    return z.NEVER;
  }),
);
