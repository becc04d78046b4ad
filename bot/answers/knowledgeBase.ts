/** The knowledge base at run time: entries by id, and the matcher that finds them. */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { Tokens } from '../../src/text/words/fill.ts';
import { fill } from '../../src/text/words/words.ts';
import type { ActExamples } from '../knowledge/acts.ts';
import type { KnowledgeEntry } from '../knowledge/entry.ts';
import type { FollowUps } from '../knowledge/joinFollowUps.ts';
import { knowledgeTokens } from '../knowledge/knowledgeTokens.ts';
import type { NumberRoleExample } from '../knowledge/numberRoleExamples.ts';
import type { EntryVariants } from '../knowledge/variants.ts';
import type { AnswerEntry } from './answerEntry.ts';
import { createVariantScorer, type VariantScorer } from './answerVariants.ts';
import { createEntryMatcher, type EntryMatcher } from './createEntryMatcher.ts';
import type { EntryModel } from './entryModel.ts';
import type { RankingNetwork } from './network.ts';
import { createNumberRoleReader, type NumberRoleReader } from './numberRoles.ts';
import type { Concepts, Features } from './questionFeatures.ts';
import { createSafetyScorer, type SafetyScores } from './safetyModel.ts';
import type { SafetyTraining } from './trainSafetyModel.ts';

export type AnswerVariant = { text: string; probability: number };

export type KnowledgeBase = {
  matcher: EntryMatcher;
  /** `tokens`: for several entries of one answer, because they take longer than the rest. */
  find(id: string, tokens?: Tokens): AnswerEntry | undefined;
  /** For what else an entry has: its tokens take a quarter of a millisecond. */
  findUnfilled(id: string): AnswerEntry | undefined;
  /** The answer of an entry and its variants, each with how probably the question asks for it. */
  findVariants(id: string, features: Features, tokens: Tokens): AnswerVariant[];
  /** The entry that suggests this question, apart from inflections and typos. */
  findByAsk(text: string): string | undefined;
  /** The entries whose answers this text of the assistant contains, in their order. */
  findByAnswer(text: string): AnswerEntry[];
  /** What `editKnowledgeBase` keeps. */
  worded: Worded;
  /** Undefined for a model without them. */
  safetyOf?: ((text: string) => SafetyScores) | undefined;
  /** Undefined for a model without them. */
  readNumbers?: NumberRoleReader | undefined;
};

/** The knowledge base as its files have it; tokens are not filled. */
export type KnowledgeFile = {
  entries: readonly KnowledgeEntry[];
  /** Questions that the site does not answer, for the training. */
  unanswered: readonly string[];
  followUps: FollowUps;
  /** Those, and earlier ones that train the networks alone. */
  allFollowUps?: FollowUps | undefined;
  /** By later writers: for the networks alone, and not among the ordinary messages of bot/safety. */
  learnt?: FollowUps | undefined;
  /** Questions that an entry answers with yes, with no, or with neither (verdict.ts). */
  verdicts: FollowUps;
  acts: ActExamples;
  concepts: Concepts;
  /** Further ways of asking by entry, for the training alone. */
  moreAsks?: Readonly<Record<string, readonly string[]>> | undefined;
  safety?: SafetyTraining | undefined;
  numberRoles?: readonly NumberRoleExample[] | undefined;
  /** By the id of the entry. */
  variants?: Readonly<Record<string, EntryVariants>> | undefined;
};

/** File of the build, with the first way of asking of each entry: all of them would take 10 MB at the first question. */
export type KnowledgeBaseFile = Pick<KnowledgeFile, 'entries' | 'verdicts'> & {
  /** The texts by the id of the entry. */
  variants?: Readonly<Record<string, readonly string[]>> | undefined;
};

export const knowledgeBaseFile = (locale: Locale): string => `answers/${locale}.entries.json`;

