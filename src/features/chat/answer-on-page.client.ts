/**
 * Answers questions in the chat of the page. The conversation is the one of the chat's window: both store it for the
 * tab. If that window exists, or if another host runs the bot (BOT_HOST), the question goes there instead, so that a
 * page never has two bots.
 */
import { type BotQuestion, type BotReply, questionLimits } from '../../../bot/protocol/botApi.ts';
import {
  type ConversationTurn,
  historyOf,
  parseConversation,
  serialiseConversation,
} from '../../../bot/protocol/conversation.ts';
import { keepQuestion, requestAnswer } from '../../../bot/protocol/requestAnswer.ts';
import { createDomElement } from '../../components/browser/create-dom-element.client.ts';
import { tabStorage } from './chat-storage.client.ts';
import { refuseQuestion } from './refuse-question.client.ts';
import { renderTurn } from './render-turn.client.ts';

const { lang } = document.documentElement;
const locale: BotQuestion['locale'] = lang === 'en' ? 'en' : 'de';
const storage = tabStorage(lang);
let said: ConversationTurn[] = [];
let hasBegun = false;
let isBusy = false;

/** A hand-over needs the form of the chat's window. */
const openWindow = (hash: string) => dispatchEvent(new CustomEvent('chat-question', { detail: hash }));

/** Shows the conversation of this tab, if there is one. */
export function continueConversation(form: HTMLFormElement): void {
  const log = form.querySelector<HTMLElement>('[role=log]');
  if (!log || hasBegun) return;
  hasBegun = true;
  log.addEventListener('scroll', () => fadeEnd(log));
  const field = form.querySelector<HTMLInputElement>('input[name=question]');
  if (field) scrollByKeys(field, log);
  form.querySelector('[data-people]')?.addEventListener('click', (event) => {
    event.preventDefault();
    openWindow('handover');
  });
  const posted = form.elements.namedItem('history');
  const isShown = posted instanceof HTMLInputElement;
  said = parseConversation(isShown ? posted.value : storage.read(['conversation']).conversation);
  if (isShown) return;
  // The page below does not move, and nothing is announced until the next question.
  log.style.height = `${log.offsetHeight}px`;
  const greeting = [...log.children];
  const showAll = () => {
    log.ariaLive = 'off';
    log.replaceChildren(...greeting, ...said.map((turn) => turnOf(form, turn)));
    log.scrollTop = log.scrollHeight;
    const last = said.at(-1);
    if (last) offer(form, last);
  };
  showAll();
  returnFocus(form);
  // The window went on with the conversation, such as a hand-over, or began another.
  addEventListener('chat-stored', () => {
    const { conversation } = storage.read(['conversation']);
    if (conversation === serialiseConversation(said) || said.some((turn) => turn.isPrivate)) return;
    said = parseConversation(conversation);
    showAll();
  });
}

/**
 * After Back the page focuses the followed link by its number from the end (layouts/chrome/focus-return.client.ts), before
 * the links of the conversation are there.
 */
