import type { LeadContext } from '../forms/leadContext.ts';
import { crmFields } from './crmFields.ts';
import { isLeadFormName } from './parseLeadRow.ts';

type Lead = Record<keyof typeof crmFields.lead, string> & {
  fields: Readonly<Record<string, string>>;
  context: LeadContext;
};

/** A lead with CRM field names, in the order of the form. */
export function crmValues({ id, created_at, form, locale, page, fields, context }: Lead): Record<string, string> {
  return {
    ...renamed({ id, created_at, form, locale, page }, crmFields.lead),
    ...renamed(fields, isLeadFormName(form) ? crmFields[form] : {}),
    ...renamed(context, crmFields.context),
  };
}

/** Fields without a CRM name (a form no longer has them) keep their name. */
const renamed = (values: Readonly<Record<string, string>>, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [names[name] ?? name, value]));
