import type { LeadForm } from '../../forms/definitions/defineForm.ts';
import { leadForms } from '../../forms/definitions/forms.ts';
import type { LeadFormName } from '../../leads/leadService.ts';
import type { Words } from '../../text/words/de.ts';
import type { MailFact } from './MailFacts.tsx';

/** The fields that the mail to sales lists as facts, in the order of the form. */
export function fieldRows(name: LeadFormName, fields: Readonly<Record<string, string>>, words: Words): MailFact[] {
  const form: LeadForm = leadForms[name];
  const { names, options } = form.texts(words);
  // A stored value may no longer be among the options.
  const shown = (field: string) => options?.[field]?.[fields[field] ?? ''] ?? fields[field];
  return Object.keys(form.fields)
    .filter((field) => form.sales.mail[field] === 'row')
    .map((field) => ({ label: names[field] ?? field, value: shown(field) || words.mail.empty }));
}
