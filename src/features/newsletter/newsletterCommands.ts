/**
 * The commands of `npm run newsletter`. They run in plain Node, so nothing here may import a .tsx file: the running
 * server renders and sends the outbox rows that they write.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../../database/openDatabase.ts';
import { CommandError, type CommandLine } from '../../leads/runCommandLine.ts';
import { type Locale, locales } from '../../routes/table.ts';
import { type NewsletterIssue, parseNewsletterIssue } from './newsletterIssue.ts';
import { countRecipients, queueIssue } from './queueIssue.ts';

const usage = `Usage: npm run newsletter -- COMMAND
  send FILE.md --locale de|en [--dry-run]     to every confirmed address of that language; again: to those who lack it
  list                                        all issues and how their mails stand`;

async function issueIn(file: string, locale: Locale): Promise<NewsletterIssue> {
  const source = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`The file ${file} cannot be read.`);
  });
  return parseNewsletterIssue(source, basename(file), locale);
}

async function preview(database: Database, issue: NewsletterIssue): Promise<string> {
  const { queued, alreadyQueued } = await countRecipients(database, issue);
  return [
    `Issue ${issue.id}: ${issue.subject}`,
    '',
    issue.markdown,
    '',
    `Dry run, nothing was sent: ${addresses(queued)} would get it, ${addresses(alreadyQueued)} had it before.`,
  ].join('\n');
}

async function send(database: Database, issue: NewsletterIssue): Promise<string> {
  const { queued, alreadyQueued } = await queueIssue(database, issue);
  return `Issue ${issue.id}: in the outbox for ${addresses(queued)}, ${addresses(alreadyQueued)} had it before; the running server sends it.`;
}

async function issues({ query }: Database): Promise<string[]> {
  const rows = await query
    .selectFrom('newsletter_issue')
    .leftJoin('letter', 'letter.issue_id', 'newsletter_issue.id')
    .select(['newsletter_issue.id', 'newsletter_issue.created_at', 'newsletter_issue.subject', 'letter.state'])
    .select((select) => select.fn.count('letter.id').as('mails'))
    .groupBy(['newsletter_issue.id', 'newsletter_issue.created_at', 'newsletter_issue.subject', 'letter.state'])
    .orderBy('newsletter_issue.created_at')
    .orderBy('letter.state')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, states]) => {
    const counts = states.flatMap(({ state, mails }) => (state ? `${state}: ${mails}` : []));
    return `${id}  ${states[0]?.created_at}  ${states[0]?.subject}  ${counts.join(', ') || 'no mails'}`;
  });
}

const addresses = (count: number): string => `${count} ${count === 1 ? 'address' : 'addresses'}`;

export const newsletterCommandLine: CommandLine = {
  usage,
  options: { locale: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  commands: {
    async send(database, [file], { locale, 'dry-run': dryRun }) {
      if (!file) throw new CommandError('Which issue? Give its file: npm run newsletter -- send FILE.md --locale de');
      const language = locales.find((one) => one === locale);
      if (!language) throw new CommandError('Say to whom: --locale de or --locale en.');
      const issue = await issueIn(file, language);
      return dryRun ? preview(database, issue) : send(database, issue);
    },

    async list(database) {
      const lines = await issues(database);
      return lines.length === 0 ? 'No issues yet.' : lines.join('\n');
    },
  },
};
