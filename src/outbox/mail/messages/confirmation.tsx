import { NetResult } from '../../../features/savings/mail/NetResult.tsx';
import { renderSheetAttachment } from '../../../features/savings/mail/renderSheetAttachment.ts';
import { formatFullName } from '../../../leads/formatFullName.ts';
import type { MessageFormName } from '../../../leads/leadService.ts';
import type { Locale } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { fill, wordsFor } from '../../../text/words/words.ts';
import { leadSubject } from '../leadSubject.ts';
import { MailLayout } from '../MailLayout.tsx';
import { mailStyles } from '../mailStyles.ts';
import type { MailContent } from '../mailTransport.ts';
import { plainName } from '../plainName.ts';
import { renderMail } from '../renderMail.ts';

type Lead = {
  form: MessageFormName;
  locale: Locale;
  page: string;
  fields: Record<string, string>;
  createdAt: string;
};

type ConfirmationEnv = { LEADS_TO: string; SITE_URL: string };

/**
 * Confirms the receipt to the visitor, in their language, or sends the requested result. A reply goes to sales. The
 * address is unconfirmed, so the mail repeats no free text except a plain name (decision 0257).
 */
export async function confirmation(lead: Lead, { LEADS_TO, SITE_URL }: ConfirmationEnv): Promise<MailContent> {
  const { form, locale, fields } = lead;
  const all = wordsFor(locale);
  const words = all.mail.confirmation[form];
  // The company of a calculation is free text, so the confirmation leaves it out.
  const matter = form === 'roi' ? '' : leadSubject(lead, all);
  const name = plainName(formatFullName(fields));
  const greeting = name ? fill(all.mail.greeting, { name }) : all.mail.greetingWithoutName;
  const intro = fill(words.intro, { matter });

  const parts = await renderMail(
    <MailLayout
      lang={locale}
      brand={site.brand}
      heading={words.heading}
      preview={`${greeting} ${intro}`}
      footer={words.automatic}
    >
      <p style={mailStyles.text}>{greeting}</p>
      <p style={mailStyles.text}>{intro}</p>
      <p style={mailStyles.text}>{fill(words.yourMessage, { matter })}</p>
      {form === 'roi' && <NetResult fields={fields} locale={locale} />}
      <p style={mailStyles.text}>{words.addition}</p>
    </MailLayout>,
  );
  return {
    ...parts,
    subject: fill(words.subject, { matter }),
    language: locale,
    replyTo: { name: site.brand, address: LEADS_TO },
    autoSubmitted: 'auto-replied',
    ...(form === 'roi' && { attachment: await renderSheetAttachment(lead, SITE_URL) }),
  };
}
