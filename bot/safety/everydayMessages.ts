/**
 * Everyday sentences in the first person as visitors write them to a sales chat: thanks, farewells, doubts, fatigue, anger.
 * None expresses danger. `everydayMessages.*.json` trains the model: `messages`, and `templates` with alternatives in
 * brackets, `(a|b|)`, and lists in braces. `freshEveryday.*.json` trains nothing.
 */
import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/routes/table.ts';
import { createPicker, expand, type Lists } from './expandTemplates.ts';

type Source = { messages: string[]; templates: string[]; lists: Lists };

/** Of each template; more of them would be repetition. */
const variants = 20;

export function everydayMessages(locale: Locale): string[] {
  const { messages, templates, lists }: Source = JSON.parse(
    readFileSync(new URL(`everydayMessages.${locale}.json`, import.meta.url), 'utf8'),
  );
  const pick = createPicker();
  const written = templates.flatMap((template) =>
    Array.from({ length: variants }, () => expand(template, lists, pick)),
  );
  return [...new Set([...messages, ...written])];
}
