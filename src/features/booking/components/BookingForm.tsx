import { FieldPair, FormShell, type FormView, fieldProps } from '../../../components/sections/form/FormShell.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { ToolHead } from '../../../components/ui/ToolHead.tsx';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import styles from './BookingForm.module.css';
import type { PickerView } from './createPickerView.ts';
import { errorTargetOf, SlotPicker } from './SlotPicker.tsx';
import { ZoneForm } from './ZoneForm.tsx';

type BookingFormProps = {
  words: Words['booking'];
  forms: Words['forms'];
  view: FormView;
  picker: PickerView;
  /** The visitor has just booked. */
  booked: { time: string; href: string } | undefined;
};

/** The booking form (product-decisions.md, Forms) opens the page: first a slot, then the visitor's details. */
export function BookingForm({ words, forms, view, picker, booked }: BookingFormProps) {
  const { title, lead, details, labels, hints, topics } = words.form;
  const field = fieldProps(labels, view);
  const optional = { note: forms.optional };
  return (
    <Section padding="tool" id="book" labelledBy="demo-title" className={styles.section}>
      <ToolHead id="demo-title" title={words.hero.title} lead={words.hero.lead}>
        <Link variant="standalone" href="#half-hour">
          {words.hero.link}
        </Link>
      </ToolHead>
      {booked && (
        <Notice>
          <p data-booked-before>
            {fill(words.form.bookedBefore, { time: booked.time })} <Link href={booked.href}>{words.thanks.manage}</Link>
          </p>
        </Notice>
      )}
      <FormShell
        name="demo"
        words={forms}
        own={words.form}
        {...view}
        errorTargets={{ slot: errorTargetOf(picker) }}
        before={
          <div className={styles.zone}>
            <h2 className={styles.title}>{title}</h2>
            <ZoneForm view={picker} words={words.picker} />
          </div>
        }
        framed={
          <>
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
          </>
        }
      >
        <SlotPicker view={picker} words={words} label={labels.slot} error={view.errors.slot} note={lead} />
      </FormShell>
    </Section>
  );
}
