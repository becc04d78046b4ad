/**
 * Messages that train the recognition of requests for other people's data, of threats, insults and complaints
 * (trainSafetyModel.ts), and ordinary ones with the same words. Of the sets that people wrote every second message
 * trains; the others measure (safetyModel.test.ts). `moreSafetyMessages.*.json` trains as a whole.
 */
import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/routes/table.ts';
import type { Concepts } from '../answers/questionFeatures.ts';
import type { SafetyExample, SafetyLabel } from '../answers/trainSafetyModel.ts';
import { everydayMessages } from './everydayMessages.ts';
import { createPicker, expand, type Lists } from './expandTemplates.ts';

const kinds = ['others', 'nearOthers', 'threats', 'nearThreats', 'insults', 'complaints'] as const;
type Kind = (typeof kinds)[number];
type Messages = Readonly<Record<Kind, readonly string[]>>;

const labels: Readonly<Record<Kind, SafetyLabel>> = {
  others: 'others',
  nearOthers: 'ordinary',
  threats: 'threat',
  nearThreats: 'ordinary',
  insults: 'insult',
  complaints: 'complaint',
};

/** Of each template. */
const variants = 20;
/** A message that somebody wrote tells more than one of a template, and there are thirty times as many ordinary ones. */
const weights = { written: 6, writtenNear: 4, template: 1.5 };

const read = (name: string, locale: Locale) =>
  JSON.parse(readFileSync(new URL(`${name}.${locale}.json`, import.meta.url), 'utf8'));

const half = <T>(list: readonly T[], rest: 0 | 1): T[] => list.filter((_, at) => at % 2 === rest);

/** Of all sets, the half that trains (0) or measures (1). */
export function safetyMessages(locale: Locale, rest: 0 | 1): Messages {
  const written: Messages = read('safetyMessages', locale);
  const requests: Record<'requests' | 'later' | 'near', string[]> = read('privateRequests', locale);
  const threats: Record<'means' | 'vague' | 'others' | 'later' | 'near', string[]> = read('threats', locale);
  const acts: { othersData: string[] } = JSON.parse(
    readFileSync(new URL(`../knowledge/acts/${locale}.json`, import.meta.url), 'utf8'),
  );
  const { means, vague, others, later, near } = threats;
  const all: Messages = {
    ...written,
    others: [...half(written.others, rest), ...half(requests.requests, rest)],
    nearOthers: [...half(written.nearOthers, rest), ...half(requests.near, rest)],
    threats: [...half(written.threats, rest), ...[means, vague, others].flatMap((list) => half(list, rest))],
    nearThreats: [...half(written.nearThreats, rest), ...half(near.slice(complaintsInNear), rest)],
    insults: half(written.insults, rest),
    complaints: [...half(written.complaints, rest), ...half(near.slice(0, complaintsInNear), rest)],
  };
  if (rest === 1) return all;
  const more: Omit<Messages, 'complaints'> = read('moreSafetyMessages', locale);
  return {
    ...all,
    others: [...all.others, ...requests.later, ...acts.othersData, ...more.others],
    nearOthers: [...all.nearOthers, ...more.nearOthers],
    threats: [...all.threats, ...later, ...more.threats],
    nearThreats: [...all.nearThreats, ...more.nearThreats],
    insults: [...all.insults, ...more.insults],
  };
}

/** Legal steps and anger come first. */
const complaintsInNear = 26;

export const readWordGroups = (locale: Locale): Concepts => read('wordGroups', locale);

export function safetyExamples(locale: Locale): SafetyExample[] {
  const written = safetyMessages(locale, 0);
  const { lists, templates }: { lists: Lists; templates: Record<Kind, string[]> } = read('safetyTemplates', locale);
  const pick = createPicker();
  return [
    ...kinds.flatMap((kind) => {
      const label = labels[kind];
      const weight = label === 'ordinary' ? weights.writtenNear : weights.written;
      const expanded = templates[kind].flatMap((template) =>
        Array.from({ length: variants }, () => expand(template, lists, pick)),
      );
      return [
        ...written[kind].map((text) => ({ text, label, weight })),
        ...[...new Set(expanded)].map((text) => ({ text, label, weight: weights.template })),
      ];
    }),
    ...everydayMessages(locale).map((text) => ({ text, label: 'ordinary' as const, weight: 1 })),
  ];
}
