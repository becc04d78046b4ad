/**
 * The commands of `npm run leads`: they manage the leads of the configured database. They run in plain Node, so nothing
 * here may import a .tsx file, directly or indirectly.
 */
import type { Database } from '../database/openDatabase.ts';
import type { DeliveryTable } from '../database/schema.ts';
import type { Env } from '../env.ts';
import { replayDead, replayDelivery, replayLead } from '../outbox/replay.ts';
import { applyRetention, formatRetention } from './applyRetention.ts';
import { exportFormats } from './exportFormats.ts';
import { formatFullName } from './formatFullName.ts';
import { filterOptions, parseLeadFilter } from './leadFilter.ts';
import { findLead, findRemovals, type LeadRecord, readLeads } from './leadRecords.ts';
import { erasePersonalData, exportPersonalData, parseAddress } from './personalData.ts';
import { isBalanced, type ReconciliationReport, reconcile } from './reconcile.ts';
import { type Command, CommandError, type CommandLine } from './runCommandLine.ts';

const usage = `Usage: npm run leads -- COMMAND
  list [FILTERS]                              all leads, oldest first
  show ID                                     one lead and how its deliveries stand (the start of an id will do)
  export --format csv|json [FILTERS]          to standard output
  replay ID | --dead                          a lead's or a delivery's id: tries again what did not arrive
  reconcile                                   do the books balance?
  person EMAIL --export | --erase             everything about one address, outbox and newsletter included
  consents                                    proofs of consent to vendors, with the texts they were given to, as JSON
  retain                                      deletes what has been kept long enough; the server does so daily
Filters, any of them together: --since DATE, --until DATE (days of UTC, both included; or times), --form NAME,
  --locale de|en, --target NAME and --state STATE (leads with a delivery like that)`;

const commands: Record<string, Command> = {
  async *list(database, _words, options) {
    let count = 0;
    for await (const lead of readLeads(database, parseLeadFilter(options))) {
      count++;
      yield `${formatLeadLine(lead)}\n`;
    }
    if (count === 0) yield 'No leads.\n';
  },

  async show(database, [id]) {
    if (!id) throw new CommandError('Which lead? Give its id: npm run leads -- show ID');
    const lead = await findLead(database, id);
    if (lead) return formatLead(lead);
    const removals = await findRemovals(database, id);
    if (removals.length > 0) return ['This lead is erased.', ...removals.map(formatDelivery)].join('\n');
    throw new CommandError(`There is no lead, or more than one, with the id ${id}.`);
  },

  export(database, _words, { format, ...options }) {
    if (format !== 'csv' && format !== 'json')
      throw new CommandError('Say in which format: --format csv or --format json.');
    return exportFormats[format](readLeads(database, parseLeadFilter(options)));
  },

  async replay(database, [id], { dead }) {
    if (Boolean(id) === Boolean(dead)) throw new CommandError('Give either the id of a lead or delivery, or --dead.');
    const count = id ? await replayById(database, id) : await replayDead(database);
    return `${count} ${count === 1 ? 'delivery is' : 'deliveries are'} due now; the running server sends them.`;
  },

  async *reconcile(database) {
    const report = await reconcile(database);
    yield `${formatReconciliation(report)}\n`;
    if (!isBalanced(report)) throw new CommandError('The books do not balance: something was lost or added by hand.');
    yield 'The books balance.\n';
  },

  async person(database, [given = ''], options, env) {
    const address = parseAddress(given);
    if (!address) throw new CommandError('Whose? Give an email address: npm run leads -- person EMAIL --export');
    if (Boolean(options.export) === Boolean(options.erase))
      throw new CommandError('Say what to do: --export or --erase.');
    if (options.export) return JSON.stringify(await exportPersonalData(database, address), null, 2);
    const { leads, deliveries, subscriptions, letters, removals } = await erasePersonalData(database, address, env);
    return [
      `Erased: ${leads} leads with ${deliveries} deliveries, ${subscriptions} newsletter records with ${letters} mails.`,
      'Mails that have been sent lie in the inboxes of sales and of the person: delete them there.',
      ...mirrorNotice(removals, env),
    ].join('\n');
  },

  async consents({ query }) {
    const given = await query.selectFrom('consent').selectAll().orderBy('given_at').orderBy('id').execute();
    const texts = await query.selectFrom('consent_text').selectAll().orderBy('version').orderBy('locale').execute();
    return JSON.stringify(
      { consents: given, texts: texts.map((one) => ({ ...one, text: JSON.parse(one.text) })) },
      null,
      2,
    );
  },

  async retain(database, _words, _options, env) {
    const retained = await applyRetention(database, env);
    return [formatRetention(retained), ...mirrorNotice(retained.removals, env)].join('\n');
  },
};

