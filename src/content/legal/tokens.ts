/** What legal texts may name in `{braces}`: the company's data and the figures of billing. */
import { format } from '../../formats/format.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { wordsFor } from '../../words/words.ts';
import { billing } from '../billing.ts';

/** An empty field of src/site.ts says that it is to be completed before launch. */
export function legalTokens(locale: Locale): Record<string, string> {
  const { toBeCompleted } = wordsFor(locale).common;
  const { brand, legal, contact } = site;
  const given = (value: string) => value || toBeCompleted;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(legal.country);
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
    privacyAuthority: given(legal.privacyAuthority),
    accessibilityAuthority: given(legal.accessibilityAuthority),
    phone: given(contact.phone),
    /** Optional: without a number there is no such line. */
    fax: contact.fax,
    salesMail: given(contact.sales),
    privacyMail: given(contact.privacy),
    accessibilityMail: given(contact.accessibility),
    ...figures(locale),
  };
}

const figures = (locale: Locale) => ({
  paymentDays: String(billing.paymentDays),
  objectionWeeks: String(billing.objectionWeeks),
  acceptanceDays: String(billing.acceptanceDays),
  noticeWeeks: String(billing.noticeWeeks),
  evaluationMonths: String(billing.evaluationMonths),
  returnedDebitFee: format('EUR', billing.returnedDebitFee, locale),
});
