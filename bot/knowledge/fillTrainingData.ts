import type { Locale } from '../../src/routes/table.ts';
import { fill, fillAll } from '../../src/text/words/fill.ts';
import type { KnowledgeFile } from '../answers/knowledgeBase.ts';
import type { TrainingData } from '../answers/trainEntryModel.ts';
import { idOfAct } from './acts.ts';
import { joinFollowUps } from './joinFollowUps.ts';
import { knowledgeTokens } from './knowledgeTokens.ts';

/** The texts that visitors would write and read: tokens become figures and names. */
export function fillTrainingData(
  {
    entries,
    followUps,
    acts,
    moreAsks = {},
    variants = {},
    allFollowUps = {},
    learnt = {},
    verdicts: _,
    ...rest
  }: KnowledgeFile,
  locale: Locale,
): TrainingData {
  const tokens = knowledgeTokens(locale);
  return {
    ...rest,
    unanswered: rest.unanswered.map((question) => fill(question, tokens)),
    followUps: fillAll(followUps, tokens),
    allFollowUps: fillAll(joinFollowUps([allFollowUps, learnt]), tokens),
    variants: fillAll(variants, tokens),
    entries: [
      ...entries.map(({ id, answer, asks, next }) => ({
        id,
        next,
        answer: fill(answer, tokens),
        asks: asks.map((ask) => fill(ask, tokens)),
        moreAsks: (moreAsks[id] ?? []).map((ask) => fill(ask, tokens)),
      })),
      ...Object.entries(acts).map(([act, asks]) => ({
        id: idOfAct(act),
        answer: '',
        asks: asks.map((ask) => fill(ask, tokens)),
      })),
    ],
  };
}
