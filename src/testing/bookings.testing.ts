/** For tests: a valid posted booking, and parsed mails. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export function demoForm(slot: string, changes: Record<string, string> = {}): Request {
  const fields = {
    topic: 'shop',
    slot,
    tz: 'America/New_York',
    name: 'Zoë Müßig',
    company: 'Müßig & Töchter GmbH',
    email: 'zoe@example.org',
    phone: '',
    ...changes,
  };
  return new Request('https://www.example.org/get-a-demo', { method: 'POST', body: new URLSearchParams(fields) });
}

/** Parses all mails in the mail folder. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The calendar file in a mail: as an invitation part and as an attachment. */
export function calendarParts(mail: Email): { type: string; method: string | undefined; text: string }[] {
  return mail.attachments
    .filter(({ mimeType }) => /calendar|ics/.test(mimeType))
    .map(({ mimeType, method, content }) => ({
      type: mimeType,
      method,
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    }));
}
