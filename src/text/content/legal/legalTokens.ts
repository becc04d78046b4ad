/** Tokens of the legal texts (`{braces}`): company data and billing figures. */

import type { Locale } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { format } from '../../format/format.ts';
import type { Tokens } from '../../words/fill.ts';
import { platformTokens, wordsFor } from '../../words/words.ts';
import { billing } from '../billing.ts';
import { evaluationMonths } from '../billingSchema.ts';
import { noticeDays } from '../noticeDays.ts';
import { planNames } from '../plans.ts';

const countryNames: Readonly<Record<Locale, Intl.DisplayNames>> = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** Empty fields of src/site.ts become a "to be completed" text. */
export function legalTokens(locale: Locale): Tokens {
  const { common, consent } = wordsFor(locale);
  const { toBeCompleted } = common;
  const { brand, legal, contact } = site;
  const given = (value: string) => value || toBeCompleted;
  const country = countryNames[locale].of(legal.country);
  const address = [legal.street, `${legal.postalCode} ${legal.city}`, country];
  return {
    brand,
    entity: given(legal.entity),
    representative: given(legal.representative),
    street: given(legal.street),
    postalCode: given(legal.postalCode),
    city: given(legal.city),
    country: given(country ?? ''),
    address: legal.street && legal.city ? address.join(', ') : toBeCompleted,
    registerCourt: given(legal.registerCourt),
    registerNumber: given(legal.registerNumber),
    vatId: given(legal.vatId),
    privacyOfficer: given(legal.privacyOfficer),
    hostingProvider: given(legal.hostingProvider),
    mailboxProvider: given(legal.mailboxProvider),
    videoProvider: given(legal.videoProvider),
    privacyAuthority: given(legal.privacyAuthority),
    accessibilityAuthority: given(legal.accessibilityAuthority),
    affiliate: (typeof __AFFILIATE_NAME__ === 'undefined' ? null : __AFFILIATE_NAME__) ?? consent.noAffiliate,
    phone: given(contact.phone),
    /** Optional: an empty number removes the line. */
    fax: contact.fax,
    salesMail: given(contact.sales),
    privacyMail: given(contact.privacy),
    accessibilityMail: given(contact.accessibility),
    ...planNames(locale),
    ...platformTokens(locale),
    ...figures(locale),
  };
}

const figures = (locale: Locale) => ({
  ...noticeDays(locale),
  paymentDays: String(billing().paymentDays),
  objectionWeeks: String(billing().objectionWeeks),
  acceptanceDays: String(billing().acceptanceDays),
  noticeWeeks: String(billing().noticeWeeks),
  evaluationMonths: String(evaluationMonths),
  returnedDebitFee: format('EUR', billing().returnedDebitFee, locale),
});
