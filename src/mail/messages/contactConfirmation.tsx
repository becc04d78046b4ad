import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../words/words.ts';
import { look } from '../look.ts';
import { MailSheet } from '../MailSheet.tsx';
import { MailText } from '../MailText.tsx';
import { renderMail } from '../renderMail.ts';
import { topicLabel } from '../topicLabel.ts';
import type { Content } from '../transport.ts';

type Lead = { locale: Locale; fields: Record<string, string> };

/** Tells the visitor, in their language, that the message is with us. A reply goes to sales. */
export async function contactConfirmation({ locale, fields }: Lead, salesAddress: string): Promise<Content> {
  const { forms, mail } = wordsFor(locale);
  const words = mail.contactConfirmation;
  const { topics } = forms.contact;
  const { firstname, lastname, message = '' } = fields;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  const topic = topicLabel(fields, topics);

  const parts = await renderMail(
    <MailSheet lang={locale} brand={site.brand} heading={words.heading} footer={words.automatic}>
      <p style={look.text}>{fill(words.greeting, { name })}</p>
      <p style={look.text}>{words.intro}</p>
      <p style={look.text}>{fill(words.yourMessage, { topic })}</p>
      <MailText style={look.bubble} text={message} />
      <p style={look.text}>{words.addition}</p>
    </MailSheet>,
  );
  return {
    ...parts,
    subject: words.subject,
    language: locale,
    replyTo: { name: site.brand, address: salesAddress },
    automatic: 'auto-replied',
  };
}
