/**
 * Ranks the entries for a follow-up: by the text alone, by the text together with the questions before it, and by how
 * each entry relates to the one that was answered last.
 */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { AnswerEntry } from './answerEntry.ts';
import type { EntryModel } from './entryModel.ts';
import { pageOfEntry, topicOf } from './entryRelations.ts';

/** Scores by label, before softmax: of the text alone, together with the questions before it, and of those alone. */
export type FollowUpScores = { own: Float64Array; joined: Float64Array; before: Float64Array };

export type RankedEntryTexts = Pick<AnswerEntry, 'id' | 'source' | 'next' | 'answer'>;

/**
 * Softmax regression over the candidates of 5,500 follow-ups per language, each scored by a model that other writers'
 * follow-ups had trained, and of the development questions after unrelated ones (docs/decisions/0291).
 */
const weights = {
  ...{ own: 0.55, joined: 1.08, before: -0.4 },
  /** Relation to the entry answered last. */
  ...{ isNext: 0.88, isBefore: 0.7, sameTopic: 0.89, samePage: 0.4 },
  /** The same entry again, unless its answer has the words that are asked about. */
  ...{ isSame: -1.32, sameWords: 1.06 },
  /** Share of the words that the answer has, weighted by rarity. */
  words: 0.77,
};

export function createFollowUpRanker(
  { ids, words, texts }: Pick<EntryModel, 'ids' | 'words' | 'texts'>,
  entries: readonly RankedEntryTexts[],
  locale: Locale,
) {
  const { fold, stem, stopWords } = languages[locale];
  const stemsOf = (text: string): Set<string> =>
    new Set(
      wordsIn(text)
        .map(({ word }) => fold(word))
        .filter((word) => !stopWords.has(word) && word.length > 2)
        .map(stem),
    );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = ids.map((id) => byId.get(id));
  // Read for every entry with every follow-up.
  const topics = known.map((entry) => entry && topicOf(entry));
  const pages = known.map((entry) => entry && pageOfEntry(entry));
  const labelsOf = new Map<string, number[]>();
  known.forEach((entry, label) => {
    for (const word of stemsOf(entry?.answer ?? '')) {
      const labels = labelsOf.get(word);
      if (labels) labels.push(label);
      else labelsOf.set(word, [label]);
    }
  });

  /** The share of the text's words that each answer has. */
  function sharedWords(text: string): Float64Array {
    const shares = new Float64Array(ids.length);
    const rarities = [...stemsOf(text)].map(
      (word) => [word, Math.log(1 + texts / Math.max(1, words.get(word) ?? 0))] as const,
    );
    const all = rarities.reduce((sum, [, rarity]) => sum + rarity, 0);
    for (const [word, rarity] of rarities)
      for (const label of labelsOf.get(word) ?? []) shares[label] = (shares[label] ?? 0) + rarity / all;
    return shares;
  }

  function relationsOf(ids: readonly string[]): (label: number, share: number) => number {
    const relations = ids.flatMap((id) => byId.get(id) ?? []).map(relationTo);
    if (relations.length === 0) return () => 0;
    return (label, share) => Math.max(...relations.map((relation) => relation(label, share)));
  }

  function relationTo(answered: RankedEntryTexts): (label: number, share: number) => number {
    const [topic, page] = [topicOf(answered), pageOfEntry(answered)];
    return (label, share) => {
      const entry = known[label];
      if (!entry) return 0;
      const near = (topics[label] === topic ? weights.sameTopic : 0) + (pages[label] === page ? weights.samePage : 0);
      if (entry.id === answered.id) return near + weights.isSame + weights.sameWords * share;
      const isNext = answered.next.includes(entry.id) ? weights.isNext : 0;
      return near + isNext + (entry.next.includes(answered.id) ? weights.isBefore : 0);
    };
  }

  /** Scores before softmax. `text`: with corrected words. */
  return (text: string, { own, joined, before }: FollowUpScores, answeredIds: readonly string[]): Float64Array => {
    const shares = sharedWords(text);
    const relation = relationsOf(answeredIds);
    return own.map((score, label) => {
      const share = shares[label] ?? 0;
      const said = weights.joined * (joined[label] ?? 0) + weights.before * (before[label] ?? 0);
      return weights.own * score + said + weights.words * share + relation(label, share);
    });
  };
}
