import { describe, expect, expectTypeOf, it } from 'vitest';
import { locales } from '../../routes/table.ts';
import { invalidValues } from '../../testing/invalidValues.testing.ts';
import { wordsFor } from '../../text/words/words.ts';
import { type CrmNames, defineForm } from './defineForm.ts';
import { errorSentences } from './errorSentences.ts';
import { choice, email, line } from './fields.ts';
import { forms } from './forms.ts';

describe.each(Object.values(forms))('The form $name', (form) => {
  const raisedBy = (field: string, value: string) => {
    const issues = form.schema.safeParse({ [field]: value }).error?.issues ?? [];
    return issues.filter(({ path }) => path[0] === field);
  };

  it.each(Object.keys(form.fields))('has a sentence in each language for every issue of %s', (field) => {
    const raised = invalidValues.flatMap((value) => raisedBy(field, value));
    const codes = new Set(raised.map(({ message }) => message));
    expect([...codes].sort()).toEqual([...(form.fields[field]?.issues ?? [])].sort());
    for (const locale of locales) {
      const words = wordsFor(locale);
      for (const issue of raised) {
        const sentence = errorSentences(form, [issue], words)[field];
        expect(sentence).toMatch(/^\p{Lu}.+ .+\.$/u);
        expect(sentence).not.toBe(words.forms.refused.field);
      }
    }
  });
});

it('an issue without a sentence gets the general sentence', () => {
  const words = wordsFor('de');
  const issue = { path: ['email'], message: 'tooShort' };
  expect(errorSentences(forms.contact, [issue], words)).toEqual({ email: words.forms.refused.field });
});

/** `npm run check` fails if one of these compiles. */
describe('A form does not compile', () => {
  const name = 'contact';
  const fields = { email: email().required(), company: line(100) };
  const errors = { email: wordsFor('de').forms.contact.errors.email, company: { tooLong: '', lineBreak: '' } };
  const texts = { labels: { email: '', company: '' }, names: { email: '', company: '' }, errors };
  const mail = { email: 'row', company: 'row' } as const;
  const whole = defineForm({ name, fields, texts: () => texts, sales: { destinations: [], mail } });

  it('without the sentence for one issue of a field', () => {
    const lacking = { ...texts, errors: { ...errors, company: { tooLong: '' } } };
    // @ts-expect-error company can also raise `lineBreak`
    defineForm({ name, fields, texts: () => lacking, sales: null });
  });

  it('without any sentence for a field', () => {
    const lacking = { ...texts, errors: { email: errors.email } };
    // @ts-expect-error company has no sentences
    defineForm({ name, fields, texts: () => lacking, sales: null });
  });

  it('without the label or the name of a field', () => {
    // @ts-expect-error company has no label
    defineForm({ name, fields, texts: () => ({ ...texts, labels: { email: '' } }), sales: null });
    // @ts-expect-error company has no name
    defineForm({ name, fields, texts: () => ({ ...texts, names: { email: '' } }), sales: null });
  });

  it('without the labels of the options of a choice', () => {
    const withChoice = { ...fields, company: choice(['small', 'large'], 'small') };
    const choiceTexts = { ...texts, errors: { ...errors, company: { choice: '' } } };
    // @ts-expect-error the options of company have no labels
    defineForm({ name, fields: withChoice, texts: () => choiceTexts, sales: null });
  });

  it('without the position of a field in the mail to sales', () => {
    // @ts-expect-error company has no place
    defineForm({ name, fields, texts: () => texts, sales: { destinations: [], mail: { email: 'row' } } });
  });

  it('without the CRM name of a field', () => {
    expectTypeOf<{ email: string; company: string }>().toExtend<CrmNames<typeof whole>>();
    // @ts-expect-error company has no CRM name
    const names: CrmNames<typeof whole> = { email: 'email' };
    expect(names).toBeDefined();
  });
});
