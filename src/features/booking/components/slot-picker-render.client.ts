/** Renders the same elements as the server (SlotPicker.tsx, MonthGrid.tsx): their styles select by element. */
import { shortenClock } from '../shortenClock.ts';
import { addDays, mondayOf, offsetAt } from '../time.ts';

export type PickerWords = Record<
  'inZone' | 'besideBerlin' | 'dayFree' | 'dayFreeOne' | 'dayNone' | 'chosen' | 'required' | 'keys',
  string
> & { clock: Intl.DateTimeFormatOptions };

export const berlin = 'Europe/Berlin';
const tag = document.documentElement.lang === 'de' ? 'de-DE' : 'en-GB';
const fill = (text: string, tokens: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => `${tokens[name]}`);

/** Formats a date, or a time in its zone. */
function named(when: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = timeZone + JSON.stringify(options);
  // Creating a format is slower than a hundred uses of it.
  const format = formats.get(key) ?? Intl.DateTimeFormat(tag, { timeZone, ...options });
  formats.set(key, format);
  // Day and month stay on one line.
  return shortenClock(format.format(new Date(when))).replace(/(\d\.?) /, '$1\u00A0');
}
const formats = new Map<string, Intl.DateTimeFormat>();
const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Replaces a link to other days by a button that shows them in place. */
export function replaceLinkWithButton(link: HTMLElement, act: (() => void) | undefined): void {
  const name = link.dataset.step ?? '';
  const attributes = { type: 'button', class: link.className, 'aria-label': name, 'data-step': '' };
  const button = make('button', attributes, ...link.childNodes);
  button.addEventListener('click', () => button.ariaDisabled === 'true' || act?.());
  const hadFocus = link === document.activeElement;
  link.replaceWith(button);
  if (hadFocus) button.focus();
}

type Month = {
  /** YYYY-MM */
  month: string;
  focused: string;
  /** The day whose times are shown. */
  day: string;
  counts: ReadonlyMap<string, number>;
  words: PickerWords;
};

export function drawMonth(root: HTMLElement, { month, focused, day, counts, words }: Month): void {
  say(root, '[data-month-name]', named(`${month}-01`, 'UTC', { month: 'long', year: 'numeric' }));
  Object.assign(root.querySelector('table') ?? {}, { role: 'grid', ariaDescription: words.keys });

  const rows: HTMLElement[] = [];
  for (let start = mondayOf(`${month}-01`); start.slice(0, 7) <= month; start = addDays(start, 7)) {
    const row = make('tr');
    for (let index = 0; index < 7; index++) {
      const date = addDays(start, index);
      const cell = make('td', { 'data-date': date, 'aria-selected': `${date === day}` });
      row.append(cell);
      if (!date.startsWith(month)) continue;
      const count = counts.get(date) ?? 0;
      const pattern = count > 1 ? words.dayFree : count ? words.dayFreeOne : words.dayNone;
      const attributes = {
        type: 'button',
        tabindex: date === focused ? '0' : '-1',
        'aria-label': fill(pattern, { day: named(date, 'UTC', longDay), count }),
      };
      const button = make('button', attributes, `${+date.slice(8)}`);
      if (!count) button.ariaDisabled = 'true';
      if (date === day) cell.dataset.shown = 'true';
      cell.append(button);
    }
    rows.push(row);
  }
  root.querySelector('tbody')?.replaceChildren(...rows);
}

type Choice = { chosen: string; zone: string; words: PickerWords };
type Day = Choice & { slots: readonly string[]; day: string };

export function drawDay(root: HTMLElement, { slots, day, chosen, zone, words }: Day): void {
  const list = root.querySelector<HTMLElement>('[data-days]');
  const focused = document.activeElement?.closest<HTMLInputElement>('[data-days] input')?.value;
  list?.replaceChildren(dayOf(slots, zone, chosen, words));
  if (focused) list?.querySelector<HTMLElement>(`[value="${focused}"]`)?.focus();
  // With the number of free times.
  const label = root.querySelector('[data-shown] button')?.ariaLabel;
  say(root, '[data-day]', named(day, 'UTC', longDay), label);
  say(
    root,
    '[data-zone-name]',
    fill(words.inZone, { zone: document.querySelector(`option[value="${zone}"]`)?.textContent ?? zone }),
  );
}

/** Says which time is chosen, or that one is missing. */
export function sayChosen(root: HTMLElement, { chosen, zone, words }: Choice): void {
  const time = chosen && named(chosen, zone, { ...longDay, ...words.clock });
  say(root, '[data-chosen]', time ? fill(words.chosen, { time }) : words.required);
}

function dayOf(times: readonly string[], zone: string, chosen: string, words: PickerWords): HTMLElement {
  const row = make('div');
  for (const slot of times) {
    const checked = slot === chosen && { checked: '' };
    const input = make('input', { type: 'radio', name: 'slot', value: slot, ...checked });
    if (slot === times[0]) input.id = 'slot-time';
    const text = make('span', {}, make('b', {}, named(slot, zone, words.clock)));
    const at = Date.parse(slot);
    if (offsetAt(at, zone) !== offsetAt(at, berlin)) {
      text.append(make('small', {}, fill(words.besideBerlin, { time: named(slot, berlin, words.clock) })));
    }
    row.append(make('label', {}, input, text));
  }
  return make('fieldset', {}, make('legend', {}, named(times[0] ?? '', zone, longDay)), row);
}

/** Shows a text. All that one action changes is announced together: several live regions would interrupt each other. */
function say(root: HTMLElement, selector: string, text: string, heard?: string | null): void {
  const place = root.querySelector(selector);
  if (!place || place.textContent === text) return;
  place.textContent = text;
  if (said.push(heard ?? text) > 1) return;
  queueMicrotask(() => root.querySelector('[data-said]')?.replaceChildren(said.splice(0).join('. ')));
}
const said: string[] = [];

function make(name: string, attributes: Record<string, string> = {}, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
