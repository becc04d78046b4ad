import type { ReactNode } from 'react';
import type { LeadContext } from '../../../forms/context.ts';
import type { MessageFormName } from '../../../leads/desk.ts';
import { personIn } from '../../../leads/personIn.ts';
import { href } from '../../../routes/hrefs.ts';
import { defaultLocale, isPageId, type Locale } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { fill, wordsFor } from '../../../text/words/words.ts';
import { contextRows } from '../contextRows.ts';
import { fieldRows } from '../fieldRows.ts';
import { look } from '../look.ts';
import { type Fact, MailFacts } from '../MailFacts.tsx';
import { MailSheet } from '../MailSheet.tsx';
import { matterOf } from '../matterOf.ts';
import { renderMail } from '../renderMail.ts';
import { Said, saidInShort } from '../Said.tsx';
import type { Content } from '../transport.ts';

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
export async function leadToSales(lead: Lead, siteUrl: string): Promise<Content> {
  const { id, form, locale, page, createdAt, fields, context } = lead;
  const all = wordsFor(defaultLocale);
  const { mail } = all;
  const words = mail.leadToSales[form];
  const { email = '' } = fields;
  const name = personIn(fields) || email;
  const matter = matterOf(lead, all);
  const received = new Intl.DateTimeFormat(defaultLocale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(createdAt));

  const facts = [
    { label: words.matter, value: matter },
    ...fieldRows(form, fields, all),
    ...contextRows(context),
    { label: mail.facts.page, value: isPageId(page) ? new URL(href(page, locale), siteUrl).href : page },
    { label: mail.facts.language, value: mail.languages[locale] },
    { label: mail.facts.received, value: received },
    { label: mail.facts.reference, value: id },
  ].map(({ label, value }) => ({ label, value: value || mail.empty }));

  const parts = await renderMail(
    <LeadSheet
      lang={defaultLocale}
      heading={fill(words.heading, { name, matter })}
      intro={fill(words.intro, { name, email })}
      preview={saidInShort(form, { fields, locale: defaultLocale })}
      said={<Said form={form} fields={fields} locale={defaultLocale} />}
      facts={facts}
    />,
  );
  return {
    ...parts,
    subject: fill(words.subject, { name, matter }),
    language: defaultLocale,
    replyTo: { name: personIn(fields), address: email },
    automatic: 'auto-generated',
  };
}

type SheetProps = { lang: string; heading: string; intro: string; preview: string; said: ReactNode; facts: Fact[] };

const LeadSheet = ({ lang, heading, intro, preview, said, facts }: SheetProps) => (
  <MailSheet lang={lang} brand={site.brand} heading={heading} preview={preview}>
    <p style={look.text}>{intro}</p>
    {said}
    <MailFacts facts={facts} />
  </MailSheet>
);
