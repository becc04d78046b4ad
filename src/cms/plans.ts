/** Pricing plans of the content system (spec section 3): the price is a text there, euro per month. */
import { z } from 'zod';
import { withContent } from '../text/content/currentContent.ts';
import { type Plan, planSchema, planTypes } from '../text/content/planSchema.ts';
import { planTextsFor } from '../text/content/plans.ts';
import { entryList } from './entryList.ts';
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

const schema = z
  .object({
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
  })
  .transform((plan) => ({ ...plan, slug: plan.slug ?? plan.type, customApi: plan.customApi ?? false }))
  .pipe(planSchema);

/** The site always shows every plan of `planTypes`: a missing or invalid one keeps its last version. */
export const plans = entryList({
  schema,
  key: ['type'],
  required: planTypes,
  fileEntry: (key, locale) =>
    withContent(
      () => undefined,
      () => planTextsFor(locale),
    ).find(({ type }) => type === key),
  collect: (given): Plan[] => planTypes.flatMap((type) => given.filter((plan) => plan.type === type)),
});
