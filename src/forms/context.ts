/**
 * The context of a lead: how its visitor came to the form, as hidden fields of the form carry it. Nothing of it is asked,
 * so nothing of it is ever a reason to refuse a form: what is no such thing is left out, what is too long is cut.
 */
import { z } from 'zod';
import { planTypes } from '../text/content/schemas.ts';
import { tidyLine } from './definitions/fields.ts';

/** Click ids such as `gclid` name a person's click, not a campaign: they are not taken without consent. */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

const longest = 100;

const campaign = z
  .string()
  .catch('')
  .transform((value) => [...tidyLine(value)].slice(0, longest).join('').trim());

/** The longest name that DNS knows (RFC 1035), and a port. */
const host = /^[a-z\d][a-z\d.-]{0,252}(:\d{1,5})?$/;

const schema = z.object({
  /** The plan whose button led to the form. */
  plan: z.enum(['', ...planTypes]).catch(''),
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  utm_term: campaign,
  utm_content: campaign,
  /** The host of the page with the link, never its path or query. */
  referrer: z.string().toLowerCase().regex(host).catch(''),
}) satisfies z.ZodType<Record<(typeof campaignNames)[number], string>>;

export type ContextName = keyof z.output<typeof schema>;
export type LeadContext = Partial<Record<ContextName, string>>;

/** In the order in which people read them. */
export const contextNames = Object.keys(schema.shape) as ContextName[];

/** The context among other things: fields of a posted form, parameters of an address. */
export const contextIn = (given: Record<string, unknown>): LeadContext =>
  Object.fromEntries(Object.entries(schema.parse(given)).filter(([, value]) => value !== ''));
