import { href } from '../../routes/hrefs.ts';
import { defaultLocale, type Locale, type PageId } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../words/words.ts';
import { look } from '../look.ts';
import { MailSheet } from '../MailSheet.tsx';
import { MailText } from '../MailText.tsx';
import { renderMail } from '../renderMail.ts';
import { topicLabel } from '../topicLabel.ts';
import type { Content } from '../transport.ts';

type Lead = {
  id: string;
  locale: Locale;
  page: PageId;
  createdAt: string;
  fields: Record<string, string>;
};

/** A contact lead as sales reads it, in the company's own language; a reply goes to the visitor. */
export async function leadToSales({ id, locale, page, createdAt, fields }: Lead, siteUrl: string): Promise<Content> {
  const { forms, mail } = wordsFor(defaultLocale);
  const { topics, labels } = forms.contact;
  const { firstname, lastname, email = '', phone, message = '' } = fields;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  const topic = topicLabel(fields, topics);
  const received = new Intl.DateTimeFormat(defaultLocale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(createdAt));

  const rows = [
    { label: mail.facts.topic, value: topic },
    { label: labels.firstname, value: firstname },
    { label: labels.lastname, value: lastname },
    { label: labels.email, value: email },
    { label: labels.phone, value: phone },
    { label: mail.facts.page, value: new URL(href(page, locale), siteUrl).href },
    { label: mail.facts.language, value: mail.languages[locale] },
    { label: mail.facts.received, value: received },
    { label: mail.facts.reference, value: id },
  ].map(({ label, value }) => ({ label, value: value || mail.empty }));

  const parts = await renderMail(
    <LeadSheet
      lang={defaultLocale}
      heading={fill(mail.leadToSales.heading, { name })}
      intro={fill(mail.leadToSales.intro, { email })}
      message={{ label: mail.facts.message, text: message }}
      rows={rows}
    />,
  );
  return {
    ...parts,
    subject: fill(mail.leadToSales.subject, { name, topic }),
    language: defaultLocale,
    replyTo: { name, address: email },
    automatic: 'auto-generated',
  };
}

type SheetProps = {
  lang: string;
  heading: string;
  intro: string;
  message: { label: string; text: string };
  rows: { label: string; value: string }[];
};

const LeadSheet = ({ lang, heading, intro, message, rows }: SheetProps) => (
  <MailSheet lang={lang} brand={site.brand} heading={heading}>
    <p style={look.text}>{intro}</p>
    <p style={look.label}>{message.label}</p>
    <MailText style={look.bubble} text={message.text} />
    {rows.map(({ label, value }) => (
      <div key={label} style={look.row}>
        <span style={look.label}>{label}: </span>
        {value}
      </div>
    ))}
  </MailSheet>
);
