/**
 * Defines a form in one place. The types require a label, a name, error sentences and a place in the mail for each
 * field; leads/crmFields.ts requires its CRM name (docs/how-to/add-a-field.md).
 */
import { z } from 'zod';
import type { FormName } from '../../leads/leadService.ts';
import type { DestinationName } from '../../outbox/delivery.ts';
import type { Words } from '../../text/words/de.ts';
import type { Field } from './fields.ts';

type Fields = Readonly<Record<string, Field<string>>>;
type NameIn<F> = Extract<keyof F, string>;
type IssueOf<F> = F extends Field<infer Issue> ? Issue : never;

/** `matter`: in subject and first row. `body`: a separate block. `row`: name and value among the facts. */
export type MailPlace = 'matter' | 'body' | 'row';

/** The texts of a form in one language. */
export type FormTexts<F = Record<string, Field<string>>> = {
  /** The label on the page. */
  labels: Record<NameIn<F>, string>;
  /** A noun for the field, for the mail to sales and the privacy policy. */
  names: Record<NameIn<F>, string>;
  /** One sentence for each issue that a field can raise. */
  errors: {
    [Name in NameIn<F> as [IssueOf<F[Name]>] extends [never] ? never : Name]: Record<IssueOf<F[Name]>, string>;
  };
  /** The labels of a choice's options by their values, for the page and the mail to sales. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

type ChoiceIn<F> = { [Name in NameIn<F>]: 'choice' extends IssueOf<F[Name]> ? Name : never }[NameIn<F>];

/** Forms with a `choice` need the labels of its options. */
type ChoiceTexts<F> = [ChoiceIn<F>] extends [never]
  ? unknown
  : { options: Record<ChoiceIn<F>, Readonly<Record<string, string>>> };

type Sales<F> = {
  /** Destinations of an accepted lead; sales is always among them. */
  destinations: readonly DestinationName[];
  /** Where the mail to sales shows each field. */
  mail: Record<NameIn<F>, MailPlace>;
};

/** The common type of all forms. */
export type Form = {
  name: FormName;
  /** In display order. */
  fields: Fields;
  schema: z.ZodType<{ email: string } & Record<string, string>>;
  texts: (words: Words) => FormTexts;
  /** null: stores no lead. */
  sales: Sales<Record<string, unknown>> | null;
};

/** A form for sales. */
export type LeadForm = Form & { sales: NonNullable<Form['sales']> };

/** CRM names of a form's fields. */
export type CrmNames<F extends Pick<Form, 'fields'>> = Record<NameIn<F['fields']>, string>;

export function defineForm<
  const Name extends FormName,
  F extends Fields & { email: Field<string> },
  S extends Sales<NoInfer<F>> | null,
>(form: { name: Name; fields: F; texts: (words: Words) => FormTexts<NoInfer<F>> & ChoiceTexts<NoInfer<F>>; sales: S }) {
  const shape = Object.fromEntries(Object.entries(form.fields).map(([name, { schema }]) => [name, schema]));
  const schema: Form['schema'] = z.object({ ...shape, email: form.fields.email.schema });
  return { ...form, schema };
}
