import { recogniseDanger } from './recogniseDanger.ts';

type Turn = { who: 'visitor' | 'assistant'; text: string };

/** Removes crisis messages and the replies to them from a conversation: they are never passed on. */
export const removeCrisisTurns = <T extends Turn>(turns: readonly T[]): T[] =>
  turns.filter((turn, at) => {
    const before = turns[at - 1];
    const question = turn.who === 'visitor' ? turn : before?.who === 'visitor' ? before : undefined;
    return question === undefined || recogniseDanger(question.text) === undefined;
  });
