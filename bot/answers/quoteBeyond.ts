/** What the sources of an answer say beyond it: for "why?", and for a second question that the same entry answers. */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import type { AnswerEntry } from './answerEntry.ts';
import { sentencesOf } from './composeAnswer.ts';
import type { Retriever } from './createRetriever.ts';

type Beyond = {
  /** The sources say more than the conversation has. */
  saysMore: boolean;
  /** The part of it that is asked for. */
  quote: string | undefined;
};

/** What a part must add to the conversation, in words that tell something. */
const least = { words: 6, share: 0.6 };
/** In characters. */
const longestQuote = 320;
const givesReason = /\b(?:weil|denn|damit|deshalb|darum|sonst|because|so that|therefore|otherwise|since)\b/i;

type Parts = {
  retriever: Pick<Retriever, 'findByRef' | 'keywordsIn'>;
  understood: Pick<AnalysedQuestion, 'locale' | 'question' | 'text' | 'hasIntent'>;
};

export function quoteBeyond(
  { answer, source, also }: Pick<AnswerEntry, 'answer' | 'source' | 'also'>,
  { retriever, understood }: Parts,
): Beyond {
  const { locale, question, text, hasIntent } = understood;
  const { fold, stem, stopWords } = languages[locale];
  const stemsOf = (words: string) =>
    new Set(
      wordsIn(words)
        .map(({ word }) => fold(word))
        .filter((word) => !stopWords.has(word))
        .map(stem),
    );
  const said = stemsOf([answer, ...question.history.map((turn) => turn.text)].join(' '));
  const sought = new Set(retriever.keywordsIn(text).map(stem));
  // A page without a fragment tells of more than this topic.
  const refs = [source, ...also].filter((ref) => ref.includes('#'));
  const parts = refs
    .flatMap((ref) => retriever.findByRef(ref)?.unit.blocks ?? [])
    .flatMap((block) => (block.length > longestQuote ? sentencesOf(block) : [block]))
    .map((part) => part.replace(/^• /, ''))
    .filter((part) => {
      const stems = [...stemsOf(part)];
      const added = stems.filter((one) => !said.has(one)).length;
      return part.length <= longestQuote && added >= least.words && added >= least.share * stems.length;
    })
    .map((part) => ({
      part,
      hits:
        [...stemsOf(part)].filter((one) => sought.has(one)).length +
        (hasIntent('reason') && givesReason.test(part) ? 1 : 0),
    }))
    .sort((one, other) => other.hits - one.hits);
  const [best] = parts;
  return { saysMore: best !== undefined, quote: best && best.hits > 0 ? best.part : undefined };
}
