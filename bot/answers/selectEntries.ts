/** Decides which entries are answered beside the best one, or in its place. */
import type { AnalysedQuestion } from './analyseQuestion.ts';
import type { AnswerEntry } from './answerEntry.ts';
import { pageOfEntry, topicOf } from './entryRelations.ts';
import type { QuestionMatch } from './matchQuestion.ts';

/** Limits of the probability, relative to the best entry. */
const siblingRatio = 0.25;
/** If the best entry is this improbable, an unrelated second one is answered as well. */
const doubtful = { probability: 0.2, ratio: 0.6 };
/** A figure that was not asked for misleads: such a second entry must be more probable. */
const statesFigure = /\d/;
const figureRatio = 0.5;
const runnerUpRatio = 0.2;
const repeatedRatio = 0.4;
const maxTogether = 620;

/** The second entry, if it may be meant as well, and both are short enough for one message. */
export function siblingsOf(
  { ranked: [first, second] }: QuestionMatch,
  entry: AnswerEntry,
  [other]: AnswerEntry[],
  answered: AnswerEntry | undefined,
): AnswerEntry[] {
  if (!first || !second || !other || entry.answer.length + other.answer.length > maxTogether) return [];
  const isRelated =
    areRelated(entry, other) ||
    (answered !== undefined && areRelated(answered, other) && second.probability > 0.25 * first.probability);
  const least = statesFigure.test(other.answer) ? figureRatio : siblingRatio;
  const ratio = isRelated ? least : first.probability < doubtful.probability ? Math.max(least, doubtful.ratio) : 1;
  return isClearlyFirst(first.probability, second.probability, ratio) ? [] : [other];
}

const areRelated = (entry: AnswerEntry, other: AnswerEntry): boolean =>
  topicOf(entry) === topicOf(other) || pageOfEntry(entry) === pageOfEntry(other);

/** Entries that the visitor may have meant instead. */
export const runnersUp = ({ ranked: [first, ...more] }: QuestionMatch, others: readonly AnswerEntry[]): AnswerEntry[] =>
  others.filter(
    (_, nth) => nth < 2 && !isClearlyFirst(first?.probability ?? 1, more[nth]?.probability ?? 0, runnerUpRatio),
  );

const isClearlyFirst = (first: number, second: number, ratio: number): boolean => second < ratio * first;

/** "Why so bad?" asks about the answer: a figure of another entry belongs to another case. */
export function statesOtherCase(entry: AnswerEntry | undefined, { hasIntent, question }: AnalysedQuestion): boolean {
  const answer = question.history.findLast(({ who }) => who === 'assistant')?.text ?? '';
  const figures = entry?.answer.match(/\d[\d.,]*\d|\d/g) ?? [];
  return hasIntent('reason') && figures.some((figure) => !answer.includes(figure));
}

/** The second entry, if a repeated answer is hardly more probable. */
export function insteadOfRepeated(
  { ranked: [first, second] }: Pick<QuestionMatch, 'ranked'>,
  [other]: AnswerEntry[],
): AnswerEntry | undefined {
  return first && second && !isClearlyFirst(first.probability, second.probability, repeatedRatio) ? other : undefined;
}
