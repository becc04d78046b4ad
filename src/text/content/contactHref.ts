import { href } from '../../routes/hrefs.ts';
import { isKnownPageId } from '../../routes/pageOf.ts';
import type { Locale, PageId } from '../../routes/table.ts';
import { type SpecialReason, specialReasons } from '../words/contactReasonWords.ts';
import type { PlanType } from './planSchema.ts';

/** Topics of the contact form, in the order of its list. */
export const contactTopics = ['sales', 'access', 'support', 'press', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];

/** Why somebody writes: the page whose call to action they followed, or a special reason. */
export type ContactReason = PageId | SpecialReason;

export const isSpecialReason = (value: string): value is SpecialReason =>
  specialReasons.some((reason) => reason === value);

export const isContactReason = (value: string): value is ContactReason =>
  isKnownPageId(value) || isSpecialReason(value);

type ContactQuery = { topic?: string | undefined; plan?: string | undefined; about?: string | undefined };

/** The contact form with its topic already chosen; it repeats the plan or the reason. */
export const contactHref = (
  locale: Locale,
  topic: ContactTopic,
  { plan, about }: { plan?: PlanType; about?: ContactReason | undefined } = {},
): string => href('contact', locale) + contactQuery({ topic, plan, about });

/** The query of the contact form, the same in each language; empty if nothing is chosen. */
export function contactQuery({ topic, plan, about }: ContactQuery): string {
  const query = Object.entries({ topic, plan, about }).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return query.length > 0 ? `?${query.join('&')}` : '';
}
