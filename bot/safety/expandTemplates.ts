/** Sentences from templates with alternatives in brackets, `(a|b|)`, and lists in braces. */

export type Lists = Readonly<Record<string, readonly string[]>>;

export type Picker = (choices: readonly string[]) => string;

export function expand(template: string, lists: Lists, pick: Picker): string {
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
export function createPicker(): Picker {
  let state = 7;
  return (choices) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return choices[Math.floor((state / 2 ** 32) * choices.length)] ?? '';
  };
}
