/** Effects of the calculator outside its component: its DOM fields, the URL, and the form that sends the result. */

import type { Locale } from '../../../routes/table.ts';
import { format } from '../../../text/format/format.ts';
import type { CalculatorInput } from '../calculateScenarios.ts';
import { type InputName, inputNames, inputRanges } from '../inputRanges.ts';
import { isWithin, readAmount } from '../readInput.ts';
import { sliderIdOf } from './AmountField.tsx';

/** The fields as typed. */
export function fieldsOf(form: HTMLFormElement): Partial<Record<InputName, string>> {
  return Object.fromEntries(inputNames.map((name) => [name, inputElement(form, name)?.value ?? '']));
}

/** Syncs each number field with its slider. */
export function syncSliders(form: HTMLFormElement, used: EventTarget, locale: Locale): void {
  for (const name of inputNames) {
    const [field, slider] = [inputElement(form, name), inputElement(form, sliderIdOf(name))];
    if (!field || !slider) continue;
    if (used === slider) field.value = format('entered', Number(slider.value), locale);
    const amount = readAmount(field.value, inputRanges[name]);
    if (used === field && isWithin(amount, inputRanges[name])) slider.value = amount;
  }
}

/** Moves a field to the next multiple of its step, as its buttons and the arrow keys do. */
export function stepField(form: HTMLFormElement, name: string, direction: number, locale: Locale): void {
  const field = inputElement(form, name);
  const range = inputNames.includes(name as InputName) ? inputRanges[name as InputName] : undefined;
  if (!field || !range) return;
  const amount = Number(readAmount(field.value, range)) || range.least;
  const steps = direction > 0 ? Math.floor(amount / range.step) + 1 : Math.ceil(amount / range.step) - 1;
  const next = Math.min(Math.max(steps * range.step, range.least), range.most);
  field.value = format('entered', next, locale);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Shows the figure of a field that the visitor has left in the language's format: "7,5" becomes "8", "2400" "2.400". */
export function showFormatted(field: EventTarget, locale: Locale): void {
  if (!(field instanceof HTMLInputElement && inputNames.includes(field.name as InputName))) return;
  const range = inputRanges[field.name as InputName];
  const amount = readAmount(field.value, range);
  if (isWithin(amount, range)) field.value = format('entered', Number(amount), locale);
}

/**
 * Writes the calculation to the URL, so it can be shared and "back" returns to it, and to the links of the language
 * switch. Copies the fields, valid or not, to the form that sends the result: the server validates.
 */
export function syncUrlAndForm(fields: Partial<Record<InputName, string>>, input: CalculatorInput | undefined): void {
  for (const [name, value] of Object.entries(fields)) {
    const hidden = document.querySelector<HTMLInputElement>(`form[data-form=roi] input[name="${name}"]`);
    if (hidden) hidden.value = value;
  }
  if (!input) return;
  const address = new URL(location.href);
  for (const name of inputNames) address.searchParams.set(name, String(input[name]));
  history.replaceState(history.state, '', address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language-switch][href*="#"]')) {
    link.search = address.search;
  }
}

/** Prints the calculation only; the browser's print command prints the whole page. */
export function printResult(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'calculation';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}

function inputElement(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
