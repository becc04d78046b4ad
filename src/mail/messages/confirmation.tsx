import type { MessageFormName } from '../../leads/desk.ts';
import { personIn } from '../../leads/personIn.ts';
import type { Locale, PageId } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../words/words.ts';
import { look } from '../look.ts';
import { MailSheet } from '../MailSheet.tsx';
import { MailText } from '../MailText.tsx';
import { matterOf } from '../matterOf.ts';
import { renderMail } from '../renderMail.ts';
import type { Content } from '../transport.ts';

type Lead = { form: MessageFormName; locale: Locale; page: PageId; fields: Record<string, string> };

/** Tells the visitor, in their language, that the message is with us. A reply goes to sales. */
export async function confirmation(lead: Lead, salesAddress: string): Promise<Content> {
  const { form, locale, fields } = lead;
  const all = wordsFor(locale);
  const words = all.mail.confirmation[form];
  const matter = matterOf(lead, all);
  const greeting = fill(all.mail.greeting, { name: personIn(fields) });
  const intro = fill(words.intro, { matter });

  const parts = await renderMail(
    <MailSheet
      lang={locale}
      brand={site.brand}
      heading={words.heading}
      preview={`${greeting} ${intro}`}
      footer={words.automatic}
    >
      <p style={look.text}>{greeting}</p>
      <p style={look.text}>{intro}</p>
      <p style={look.text}>{fill(words.yourMessage, { matter })}</p>
      <MailText style={look.bubble} text={fields.message ?? ''} />
      <p style={look.text}>{words.addition}</p>
    </MailSheet>,
  );
  return {
    ...parts,
    subject: fill(words.subject, { matter }),
    language: locale,
    replyTo: { name: site.brand, address: salesAddress },
    automatic: 'auto-replied',
  };
}
