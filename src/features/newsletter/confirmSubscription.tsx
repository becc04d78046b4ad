import { look } from '../../outbox/mail/look.ts';
import { MailButton } from '../../outbox/mail/MailButton.tsx';
import { MailSheet } from '../../outbox/mail/MailSheet.tsx';
import { renderMail } from '../../outbox/mail/renderMail.ts';
import type { Content } from '../../outbox/mail/transport.ts';
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../text/words/words.ts';

type Request = { locale: Locale; link: string; days: number; replyTo: string; siteUrl: string };

/** The confirmation mail of the double opt-in. It contains no advertising: the recipient has not consented yet. */
export async function confirmSubscription({ locale, link, days, replyTo, siteUrl }: Request): Promise<Content> {
  const all = wordsFor(locale).mail;
  const words = all.newsletter.confirm;
  const privacy = new URL(href('privacy-policy', locale, 'newsletter'), siteUrl).href;
  const parts = await renderMail(
    <MailSheet
      lang={locale}
      brand={site.brand}
      heading={words.heading}
      preview={words.intro}
      footer={
        <>
          {words.automatic}{' '}
          <a href={privacy} style={look.quietLink}>
            {all.newsletter.issue.privacy}
          </a>
        </>
      }
    >
      <p style={look.text}>{words.intro}</p>
      <MailButton href={link} label={words.button} />
      <p style={look.text}>
        {fill(words.until, { days })} {words.otherwise}
      </p>
      <div data-skip-in-text="true">
        <p style={look.label}>{words.plain}</p>
        <p style={look.address}>
          <a href={link} style={look.quietLink}>
            {link}
          </a>
        </p>
      </div>
    </MailSheet>,
  );
  return {
    ...parts,
    subject: words.subject,
    language: locale,
    replyTo: { name: site.brand, address: replyTo },
    automatic: 'auto-generated',
  };
}
