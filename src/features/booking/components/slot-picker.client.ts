/**
 * Enhances the slot picker: days and time zones change without navigation, so no input is lost, and the month is a
 * keyboard grid (ARIA APG, date picker). Without this script every part is a link or a form. Free slots are fetched at
 * once, and shown in the visitor's time zone: the picker is in the first screens of its pages.
 */
import { addDays, dateIn, mondayOf, offsetAt } from '../time.ts';
import {
  berlin,
  drawDay,
  drawMonth,
  type PickerWords,
  replaceLinkWithButton,
  sayChosen,
} from './slot-picker-render.client.ts';

const picker = document.querySelector<HTMLElement>('[data-slot-picker]');
if (picker) enhance(picker);
// Only on the way back: from the back/forward cache, or after a choice.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted || history.state?.slot) void import('./show-booking.client.ts').then((it) => it.showBooking(persisted));
});

function enhance(root: HTMLElement): void {
  const part = <Type extends HTMLElement>(selector: string): Type | null => root.querySelector<Type>(selector);
  const words: PickerWords = JSON.parse(root.dataset.words ?? '{}');
  const zoneField = part<HTMLInputElement>('[name=tz]');
  const select = document.querySelector<HTMLSelectElement>('[data-zone-form] select');
  let zone = zoneField?.value ?? berlin;
  let free: string[] = [];
  let day = '';
  let focused = '';
  const checked = part<HTMLInputElement>('[name=slot]:checked');
  const kept: string | undefined = history.state?.slot;
  let chosen = (kept == null && checked?.value) || '';

  /** Cache of each slot's date in the shown zone: read often, slow to compute. */
  let dates = new Map<string, string>();
  function dateOf(slot: string): string {
    const known = dates.get(slot) ?? dateIn(zone, Date.parse(slot));
    dates.set(slot, known);
    return known;
  }
  const dateAt = (index: number) => dateOf(free.at(index) ?? '');
  const steps = () => root.querySelectorAll<HTMLElement>('[data-step]');

  const loading = fetchSlots().then(begin, () => {});

  function begin(slots: string[]): void {
    free = slots;
    if (!free[0]) return;
    // Keeps the day that the server rendered.
    day = part('[data-shown]')?.dataset.date ?? dateAt(0);
    focused = focusedCell()?.dataset.date ?? day;
    const moves = [
      () => show((date) => date >= monthAt(-1)),
      () => show((date) => date >= monthAt(31)),
      () => show((date) => date < day, -1),
      () => show((date) => date > day),
    ];
    steps().forEach((step, index) => {
      replaceLinkWithButton(step, moves[index]);
    });
    // The days are already rendered; rendering them again could move a button during a tap.
    drawGrid();
    const month = part('[data-month]');
    month?.addEventListener('keydown', onKey);
    month?.addEventListener('click', onClick);
    if (kept == null) return;
    if (!chosen && free.includes(kept)) {
      chosen = kept;
      day = focused = dateOf(kept);
    }
    // Without the choice of the server, which was another one.
    draw();
  }

  function draw(): void {
    drawGrid();
    const slots = free.filter((slot) => dateOf(slot) === day);
    drawDay(root, { slots, day, zone, chosen, words });
    // A time that is not shown would be booked unnoticed.
    if (chosen) choose(dateOf(chosen) === day ? chosen : '');
    // A refused form shows this day again.
    zoneField?.form?.setAttribute('action', `?from=${day}`);
  }

  function choose(slot: string): void {
    chosen = slot;
    // For the way back: the browser would restore a time by its place, and a zone without converting the times.
    history.replaceState({ ...history.state, slot, zone }, '');
    sayChosen(root, { chosen, zone, words });
  }

  const focusedCell = () => document.activeElement?.closest<HTMLElement>('[data-date]');
  function drawGrid(): void {
    const month = focused.slice(0, 7);
    const counts = new Map<string, number>();
    for (const slot of free) counts.set(dateOf(slot), (counts.get(dateOf(slot)) ?? 0) + 1);
    const hadFocus = focusedCell();
    drawMonth(root, { month, focused, day, counts, words });
    if (hadFocus) part(`[data-date="${focused}"] button`)?.focus();
    const isAtEnd = [
      monthAt(-1) < dateAt(0).slice(0, 8),
      monthAt(31) > dateAt(-1),
      day <= dateAt(0),
      day >= dateAt(-1),
    ];
    steps().forEach((step, index) => {
      step.ariaDisabled = `${isAtEnd[index]}`;
    });
  }

  /** The month, as YYYY-MM-, that is so many days after the first of another one. */
  const monthAt = (days: -1 | 31, month = focused) => addDays(`${month.slice(0, 8)}01`, days).slice(0, 8);
  /** The same day of a month, or its last one. */
  const dayIn = (month: string) => [month + focused.slice(8), addDays(`${monthAt(31, month)}01`, -1)].sort()[0];

  /** Shows the first matching day with free times, or the last one. */
  function show(matches: (date: string) => boolean, index = 0): void {
    day = focused = free.map(dateOf).filter(matches).at(index) ?? day;
    draw();
  }

  /** Stays within the months with free slots. */
  function moveTo(date: string): void {
    if (date < dateAt(0).slice(0, 8) || date > `${dateAt(-1).slice(0, 8)}32`) return;
    focused = date;
    drawGrid();
  }

  function onKey(event: KeyboardEvent): void {
    if (!focusedCell()) return;
    const monday = mondayOf(focused);
    const targets: Record<string, string | undefined> = {
      ArrowLeft: addDays(focused, -1),
      ArrowRight: addDays(focused, 1),
      ArrowUp: addDays(focused, -7),
      ArrowDown: addDays(focused, 7),
      Home: monday,
      End: addDays(monday, 6),
      PageUp: dayIn(monthAt(-1)),
      PageDown: dayIn(monthAt(31)),
    };
    const target = targets[event.key];
    if (!target || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    moveTo(target);
  }

  function onClick(event: MouseEvent): void {
    const button = (event.target as Element).closest('[data-date] button');
    if (!button) return;
    focused = button.parentElement?.dataset.date ?? focused;
    if (button.ariaDisabled) {
      drawGrid();
      return;
    }
    day = focused;
    draw();
    // By keyboard: the times are below the window at 400 % zoom.
    if (!event.detail) part('[name=slot]')?.focus();
  }

  async function showIn(other: string): Promise<boolean> {
    await loading;
    if (!free[0]) return false;
    zone = other;
    dates = new Map();
    if (zoneField) zoneField.value = zone;
    if (select) {
      if (!select.querySelector(`[value="${zone}"]`)) select.add(new Option(zone.replaceAll('_', ' '), zone));
      select.value = zone;
    }
    day = dateOf(chosen || (part<HTMLInputElement>('[name=slot]')?.value ?? free[0] ?? ''));
    draw();
    return true;
  }

  // Nothing else in the picker changes.
  root.addEventListener('change', ({ target }) => choose((target as HTMLInputElement).value));
  // If the slots cannot be loaded, submit the form: the server renders the page.
  select?.addEventListener('change', () => showIn(select.value).then((shown) => shown || select.form?.submit()));

  // Use the visitor's time zone, unless one was chosen or the form was submitted before.
  const own: string = history.state?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isGiven = new URLSearchParams(location.search).has('tz') || document.querySelector('[autofocus]');
  // Browsers that protect against fingerprinting report UTC, where no visitor lives.
  const isElsewhere =
    own.includes('/') && !isGiven && zone === berlin && offsetAt(Date.now(), own) !== offsetAt(Date.now(), zone);
  if (isElsewhere) void showIn(own);
}

async function fetchSlots(): Promise<string[]> {
  const { slots }: { slots: { start: string }[] } = await (await fetch('/api/slots')).json();
  return slots.map(({ start }) => start);
}
