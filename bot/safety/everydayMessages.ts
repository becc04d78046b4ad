/**
 * Everyday sentences in the first person as visitors write them to a sales chat: thanks, farewells, doubts, fatigue, anger.
 * None expresses danger. `everydayMessages.*.json` trains the model: `messages`, and `templates` with alternatives in
 * brackets, `(a|b|)`, and lists in braces. `freshEveryday.*.json` trains nothing.
 */
import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/routes/table.ts';

type Source = { messages: string[]; templates: string[]; lists: Record<string, string[]> };

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

type Picker = (choices: readonly string[]) => string;

function expand(template: string, lists: Source['lists'], pick: Picker): string {
  const inner = /\(([^()]*)\)/;
  let text = template;
  for (let group = inner.exec(text); group; group = inner.exec(text))
    text = text.slice(0, group.index) + pick((group[1] ?? '').split('|')) + text.slice(group.index + group[0].length);
  return text
    .replace(/\{(\w+)\}/g, (_, name: string) => pick(lists[name] ?? []))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,?])/g, '')
    .replace(/^[,. ]+/, '')
    .replace(/,+\./g, '.')
    .trim();
}

/** With its own generator, so the messages are the same in every run. */
function createPicker(): Picker {
  let state = 7;
  return (choices) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return choices[Math.floor((state / 2 ** 32) * choices.length)] ?? '';
  };
}
