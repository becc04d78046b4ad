import type { LeadContext } from '../../leads/context.ts';
import type { MessageFormName } from '../../leads/desk.ts';
import { personIn } from '../../leads/personIn.ts';
import { href } from '../../routes/hrefs.ts';
import { defaultLocale, type Locale, type PageId } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../words/words.ts';
import { contextRows } from '../contextRows.ts';
import { look } from '../look.ts';
import { type Fact, MailFacts } from '../MailFacts.tsx';
import { MailSheet } from '../MailSheet.tsx';
import { MailText } from '../MailText.tsx';
import { matterOf } from '../matterOf.ts';
import { renderMail } from '../renderMail.ts';
import type { Content } from '../transport.ts';

type Lead = {
  id: string;
  form: MessageFormName;
  locale: Locale;
  page: PageId;
  createdAt: string;
  fields: Record<string, string>;
  context: LeadContext;
};

/** A lead as sales reads it, in the company's own language; a reply goes to the visitor. */
export async function leadToSales(lead: Lead, siteUrl: string): Promise<Content> {
  const { id, form, locale, page, createdAt, fields, context } = lead;
  const all = wordsFor(defaultLocale);
  const { mail } = all;
  const words = mail.leadToSales[form];
  const { email = '', message = '' } = fields;
  const name = personIn(fields);
  const matter = matterOf(lead, all);
  // „Ihr Name“ is said to the visitor, not to sales.
  const labels = Object.entries<string>(all.forms[form].labels).map(
    ([field, label]) => [field, field === 'name' ? all.booking.mail.name : label] as const,
  );
  const received = new Intl.DateTimeFormat(defaultLocale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(createdAt));

  const facts = [
    { label: words.matter, value: matter },
    ...labels.flatMap(([field, label]) => (toldElsewhere.has(field) ? [] : [{ label, value: fields[field] }])),
    ...contextRows(context),
    { label: mail.facts.page, value: new URL(href(page, locale), siteUrl).href },
    { label: mail.facts.language, value: mail.languages[locale] },
    { label: mail.facts.received, value: received },
    { label: mail.facts.reference, value: id },
  ].map(({ label, value }) => ({ label, value: value || mail.empty }));

  const parts = await renderMail(
    <LeadSheet
      lang={defaultLocale}
      heading={fill(words.heading, { name })}
      intro={fill(words.intro, { email })}
      message={{ label: mail.facts.message, text: message }}
      facts={facts}
    />,
  );
  return {
    ...parts,
    subject: fill(words.subject, { name, matter }),
    language: defaultLocale,
    replyTo: { name, address: email },
    automatic: 'auto-generated',
  };
}

/** The topic is the matter, the message has a bubble of its own. */
const toldElsewhere = new Set(['topic', 'message']);

type SheetProps = {
  lang: string;
  heading: string;
  intro: string;
  message: { label: string; text: string };
  facts: Fact[];
};

const LeadSheet = ({ lang, heading, intro, message, facts }: SheetProps) => (
  <MailSheet lang={lang} brand={site.brand} heading={heading} preview={message.text}>
    <p style={look.text}>{intro}</p>
    <p style={look.label}>{message.label}</p>
    <MailText style={look.bubble} text={message.text} />
    <MailFacts facts={facts} />
  </MailSheet>
);
