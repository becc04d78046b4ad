import type { ReactNode } from 'react';
import type { LeadContext } from '../../../forms/leadContext.ts';
import { formatFullName } from '../../../leads/formatFullName.ts';
import type { MessageFormName } from '../../../leads/leadService.ts';
import { href } from '../../../routes/hrefs.ts';
import { isKnownPageId } from '../../../routes/pageOf.ts';
import { defaultLocale, type Locale } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { fill, wordsFor } from '../../../text/words/words.ts';
import { contextRows } from '../contextRows.ts';
import { fieldRows } from '../fieldRows.ts';
import { LeadContent, summariseLead } from '../LeadContent.tsx';
import { leadSubject } from '../leadSubject.ts';
import { type MailFact, MailFacts } from '../MailFacts.tsx';
import { MailLayout } from '../MailLayout.tsx';
import { mailStyles } from '../mailStyles.ts';
import type { MailContent } from '../mailTransport.ts';
import { renderMail } from '../renderMail.ts';

type Lead = {
  id: string;
  form: MessageFormName;
  locale: Locale;
  page: string;
  createdAt: string;
  fields: Record<string, string>;
  context: LeadContext;
};

/** The mail to sales about a lead, in the default locale; a reply goes to the visitor. */
export async function leadToSales(lead: Lead, siteUrl: string): Promise<MailContent> {
  const { id, form, locale, page, createdAt, fields, context } = lead;
  const all = wordsFor(defaultLocale);
  const { mail } = all;
  const words = mail.leadToSales[form];
  const { email = '' } = fields;
  const name = formatFullName(fields) || email;
  const matter = leadSubject(lead, all);
  const received = new Intl.DateTimeFormat(defaultLocale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(createdAt));

  const facts = [
    { label: words.matter, value: matter },
    ...fieldRows(form, fields, all),
    ...contextRows(context),
    { label: mail.facts.page, value: isKnownPageId(page) ? new URL(href(page, locale), siteUrl).href : page },
    { label: mail.facts.language, value: mail.languages[locale] },
    { label: mail.facts.received, value: received },
    { label: mail.facts.reference, value: id },
  ].map(({ label, value }) => ({ label, value: value || mail.empty }));

  const parts = await renderMail(
    <LeadMail
      lang={defaultLocale}
      heading={fill(words.heading, { name, matter })}
      intro={fill(words.intro, { name, email })}
      preview={summariseLead(form, { fields, locale: defaultLocale })}
      said={<LeadContent form={form} fields={fields} locale={defaultLocale} />}
      facts={facts}
    />,
  );
  return {
    ...parts,
    subject: fill(words.subject, { name, matter }),
    language: defaultLocale,
    replyTo: { name: formatFullName(fields), address: email },
    autoSubmitted: 'auto-generated',
  };
}

type SheetProps = { lang: string; heading: string; intro: string; preview: string; said: ReactNode; facts: MailFact[] };

const LeadMail = ({ lang, heading, intro, preview, said, facts }: SheetProps) => (
  <MailLayout lang={lang} brand={site.brand} heading={heading} preview={preview}>
    <p style={mailStyles.text}>{intro}</p>
    {said}
    <MailFacts facts={facts} />
  </MailLayout>
);
