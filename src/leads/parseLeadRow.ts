/**
 * Parses the database row of a lead. An earlier release or a person may have written it, so its page or form may no
 * longer exist and its JSON may be damaged. Never throws: deliveries of a row with a `problem` become dead letters
 * (outbox/leadQueue.ts).
 */
import { z } from 'zod';
import type { LeadTable } from '../database/schema.ts';
import { leadForms } from '../forms/definitions/forms.ts';
import { contextNames, type LeadContext } from '../forms/leadContext.ts';
import { defaultLocale, type Locale, locales } from '../routes/table.ts';
import { parseJson } from '../security/readBody.ts';
import type { LeadFormName } from './leadService.ts';

const texts = z.string().transform(parseJson).pipe(z.record(z.string(), z.string()));

export const isLeadFormName = (name: string): name is LeadFormName => Object.hasOwn(leadForms, name);

export type LeadRow = {
  locale: Locale;
  fields: Record<string, string>;
  context: LeadContext;
  /** Why the row cannot be delivered. */
  problem?: string;
};

export function parseLeadRow(row: Pick<LeadTable, 'form' | 'locale' | 'fields' | 'context'>): LeadRow {
  const locale = locales.find((known) => known === row.locale) ?? defaultLocale;
  const fields = texts.safeParse(row.fields).data;
  const context = texts.safeParse(row.context).data ?? {};
  const known = contextNames.flatMap((name) => (context[name] === undefined ? [] : [[name, context[name]]]));
  const problem = !fields
    ? 'The fields of the lead are no JSON object of texts'
    : isLeadFormName(row.form)
      ? undefined
      : `There is no form "${row.form}"`;
  return {
    locale,
    // Kept as text, so that exports and erasure requests lose nothing.
    fields: fields ?? { unreadable: row.fields },
    context: Object.fromEntries(known),
    ...(problem && { problem }),
  };
}
