import { FieldPair, FormShell, type FormView, fieldProps } from '../../../components/sections/form/FormShell.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './BookingForm.module.css';
import type { PickerView } from './createPickerView.ts';
import { SlotPicker } from './SlotPicker.tsx';
import { ZoneForm } from './ZoneForm.tsx';

type BookingFormProps = { words: Words['booking']; forms: Words['forms']; view: FormView; picker: PickerView };

/** The booking form (product-decisions.md, Forms): first a slot, then the visitor's details. */
export function BookingForm({ words, forms, view, picker }: BookingFormProps) {
  const { title, lead, details, labels, hints, topics } = words.form;
  const field = fieldProps(labels, view);
  const optional = { note: forms.optional };
  return (
    <Section tone="card" ruled id="book" labelledBy="book-title" className={styles.section}>
      <SectionHead id="book-title" title={title} lead={lead} />
      <ZoneForm view={picker} words={words.picker} />
      <FormShell name="demo" words={forms} own={words.form} {...view}>
        <SlotPicker view={picker} words={words} label={labels.slot} error={view.errors.slot} />
        <Card tone="paper" className={styles.details}>
          <h3 className={styles.title}>{details}</h3>
          <Field
            kind="select"
            {...field('topic')}
            options={Object.entries(topics).map(([value, label]) => ({ value, label }))}
          />
          <FieldPair>
            <Field kind="text" {...field('name')} required autoComplete="name" />
            <Field kind="text" {...field('company')} required autoComplete="organization" />
          </FieldPair>
          <FieldPair>
            <Field
              kind="email"
              {...field('email')}
              hint={hints.email}
              required
              autoComplete="email"
              spellCheck={false}
            />
            <Field kind="tel" {...field('phone')} hint={hints.phone} {...optional} autoComplete="tel" />
          </FieldPair>
        </Card>
      </FormShell>
    </Section>
  );
}
