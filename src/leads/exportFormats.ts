/** Streams leads as CSV or JSON, one at a time, so that memory use does not depend on their number. */

import { destinationNames } from '../outbox/delivery.ts';
import { crmFields } from './crmFields.ts';
import { crmValues } from './crmValues.ts';
import { csvLine } from './csvLine.ts';
import type { LeadRecord } from './leadRecords.ts';

type Format = (leads: AsyncIterable<LeadRecord>) => AsyncIterable<string>;

export const exportFormats = { csv, json } satisfies Record<string, Format>;

/** All possible columns, because the header line is written before any lead is read. */
const { lead, context, ...forms } = crmFields;
const named: string[] = [lead, ...Object.values(forms), context].flatMap((names) => Object.values(names));
const columns = [...new Set([...named, 'further_fields', ...destinationNames])];

async function* csv(leads: AsyncIterable<LeadRecord>) {
  yield csvLine(columns);
  for await (const lead of leads) {
    const row = rowOf(lead);
    yield csvLine(columns.map((column) => row[column] ?? ''));
  }
}

function rowOf(lead: LeadRecord): Record<string, string> {
  const values = crmValues(lead);
  // Includes fields that the forms no longer have.
  const further = Object.entries(values).filter(([name]) => !columns.includes(name));
  return {
    ...values,
    further_fields: further.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...Object.fromEntries(lead.deliveries.map(({ target, state }) => [target, state])),
  };
}

async function* json(leads: AsyncIterable<LeadRecord>) {
  let before = '[\n';
  for await (const lead of leads) {
    yield before + JSON.stringify({ ...lead, crm: crmValues(lead) }, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
