/**
 * The context of a lead: how the visitor came to the form, carried in hidden fields. The visitor did not type it, so it
 * never makes a form fail: invalid values are dropped, long ones are cut.
 */
import { z } from 'zod';
import { isContactReason } from '../text/content/contactHref.ts';
import { planTypes } from '../text/content/planSchema.ts';
import { sanitiseLine } from './definitions/fields.ts';

/** Click ids such as `gclid` identify a person's click, not a campaign; they need consent and are not read here. */
export const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

const maxLength = 100;

const campaign = z
  .string()
  .catch('')
  .transform((value) => [...sanitiseLine(value)].slice(0, maxLength).join('').trim());

/** A host name within the DNS length limit (RFC 1035), with an optional port. */
const host = /^[a-z\d][a-z\d.-]{0,252}(:\d{1,5})?$/;

const schema = z.object({
  /** The plan whose button led to the form. */
  plan: z.enum(['', ...planTypes]).catch(''),
  /** The page or the reason of the call to action that led to the form. */
  about: z
    .string()
    .refine((value) => value === '' || isContactReason(value))
    .catch(''),
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  utm_term: campaign,
  utm_content: campaign,
  /** The host of the page with the link, never its path or query. */
  referrer: z.string().toLowerCase().regex(host).catch(''),
}) satisfies z.ZodType<Record<(typeof campaignParameters)[number], string>>;

export type ContextName = keyof z.output<typeof schema>;
export type LeadContext = Partial<Record<ContextName, string>>;

/** In display order. */
export const contextNames = Object.keys(schema.shape) as ContextName[];

/** Picks the context out of form fields or URL parameters. */
export const parseLeadContext = (given: Record<string, unknown>): LeadContext =>
  Object.fromEntries(Object.entries(schema.parse(given)).filter(([, value]) => value !== ''));
