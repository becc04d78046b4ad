import { useEffect, useState } from 'react';
import type { DangerKind } from '../../src/features/safety/crisisModel.ts';
import { isUnsureCrisis } from '../../src/features/safety/isUnsureCrisis.ts';
import { recogniseCrisis } from '../../src/features/safety/recogniseCrisis.ts';
import {
  type ConversationTurn,
  historyOf,
  parseConversation,
  serialiseConversation,
} from '../protocol/conversation.ts';
import { keepQuestion, requestAnswer } from '../protocol/requestAnswer.ts';
import type { BotConfig } from './botConfig.ts';
import type { ParentPage } from './connectParent.ts';
import { fetchNextSlots } from './fetchNextSlots.ts';

export type Conversation = ReturnType<typeof useConversation>;

/** State of the conversation: turns, draft, pending request, error. The page stores it for the lifetime of the tab. */
export function useConversation(config: BotConfig, parent: ParentPage | undefined, page: string) {
  const [said, setSaid] = useState<readonly ConversationTurn[]>([]);
  /** The conversation before the last `startAgain`, until the next turn. */
  const [dropped, setDropped] = useState<readonly ConversationTurn[]>([]);
  const [draft, setDraft] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** Number of the current conversation: an answer to an earlier one is discarded. */
  const [number, setNumber] = useState(0);
  const [isRestored, setRestored] = useState(parent === undefined);
  const [latest] = useState({ number });
  latest.number = number;

  useEffect(() => {
    if (isRestored)
      parent?.post({ type: 'update_session_storage', values: { conversation: serialiseConversation(said) } });
  }, [parent, isRestored, said]);
  useEffect(() => {
    const kept = recogniseCrisis(draft) ? null : draft || null;
    if (isRestored) parent?.post({ type: 'update_session_storage', values: { draft: kept } });
  }, [parent, isRestored, draft]);

  const add = (...more: ConversationTurn[]) => {
    setDropped([]);
    setSaid((before) => [...before, ...more]);
  };

  const crisisTurn = (kind: DangerKind): ConversationTurn => {
    const { text, links } = config.safety[kind];
    return { who: 'assistant', text, links, isPrivate: true };
  };

  async function fetchAnswer(text: string, before: readonly ConversationTurn[]) {
    setBusy(true);
    setProblem('');
    const { botId, locale, words } = config;
    const isPrivate = before.at(-1)?.isPrivate === true;
    const question = {
      botId,
      locale,
      text,
      history: historyOf(before),
      ...(page && { page }),
      ...(isPrivate && { isPrivate }),
    };
    const answer = await requestAnswer(question).catch(() => ({
      error: navigator.onLine ? words.failed : words.offline,
    }));
    if (latest.number !== number) return;
    setBusy(false);
    const asPrivate = (turn: ConversationTurn) =>
      setSaid((all) => [...all.slice(0, -1), { who: 'visitor', text, isPrivate: true }, turn]);
    const crisis = 'error' in answer ? recogniseCrisis(text) : undefined;
    if (crisis) return asPrivate(crisisTurn(crisis));
    if ('error' in answer) return setProblem(answer.error);
    if (answer.kind === 'safety') return asPrivate({ who: 'assistant', ...answer, isPrivate: true });
    if (!isPrivate) return add({ who: 'assistant', ...answer });
    // "Help me" after a crisis answer is not about the product: unless the site answers it, the crisis answer repeats.
    if (answer.kind !== 'answer')
      return add(before.findLast(({ isPrivate }) => isPrivate) ?? { who: 'assistant', ...answer });
    setSaid((all) => [...all.slice(0, -1), { who: 'visitor', text }, { who: 'assistant', ...answer }]);
  }

  return {
    ...{ said, dropped, draft, setDraft, isBusy, problem, add },
    /** The last turn is a crisis answer: no other action is offered. */
    isInCrisis: said.at(-1)?.isPrivate === true,
    restore(values: { conversation?: string | null; draft?: string | null }) {
      setSaid(parseConversation(values.conversation));
      setDraft(values.draft ?? '');
      setRestored(true);
    },
    say(text: string) {
      if (isBusy || text.trim() === '') return;
      const crisis = recogniseCrisis(text);
      if (crisis && !isUnsureCrisis(text)) {
        setProblem('');
        add({ who: 'visitor', text: text.trim(), isPrivate: true }, crisisTurn(crisis));
        return;
      }
      add({ who: 'visitor', text: text.trim(), ...(said.at(-1)?.isPrivate && { isPrivate: true }) });
      void fetchAnswer(text.trim(), said);
    },
    retry() {
      const last = said.at(-1);
      if (last?.who === 'visitor') void fetchAnswer(last.text, said.slice(0, -1));
    },
    /** The visitor lets us keep the last question. */
    async keepQuestion(label: string) {
      const [asked, answered] = said.slice(-2);
      if (!asked || !answered?.signature) return;
      const { locale, words } = config;
      add({ who: 'visitor', text: label });
      setBusy(true);
      const turn = { locale, question: asked.text, text: answered.text, signature: answered.signature };
      const isKept = await keepQuestion(turn).catch(() => false);
      if (latest.number !== number) return;
      setBusy(false);
      add({ who: 'assistant', text: isKept ? words.keep.done : words.keep.failed });
    },
    async offerTimes(label: string) {
      const { links, words } = config;
      add({ who: 'visitor', text: label });
      setBusy(true);
      setProblem('');
      const times = await fetchNextSlots(config).catch(() => []);
      if (latest.number !== number) return;
      setBusy(false);
      const all = { title: words.slots.all, href: links.demo };
      add({ who: 'assistant', text: times.length > 0 ? words.slots.intro : words.slots.none, times: [...times, all] });
    },
    startAgain() {
      setNumber(number + 1);
      if (said.length > 0) setDropped(said.filter(({ isPrivate }) => !isPrivate));
      setSaid([]);
      setDraft('');
      setBusy(false);
      setProblem('');
    },
    undoStartAgain() {
      setSaid(dropped);
      setDropped([]);
    },
  };
}