function returnFocus(form: HTMLFormElement): void {
  const { links } = document;
  const link = links[links.length - history.state?.link];
  if (!link || form.contains(document.activeElement)) return;
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Page keys scroll the conversation while the focus is in the field, as in the chat's window; arrows if it is empty. */
function scrollByKeys(field: HTMLInputElement, log: HTMLElement): void {
  field.addEventListener('keydown', (event) => {
    const page = log.clientHeight * 0.8;
    const arrows = field.value === '' ? { ArrowUp: -48, ArrowDown: 48 } : {};
    const steps: Record<string, number> = { PageUp: -page, PageDown: page, ...arrows };
    const top = steps[event.key];
    if (!top || event.shiftKey || log.scrollHeight <= log.clientHeight) return;
    event.preventDefault();
    log.scrollBy({ top });
    log.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
}

/** Fades the last lines while more of the conversation is below. */
function fadeEnd(log: HTMLElement): void {
  const below = log.scrollHeight - log.clientHeight - log.scrollTop;
  log.style.maskImage = below > 12 ? 'linear-gradient(#000 calc(100% - 3rem), #0003)' : '';
}

function turnOf({ dataset: { you = '', bot = '', sources = '' } }: HTMLFormElement, turn: ConversationTurn) {
  return renderTurn(turn, turn.who === 'visitor' ? you : bot, sources);
}

/** `pressed`: a suggestion, or the button that sends the question in the field. */
export async function answerOnPage(form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
  const field = form.querySelector('input[name=question]');
  const log = form.querySelector<HTMLElement>('[role=log]');
  const offers = form.querySelector('[data-suggestions]');
  if (!(field instanceof HTMLInputElement && log && offers) || isBusy) return;
  const suggestion = pressed instanceof HTMLButtonElement && pressed.name ? pressed.value : undefined;
  const text = (suggestion ?? field.value).trim();
  const { busy = '', failed = '', offline = '', empty = '', tooLong = '' } = form.dataset;
  if (!text) return refuseQuestion(form, empty, pressed);
  if (text.length > questionLimits.text) return refuseQuestion(form, tooLong, pressed);
  const show = (turn: ConversationTurn) => {
    const element = turnOf(form, turn);
    log.append(element);
    return element;
  };

  isBusy = true;
  const keptFocus = suggestion !== undefined;
  try {
    const frames: Record<string, string> | undefined = await fetch('/bot/host.json').then(
      (answer) => answer.json(),
      () => undefined,
    );
    if (!frames) return refuse(failed);
    const { origin, pathname } = new URL(frames[lang] ?? '', location.href);
    if (origin !== location.origin || document.querySelector('[data-chat-frame]')) {
      openWindow(`chat=${text}`);
      if (!suggestion) field.value = '';
      return;
    }
    continueConversation(form);
    log.style.height = '';
    log.ariaLive = null;
    log.querySelector('[role=alert]')?.remove();
    const asked = show({ who: 'visitor', text });
    const typing = createDomElement('p', { ariaLabel: busy });
    const mark = form.querySelector('svg')?.cloneNode(true);
    if (mark instanceof Element) {
      mark.setAttribute('data-mark', 'typing');
      typing.append(mark);
    }
    log.append(typing);
    log.scrollTop = log.scrollHeight;
    offers.replaceChildren();
    if (keptFocus) field.focus({ preventScroll: true });
    const isPrivate = said.at(-1)?.isPrivate === true;
    const question: BotQuestion = {
      ...{ botId: pathname.split('/').at(-1) ?? '', locale, text, history: historyOf(said), page: location.pathname },
      ...(isPrivate && { isPrivate }),
    };
    const reply = await requestAnswer(question).catch(() => ({ error: failed }));
    typing.remove();
    if ('error' in reply) {
      asked.remove();
      return refuse(reply.error);
    }
    if (!suggestion) field.value = '';
    add(text, reply, isPrivate);
    const answer = show(said.at(-1) ?? { who: 'assistant', ...reply });
    // The question at the top, or the end of a long one.
    log.scrollTop = Math.max(asked.offsetTop - 12, answer.offsetTop - log.clientHeight / 2) - log.offsetTop;
    fadeEnd(log);
    // Both if they fit below the header; small windows show the answer, and the focus stays in the field.
    const fits = field.getBoundingClientRect().bottom - log.getBoundingClientRect().top < innerHeight - 80;
    for (const part of fits ? [log, field] : [field, log])
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  } finally {
    isBusy = false;
  }

  function refuse(reason: string): void {
    refuseQuestion(form, navigator.onLine ? reason : offline, pressed);
  }

  function add(text: string, reply: BotReply, wasPrivate: boolean): void {
    const isCrisis = reply.kind === 'safety';
    // After a crisis answer "help me" gets the same answer, unless the site answers it.
    const again = wasPrivate && reply.kind !== 'answer' && said.findLast((turn) => turn.isPrivate && turn.links);
    const turn: ConversationTurn = again || { who: 'assistant', ...reply, ...(isCrisis && { isPrivate: true }) };
    const mark = turn.isPrivate && { isPrivate: true };
    said = [...said, { who: 'visitor', text, ...mark }, turn];
    storage.write({ conversation: serialiseConversation(said) });
    if (!mark) offer(form, turn);
  }
}

/** The next questions and actions after a turn. */
function offer(form: HTMLFormElement, { suggestions = [], actions = [], lang }: ConversationTurn): void {
  const spoken = lang ? { lang } : {};
  form.querySelector('[data-suggestions]')?.replaceChildren(
    ...suggestions.map((value) =>
      createDomElement('button', { ...spoken, name: 'suggestion', value, textContent: value }),
    ),
    ...actions.flatMap((action) => {
      const { kind, label } = action;
      const named = { ...spoken, ...('lang' in action && { lang: action.lang }), textContent: label };
      if (kind === 'keep') return createDomElement('button', { ...named, type: 'button', onclick: keep });
      return 'href' in action ? createDomElement('a', { ...named, href: action.href }) : [];
    }),
  );

  async function keep({ target }: Event): Promise<void> {
    const [asked, answered] = said.slice(-2);
    if (!asked || !answered?.signature || !(target instanceof HTMLElement)) return;
    const turn = { locale, question: asked.text, text: answered.text, signature: answered.signature };
    const isKept = await keepQuestion(turn).catch(() => false);
    target.remove();
    const text = (isKept ? form.dataset.kept : form.dataset.notKept) ?? '';
    form.querySelector('[role=log]')?.append(turnOf(form, { who: 'assistant', text }));
  }
}
