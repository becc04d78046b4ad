/** The entity behind the contact call-to-action (spec section 3, lead-row), with its default texts. */

import { href } from '../../routes/hrefs.ts';
import type { Locale, PageId } from '../../routes/table.ts';
import { fillCompanyTokens, wordsFor } from '../words/words.ts';
import type { CmsLeadRow } from './contentKinds.ts';
import { fromCms } from './currentContent.ts';
import { linkTo } from './navigation/linkTo.ts';

export type LeadRow = {
  subHeading: string;
  heading: string;
  cta: { label: string; url: string };
  isExternalUrl: boolean;
};

/**
 * The call to action of a page; the contact form that it links repeats the page. From the CMS; the default texts if there
 * is no CMS or it has not responded (spec section 4).
 */
export function leadRowFor(locale: Locale, about: PageId): LeadRow {
  const given = fromCms('leadRow', locale);
  const row = given ? shown(fillCompanyTokens(given), locale) : defaultRow(locale);
  const [path, query] = row.cta.url.split('?');
  if (path !== href('contact', locale)) return row;
  return { ...row, cta: { ...row.cta, url: `${path}?${query ? `${query}&` : ''}about=${about}` } };
}

function defaultRow(locale: Locale): LeadRow {
  const { subHeading, heading, ctaLabel } = wordsFor(locale).contactCta;
  return { subHeading, heading, cta: { label: ctaLabel, url: href('contact', locale) }, isExternalUrl: false };
}

/** The default button takes the place of one without target, as of the login in a build without APP_URL. */
function shown({ subHeading, heading, cta }: CmsLeadRow, locale: Locale): LeadRow {
  const link = cta && linkTo(cta.label, cta, locale);
  if (!link) return { ...defaultRow(locale), subHeading, heading };
  const isExternalUrl = link.href.startsWith('https:');
  return { subHeading, heading, cta: { label: link.label, url: link.href }, isExternalUrl };
}
