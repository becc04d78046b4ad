/**
 * Ranks the entries for a follow-up: by the text together with the questions before it, by what people ask after the
 * same answer, and by how each entry relates to that answer.
 */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { AnswerEntry } from './answerEntry.ts';
import type { EntryModel } from './entryModel.ts';
import { pageOfEntry, topicOf } from './entryRelations.ts';

/** By label, before softmax: of the text with the question before it, and of the text after the last answer (network.ts). */
export type FollowUpScores = { joined: Float64Array; after: Float64Array };

export type RankedEntryTexts = Pick<AnswerEntry, 'id' | 'source' | 'next' | 'answer'>;

/** Softmax regression over the later turns of 320 strangers' conversations (docs/decisions/0356). */
const weights = {
  ...{ joined: 0.2, after: 0.78 },
  /** Relation to the entry answered last. */
  ...{ sameTopic: 0.6, samePage: 0.5, isSame: -1.15 },
  /** Share of the words that the answer has, weighted by rarity. */
  words: 1.35,
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

  function relationsOf(ids: readonly string[]): (label: number) => number {
    const relations = ids.flatMap((id) => byId.get(id) ?? []).map(relationTo);
    if (relations.length === 0) return () => 0;
    return (label) => Math.max(...relations.map((relation) => relation(label)));
  }

  function relationTo(answered: RankedEntryTexts): (label: number) => number {
    const [topic, page] = [topicOf(answered), pageOfEntry(answered)];
    return (label) => {
      const entry = known[label];
      if (!entry) return 0;
      const near = (topics[label] === topic ? weights.sameTopic : 0) + (pages[label] === page ? weights.samePage : 0);
      return entry.id === answered.id ? near + weights.isSame : near;
    };
  }

  /** Scores before softmax. `text`: with corrected words. */
  return (text: string, { joined, after }: FollowUpScores, answeredIds: readonly string[]): Float64Array => {
    const shares = sharedWords(text);
    const relation = relationsOf(answeredIds);
    return joined.map((score, label) => {
      const said = weights.joined * score + weights.after * (after[label] ?? 0);
      return said + weights.words * (shares[label] ?? 0) + relation(label);
    });
  };
}
