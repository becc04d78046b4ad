/**
 * Further training messages for the roles of numbers (bot/answers/numberRoles.ts), put together from phrases with one
 * number each: the messages that people wrote have too few of the words that may stand beside a number.
 */
import { z } from 'zod';
import { type NumberRole, numberRoles } from '../answers/numberRoles.ts';
import { numbersIn } from '../answers/numbersIn.ts';
import { createRandom } from '../answers/trainClassifier.ts';
import { ownSums } from './acts.ts';
import type { NumberRoleExample } from './numberRoleExamples.ts';

const texts = z.array(z.string());
const byRole = z.partialRecord(z.enum(numberRoles), texts);

/** Each phrase has `{n}` in the place of its number. */
export const numberPhrasesSchema = z.object({
  ...{ openings: texts, joints: texts },
  closings: z.object({ price: texts, savings: texts }),
  /** With several numbers, each as the name of its role: `{users}`. */
  patterns: z.object({ price: texts, savings: texts }),
  ...{ price: byRole, savings: byRole },
});

export type NumberPhrases = z.infer<typeof numberPhrasesSchema>;

/** Each phrase comes first, and each pattern comes, in as many messages. */
const messagesPerPhrase = 6;
const mostPhrases = 4;

export function composeNumberMessages({ openings, joints, closings, patterns, ...phrases }: NumberPhrases) {
  const random = createRandom(5);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return ownSums.flatMap((kind) => {
    const all = numberRoles.flatMap((role) =>
      (phrases[kind][role] ?? []).map((phrase) => phrase.replace('{n}', `{${role}}`)),
    );
    const joined = repeated(all).map((first) => {
      const parts = [first];
      for (let more = Math.floor(random() * mostPhrases); more > 0; more--) {
        const next = pick(all);
        const isNew = parts.every((part) => rolesIn(part)[0] !== rolesIn(next)[0]);
        if (isNew) parts.splice(Math.floor(random() * 3), 0, next);
      }
      return parts.reduce((said, part) => `${said}${pick(joints)}${part}`);
    });
    return [...joined, ...repeated(patterns[kind])].map((pattern): NumberRoleExample => {
      const roles = rolesIn(pattern);
      const written = pattern.replace(slot, (_, role) => numberFor(role, random));
      const text = `${pick(openings)}${written}${pick(closings[kind])}`;
      // "Ein Team aus 3 Leuten".
      const rolesOf = numbersIn(text).numbers.map(({ isWord }) => (isWord ? 'other' : (roles.shift() ?? 'other')));
      return { text, kind, roles: rolesOf };
    });
  });
}

const repeated = (list: readonly string[]): string[] => Array.from({ length: messagesPerPhrase }, () => list).flat();

const slot = /\{(\w+)\}/g;
const rolesIn = (pattern: string): NumberRole[] =>
  [...pattern.matchAll(slot)].flatMap(([, name]) => numberRoles.filter((role) => role === name));

const ranges: Readonly<Record<NumberRole, readonly [number, number]>> = {
  users: [15, 25_000],
  requests: [40, 40_000],
  operators: [1, 40],
  moreOperators: [1, 12],
  channels: [1, 6],
  moreChannels: [1, 5],
  salary: [900, 5_000],
  yearlySalary: [18_000, 65_000],
  minutes: [2, 20],
  rate: [10, 90],
  other: [1, 20_000],
};

/** Small numbers are as frequent as large ones; larger ones are round. */
function numberFor(role: NumberRole, random: () => number): string {
  const [least, most] = ranges[role];
  const value = least * (most / least) ** random();
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return String(Math.round(value / digits) * digits);
}
