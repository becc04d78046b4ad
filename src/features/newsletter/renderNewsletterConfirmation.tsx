import { MailButton } from '../../outbox/mail/MailButton.tsx';
import { MailLayout } from '../../outbox/mail/MailLayout.tsx';
import { mailStyles } from '../../outbox/mail/mailStyles.ts';
import type { MailContent } from '../../outbox/mail/mailTransport.ts';
import { renderMail } from '../../outbox/mail/renderMail.ts';
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../text/words/words.ts';

type NewsletterConfirmation = { locale: Locale; link: string; days: number; replyTo: string; siteUrl: string };

/** The confirmation mail of the double opt-in. It contains no advertising: the recipient has not consented yet. */
export async function renderNewsletterConfirmation({
  locale,
  link,
  days,
  replyTo,
  siteUrl,
}: NewsletterConfirmation): Promise<MailContent> {
  const all = wordsFor(locale).mail;
  const words = all.newsletter.confirm;
  const privacy = new URL(href('privacy-policy', locale, 'newsletter'), siteUrl).href;
  const parts = await renderMail(
    <MailLayout
      lang={locale}
      brand={site.brand}
      heading={words.heading}
      preview={words.intro}
      footer={
        <>
          {words.automatic}{' '}
          <a href={privacy} style={mailStyles.quietLink}>
            {all.newsletter.issue.privacy}
          </a>
        </>
      }
    >
      <p style={mailStyles.text}>{words.intro}</p>
      <MailButton href={link} label={words.button} />
      <p style={mailStyles.text}>
        {fill(words.until, { days })} {words.otherwise}
      </p>
      <div data-skip-in-text="true">
        <p style={mailStyles.label}>{words.plain}</p>
        <p style={mailStyles.address}>
          <a href={link} style={mailStyles.quietLink}>
            {link}
          </a>
        </p>
      </div>
    </MailLayout>,
  );
  return {
    ...parts,
    subject: words.subject,
    language: locale,
    replyTo: { name: site.brand, address: replyTo },
    autoSubmitted: 'auto-generated',
  };
}
