/** Decides which entries are answered beside the best one, or in its place. */
import type { Locale } from '../../src/routes/table.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import type { AnswerEntry } from './answerEntry.ts';
import { pageOfEntry, topicOf } from './entryRelations.ts';
import type { QuestionMatch } from './matchQuestion.ts';
import { tellsAgain } from './tellsAgain.ts';

/** Limits of the probability, relative to the best entry. */
const siblingRatio = 0.4;
/** If the best entry is this improbable, an unrelated second one is answered as well. */
const doubtful = { probability: 0.2, ratio: 0.6 };
/** A figure that was not asked for misleads: such a second entry must be more probable. */
const statesFigure = /\d/;
const figureRatio = 0.6;
/** From here on, what belongs to the answer before comes first. */
const closeRatio = 0.5;
const runnerUpRatio = 0.2;
const repeatedRatio = 0.1;
const maxTogether = 620;
/** The entries are nearly as likely: whatever they are about, either may hold what was asked. */
const tieRatio = 0.5;
const maxOfTie = 720;
/** Added to the limits in a first question: a third of its second paragraphs did not belong (docs/decisions/0360). */
const ofFirst = 0.2;

/** A figure of another maker beside it would look like its meaning (src/text/content/use-cases/statistics.ts). */
const isOnUnconfirmed = ({ source }: AnswerEntry): boolean => source.endsWith('#statistics');

/**
 * The entry, and the second one if it may be meant as well and both are short enough for one message. Of two that are close
 * the one that belongs to the entry answered last comes first: the notice for moving away before the ordinary one.
 */
export function answersOf(
  { ranked: [first, second] }: Pick<QuestionMatch, 'ranked'>,
  [entry, other]: readonly [AnswerEntry, ...AnswerEntry[]],
  answered: AnswerEntry | undefined,
  locale: Locale,
): AnswerEntry[] {
  if (!first || !second || !other || tellsAgain(entry.answer, other.answer, locale)) return [entry];
  if (isOnUnconfirmed(entry)) return [entry];
  const stricter = answered === undefined && first.probability >= doubtful.probability ? ofFirst : 0;
  const isTie = !isClearlyFirst(first.probability, second.probability, tieRatio + stricter);
  if (lengthOf([entry, other]) > (isTie ? maxOfTie : maxTogether)) return [entry];
  const follows = (one: AnswerEntry) => answered !== undefined && areRelated(answered, one);
  const least = (statesFigure.test(other.answer) ? figureRatio : siblingRatio) + stricter;
  const isRelated = areRelated(entry, other) || follows(other);
  const unrelated = first.probability < doubtful.probability ? Math.max(least, doubtful.ratio) : 1;
  const ratio = isTie ? tieRatio + stricter : isRelated ? least : unrelated;
  if (isClearlyFirst(first.probability, second.probability, ratio)) return [entry];
  const isClose = second.probability >= closeRatio * first.probability;
  return follows(other) && !follows(entry) && isClose ? [other, entry] : [entry, other];
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

/**
 * A follow-up asks for something else than it got: an entry that the last reply told is left out beside another one, and
 * comes after one that is still likely if it is the only one.
 */
export function newFirst(
  entries: readonly AnswerEntry[],
  { match, others, answeredIds, answerBefore }: Repetition,
): readonly AnswerEntry[] {
  const {
    ranked: [first, second],
  } = match;
  const isTold = ({ id, answer }: AnswerEntry) => answeredIds.includes(id) && answerBefore.includes(answer);
  const fresh = entries.filter((entry) => !isTold(entry));
  const [next] = others;
  const isLikely = !isClearlyFirst(first?.probability ?? 1, second?.probability ?? 0, repeatedRatio);
  if (fresh.length === 0 && entries.length === 1 && next && !isTold(next) && isLikely)
    return lengthOf([...entries, next]) > maxTogether ? entries : [next, ...entries];
  return fresh.length > 0 ? fresh : entries;
}

type Repetition = {
  match: Pick<QuestionMatch, 'ranked'>;
  others: readonly AnswerEntry[];
  answeredIds: readonly string[];
  answerBefore: string;
};

const lengthOf = (entries: readonly AnswerEntry[]): number =>
  entries.reduce((sum, { answer }) => sum + answer.length, 0);
