import type { MailContent } from '../../../outbox/mail/mailTransport.ts';
import type { Locale } from '../../../routes/table.ts';
import { wordsFor } from '../../../text/words/words.ts';

type Lead = { locale: Locale; fields: Record<string, string>; createdAt: string };

/** The result as a PDF for the visitor's mail. */
export async function renderSheetAttachment(
  lead: Lead,
  siteUrl: string,
): Promise<NonNullable<MailContent['attachment']>> {
  const { resultPdf } = await import('../sheet/resultPdf.tsx');
  const filename = wordsFor(lead.locale).roi.sheet.fileName;
  return { filename, contentType: 'application/pdf', content: await resultPdf(lead, siteUrl) };
}
