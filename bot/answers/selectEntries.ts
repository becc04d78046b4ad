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
const leastRecalled = 0.3;
const maxTogether = 620;

/**
 * The entry, and the second one if it may be meant as well and both are short enough for one message. What belongs to the
 * entry that was answered last comes first: the notice for moving away before the ordinary one.
 */
export function answersOf(
  { ranked: [first, second] }: Pick<QuestionMatch, 'ranked'>,
  [entry, other]: readonly [AnswerEntry, ...AnswerEntry[]],
  answered: AnswerEntry | undefined,
): AnswerEntry[] {
  if (!first || !second || !other || entry.answer.length + other.answer.length > maxTogether) return [entry];
  const follows = (one: AnswerEntry) => answered !== undefined && areRelated(answered, one);
  const least = statesFigure.test(other.answer) ? figureRatio : siblingRatio;
  const isRelated = areRelated(entry, other) || follows(other);
  const ratio = isRelated ? least : first.probability < doubtful.probability ? Math.max(least, doubtful.ratio) : 1;
  if (isClearlyFirst(first.probability, second.probability, ratio)) return [entry];
  return follows(other) && !follows(entry) ? [other, entry] : [entry, other];
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
  { ranked: [first, second], recalled }: Pick<QuestionMatch, 'ranked' | 'recalled'>,
  [other]: AnswerEntry[],
): AnswerEntry | undefined {
  // People asked about the same answer with these words before.
  if (recalled >= leastRecalled) return undefined;
  return first && second && !isClearlyFirst(first.probability, second.probability, repeatedRatio) ? other : undefined;
}
