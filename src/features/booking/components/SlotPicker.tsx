import { FieldError } from '../../../components/ui/FieldWrapper.tsx';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import type { PickerView } from './createPickerView.ts';
import { DayPager } from './DayPager.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import styles from './SlotPicker.module.css';

type SlotPickerProps = {
  view: PickerView;
  words: Words['booking'];
  label: string;
  error?: string | undefined;
  /** Below the times. */
  note?: string;
};

/** Id of the first time; of the whole picker if no time is free. */
export const errorTargetOf = (view: PickerView | undefined) => (view?.times.length ? 'slot-time' : 'slot');

/**
 * Free slots of one day as radio buttons, behind a month that links to other days. Works with links and forms alone;
 * slot-picker.client.ts turns the month into a keyboard grid and changes days without navigation.
 */
export function SlotPicker({ view, words, label, error, note }: SlotPickerProps) {
  const { picker } = words;
  return (
    <fieldset
      id="slot"
      tabIndex={-1}
      className={styles.picker}
      aria-describedby={error ? 'slot-error' : undefined}
      data-slot-picker
      data-words={JSON.stringify({ ...picker, clock: view.clock, required: words.form.errors.slot.required })}
    >
      <legend className={styles.legend}>{label}</legend>
      <input type="hidden" name="tz" value={view.zone} />
      <div className={styles.columns}>
        <MonthGrid month={view.month} words={picker} />
        <div className={styles.times}>
          <DayPager view={view} words={picker} />
          <p className={styles.zone} data-zone-name>
            {fill(picker.inZone, { zone: view.zoneName })}
          </p>
          <FieldError id="slot" error={error} />
          <div className={styles.days} data-days>
            {view.empty && <p>{view.empty}</p>}
            {view.times.length > 0 && (
              <fieldset>
                <legend>{view.day}</legend>
                <div>
                  {view.times.map(({ value, time, berlin }, index) => (
                    <label key={value}>
                      <input
                        type="radio"
                        name="slot"
                        id={index === 0 ? 'slot-time' : undefined}
                        value={value}
                        defaultChecked={value === view.chosen}
                      />
                      <span>
                        <b>{time}</b>
                        {berlin && <small>{berlin}</small>}
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
          </div>
          {note && <p className={styles.zone}>{note}</p>}
        </div>
      </div>
      <p className={styles.chosen} data-chosen />
      <p className={styles.said} role="status" data-said />
    </fieldset>
  );
}
