/** The entity behind the contact call-to-action (spec section 3, lead-row), with its default texts. */
import { href } from '../routes/hrefs.ts';
import type { Locale } from '../routes/table.ts';
import { wordsFor } from '../words/words.ts';

export type LeadRow = {
  subHeading: string;
  heading: string;
  cta: { label: string; url: string };
  isExternalUrl: boolean;
};

/** What stands there without a content system, and whenever it does not answer (spec section 4). */
export function defaultLeadRow(locale: Locale): LeadRow {
  const { subHeading, heading, ctaLabel } = wordsFor(locale).contactCta;
  return { subHeading, heading, cta: { label: ctaLabel, url: href('contact', locale) }, isExternalUrl: false };
}