/** The options of each command. Others are errors: `retain --since` must not be ignored silently. */
const allowedOptions = {
  list: filterOptions,
  export: ['format', ...filterOptions],
  replay: ['dead'],
  person: ['export', 'erase'],
};

/** Reports pending removals from the Firestore mirror, and warns the operator if they cannot be sent. */
function mirrorNotice(removals: number, { FIRESTORE_PROJECT }: Env): string[] {
  if (removals === 0) return [];
  const what = `Documents in Firestore to be removed: ${removals}.`;
  return FIRESTORE_PROJECT
    ? [`${what} The running server does so within a few minutes; "reconcile" counts what is left.`]
    : [`${what} FIRESTORE_PROJECT is not set: they stay there until it is, or until you delete them by hand.`];
}

async function replayById(database: Database, id: string): Promise<number> {
  const lead = await findLead(database, id);
  const count = lead ? await replayLead(database, lead.id) : await replayDelivery(database, id);
  if (count === 0 && !lead)
    throw new CommandError(`There is no lead or delivery with the id ${id} that could be sent again.`);
  return count;
}

const formatLeadLine = ({ id, created_at, form, locale, fields, deliveries }: LeadRecord): string => {
  const { email = '' } = fields;
  const sent = deliveries.map(({ target, state }) => `${target}: ${state}`).join(', ');
  return `${id}  ${created_at}  ${form}/${locale}  ${formatFullName(fields)} <${email}>  ${sent}`.replace(
    / {2,}/g,
    '  ',
  );
};

function formatLead({ id, created_at, form, locale, page, fields, context, deliveries }: LeadRecord): string {
  const facts = Object.entries({ id, received: created_at, form, language: locale, page, ...fields, ...context });
  const width = Math.max(...facts.map(([name]) => name.length));
  const indented = (text: string) => text.replaceAll('\n', `\n${' '.repeat(width + 2)}`);
  const sent = deliveries.map(formatDelivery);
  return [...facts.map(([name, value]) => `${name.padEnd(width)}  ${indented(value)}`), '', ...sent].join('\n');
}

function formatDelivery({ id, ...delivery }: Omit<DeliveryTable, 'lead_id' | 'mailbox' | 'payload'>): string {
  const { attempts, due_at, last_error, receipt, settled_at, state, target } = delivery;
  const when = state === 'pending' ? `next attempt ${due_at}` : `since ${settled_at}`;
  return [`${target}: ${state}, attempts ${attempts}, ${when}`, `id ${id}`, receipt, last_error]
    .filter(Boolean)
    .join('\n  ');
}

const formatReconciliation = ({
  leads,
  deliveries,
  removals,
  subscriptions,
  letters,
  leadsWithoutSalesDelivery,
  unmatched,
}: ReconciliationReport): string =>
  [
    `Leads accepted      ${stock(leads)}`,
    `Deliveries created  ${flow(deliveries)}`,
    `Removals from Firestore created  ${flow(removals)}`,
    `Newsletter requests accepted  ${stock(subscriptions)}`,
    `Newsletter mails created      ${flow(letters)}`,
    `Leads without a delivery to sales: ${leadsWithoutSalesDelivery}`,
    `Records and ledger rows without their counterpart: ${unmatched}`,
  ].join('\n');

const stock = ({ accepted, stored, erased }: ReconciliationReport['leads']): string =>
  `${accepted} = stored ${stored} + erased ${erased}`;

const flow = ({ created, delivered, pending, dead, suppressed, erased }: ReconciliationReport['deliveries']): string =>
  `${created} = delivered ${delivered} + pending ${pending} + dead ${dead} + suppressed ${suppressed} + erased ${erased}`;

export const leadsCommandLine: CommandLine = {
  usage,
  commands,
  allowedOptions,
  options: {
    format: { type: 'string' },
    ...Object.fromEntries(filterOptions.map((name) => [name, { type: 'string' }])),
    dead: { type: 'boolean' },
    export: { type: 'boolean' },
    erase: { type: 'boolean' },
  },
};
