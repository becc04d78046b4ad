/** Chooses the variant of an entry's answer that begins with what was asked (bot/knowledge/variants). */
import type { Tokens } from '../../src/text/words/fill.ts';
import type { AnswerEntry } from './answerEntry.ts';
import type { KnowledgeBase } from './knowledgeBase.ts';
import type { Features } from './questionFeatures.ts';

/** Measured with strangers' questions (docs/decisions/0355, 0356). The few words of a follow-up tell less. */
const leastProbability = { first: 0.6, followUp: 0.45 };
/** Of another variant than the one that the visitor has just read. */
const leastOfOther = 0.2;

type Context = { own: Pick<KnowledgeBase, 'findVariants'>; tokens: Tokens; answerBefore: string };

/** `features`: of the question. */
export function wordAnswer(
  entry: AnswerEntry,
  features: Features,
  { own, tokens, answerBefore }: Context,
): AnswerEntry {
  const [main, ...variants] = own.findVariants(entry.id, features, tokens);
  const [best, ...others] = variants.toSorted((one, other) => other.probability - one.probability);
  if (!main || !best) return entry;
  const least = answerBefore === '' ? leastProbability.first : leastProbability.followUp;
  const isVariant = best.probability >= least && best.probability > main.probability;
  const [first, ...rest] = isVariant ? [best, main, ...others] : [main, best, ...others];
  const isTold = answerBefore.includes(first.text);
  const other = rest.find(({ text, probability }) => probability >= leastOfOther && !answerBefore.includes(text));
  return { ...entry, answer: (isTold && other ? other : first).text };
}
