import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Both parts of a mail from one component. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const plainHeading = { selector: 'h1', options: { uppercase: false } };
  return { html, text: toPlainText(html, { wordwrap: false, selectors: [plainHeading] }) };
}
