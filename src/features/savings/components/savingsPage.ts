/** What the calculator does on the page around its component: its own fields, the address, the form that sends the result. */

import type { Locale } from '../../../routes/table.ts';
import { format } from '../../../text/format/format.ts';
import type { Input } from '../calculation.ts';
import { type InputName, inputNames, ranges } from '../ranges.ts';
import { isWithin, readAmount } from '../readInput.ts';
import { sliderOf } from './AmountField.tsx';

/** As they were typed. */
export function fieldsOf(form: HTMLFormElement): Partial<Record<InputName, string>> {
  return Object.fromEntries(inputNames.map((name) => [name, inputIn(form, name)?.value ?? '']));
}

/** A number follows its slider, and a slider its number. */
export function keepTogether(form: HTMLFormElement, used: EventTarget, locale: Locale): void {
  for (const name of inputNames) {
    const [field, slider] = [inputIn(form, name), inputIn(form, sliderOf(name))];
    if (!field || !slider) continue;
    if (used === slider) field.value = format('entered', Number(slider.value), locale);
    const amount = readAmount(field.value, ranges[name].decimals);
    if (used === field && isWithin(amount, ranges[name])) slider.value = amount;
  }
}

/**
 * The address holds the calculation, so that it can be shared and "back" returns to it; the other language takes it
 * along, and the form sends what stands in the fields, right or wrong: the server judges.
 */
export function tellPage(fields: Partial<Record<InputName, string>>, input: Input | undefined): void {
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

/** The calculation alone; the browser's own command prints the page. */
export function printResult(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'calculation';
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}

function inputIn(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