export function createKnowledgeBase(
  { entries, verdicts, variants = {} }: KnowledgeBaseFile,
  model: EntryModel,
  locale: Locale,
  networks: readonly RankingNetwork[] = [],
): KnowledgeBase {
  const matcher = createEntryMatcher(model, locale, entries, verdicts, networks);
  const safetyOf = model.safety && createSafetyScorer(model.safety, model.words, locale);
  const readNumbers = model.numberRoles && createNumberRoleReader(model.numberRoles, locale);
  const scoreVariants = model.variants && createVariantScorer(model.variants);
  const worded = { variants, scoreVariants };
  return { ...indexEntries(entries, matcher, worded, locale), worded, safetyOf, readNumbers };
}

/** The entries with the texts of the content system. The trained matcher stays: it ranks by the ways of asking. */
export const editKnowledgeBase = (
  { matcher, worded, safetyOf, readNumbers }: KnowledgeBase,
  entries: readonly KnowledgeEntry[],
  locale: Locale,
): KnowledgeBase => ({ ...indexEntries(entries, matcher, worded, locale), worded, safetyOf, readNumbers });

type Worded = { variants: Readonly<Record<string, readonly string[]>>; scoreVariants: VariantScorer | undefined };

function indexEntries(
  entries: readonly KnowledgeEntry[],
  matcher: EntryMatcher,
  { variants, scoreVariants }: Worded,
  locale: Locale,
): Omit<KnowledgeBase, 'worded'> {
  const { fold, stem } = languages[locale];
  const keyOf = (text: string) =>
    wordsIn(text)
      .map(({ word }) => stem(fold(word)))
      .join(' ');
  // Tokens are not filled: prices may change.
  const kept = entries.map(({ asks, ...entry }): AnswerEntry => ({ ...entry, ask: asks[0] ?? '' }));
  const byId = new Map(kept.map((entry) => [entry.id, entry]));
  const variantsOf = ({ id, isReworded }: AnswerEntry) => (isReworded ? [] : (variants[id] ?? []));
  const texts = kept.flatMap((entry) => [entry.answer, ...variantsOf(entry)].map((text) => ({ entry, text })));
  const byBeginning = Map.groupBy(texts, ({ text }) => longestLiteral(text).slice(0, beginning));
  /** Comparing an answer with all of them would take a millisecond. */
  const likelyIn = (text: string) =>
    [...new Set(Array.from(text, (_, at) => text.slice(at, at + beginning)))]
      .flatMap((start) => byBeginning.get(start) ?? [])
      .filter((one) => text.includes(longestLiteral(one.text)));
  const tokensAtStart = knowledgeTokens(locale);
  // Suggestions must lead to their entry exactly.
  const byAsk = new Map(entries.flatMap(({ id, asks }) => asks.map((ask) => [keyOf(fill(ask, tokensAtStart)), id])));
  const filled = (entry: AnswerEntry, tokens: Tokens): AnswerEntry => ({
    ...entry,
    answer: fill(entry.answer, tokens),
    ask: fill(entry.ask, tokens),
  });
  return {
    matcher,
    find(id, tokens = knowledgeTokens(locale)) {
      const entry = byId.get(id);
      return entry && filled(entry, tokens);
    },
    findUnfilled: (id) => byId.get(id),
    findVariants(id, features, tokens) {
      const entry = byId.get(id);
      const texts = entry ? [entry.answer, ...variantsOf(entry)] : [];
      const probabilities = texts.length > 1 ? (scoreVariants?.(id, features) ?? []) : [];
      return texts.map((text, nth) => ({ text: fill(text, tokens), probability: probabilities[nth] ?? 0 }));
    },
    findByAsk: (text) => byAsk.get(keyOf(text)) ?? byAsk.get(keyOf(matcher.corrected(text))),
    findByAnswer(text) {
      const likely = likelyIn(text);
      if (likely.length === 0) return [];
      const tokens = knowledgeTokens(locale);
      return likely
        .map(({ entry, text: answer }) => filled({ ...entry, answer }, tokens))
        .filter(({ answer }) => text.includes(answer))
        .sort((one, other) => text.indexOf(one.answer) - text.indexOf(other.answer));
    },
  };
}

/** Letters; few texts begin with the same ones. */
const beginning = 12;

/** The longest part without a token. */
const longestLiteral = (text: string): string =>
  text.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
