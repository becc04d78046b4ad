import type { AnalysedQuestion } from '../../bot/answers/analyseQuestion.ts';
import type { BotTurn } from '../../bot/protocol/botApi.ts';

/** A question as the bot reads it: in German, first of its conversation, without intent; with the changes of a test. */
export function analysedQuestion({
  history = [],
  ...change
}: Partial<Omit<AnalysedQuestion, 'history'>> & { history?: readonly BotTurn[] } = {}): AnalysedQuestion {
  const { locale = 'de', text = '' } = change;
  return {
    question: { botId: `website-${locale}`, locale, text, history },
    locale,
    history: history.map((turn) => ({ ...turn, locale })),
    text,
    plain: text,
    greeted: false,
    followsUp: false,
    previousQuestions: '',
    lastQuestion: '',
    answeredId: undefined,
    answeredIds: [],
    thanked: false,
    isInsultOnly: false,
    hasIntent: () => false,
    ...change,
  };
}
