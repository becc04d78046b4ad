import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../words/words.ts';
import { look } from '../look.ts';
import { MailSheet } from '../MailSheet.tsx';
import { renderMail } from '../renderMail.ts';
import type { Content } from '../transport.ts';

type Request = { locale: Locale; link: string; days: number; replyTo: string; siteUrl: string };

/**
 * Asks for the second step of a subscription. Nothing else stands in it, above all no advertising: until the answer,
 * nobody has agreed to any.
 */
export async function confirmSubscription({ locale, link, days, replyTo, siteUrl }: Request): Promise<Content> {
  const words = wordsFor(locale).mail.newsletter.confirm;
  const privacy = new URL(href('privacy-policy', locale, 'newsletter'), siteUrl).href;
  const parts = await renderMail(
    <MailSheet lang={locale} brand={site.brand} heading={words.heading} footer={`${words.automatic} ${privacy}`}>
      <p style={look.text}>{words.intro}</p>
      <p style={look.text}>
        <a href={link} style={look.button}>
          {words.button}
        </a>
      </p>
      <p style={look.text}>
        {fill(words.until, { days })} {words.otherwise}
      </p>
      <p style={look.label}>{words.plain}</p>
      <p style={look.address}>{link}</p>
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
