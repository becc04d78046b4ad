/** Which entries an earlier reply was about: those whose answer it has, or the one that a computed reply stands for. */
import type { Locale } from '../../src/routes/table.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { KnowledgeBase } from './knowledgeBase.ts';

/**
 * `told`: entries whose answers the reply has; `about`: those, or the one that the reply stands for; `isOpen`: they say
 * that the site does not settle it.
 */
export function answeredEntries(
  reply: string,
  knowledge: Pick<KnowledgeBase, 'findByAnswer'>,
  locale: Locale,
): { told: readonly string[]; about: readonly string[]; isOpen: boolean } {
  const entries = knowledge.findByAnswer(reply);
  const told = entries.map(({ id }) => id);
  const isOpen = entries.some((entry) => entry.isOpen);
  return { told, about: told.length > 0 ? told : computedTopic(reply, locale), isOpen };
}

function computedTopic(reply: string, locale: Locale): readonly string[] {
  const { answers } = wordsFor(locale);
  const [, canned] = [
    [answers.handover, 'chat-handover'],
    [answers.contact.form, 'contact-ways'],
    [answers.demo.book, 'demo-booking'],
    [answers.demo.none, 'demo-booking'],
    [answers.identity, 'chat-human'],
    [answers.cancellation.condition, 'cancel-notice'],
  ].find(([text = '']) => reply.includes(text)) ?? [undefined, undefined];
  if (canned) return [canned];
  const isSum = reply.includes(wordsFor(locale).pricing.vatNote);
  const plan = isSum && planTextsFor(locale).find(({ title }) => reply.includes(title));
  // "And is that one sure to work?"
  const messenger = reply.includes(answers.prices.messenger) ? ['messenger-which'] : [];
  return plan ? [...messenger, `plan-${plan.type}`] : [];
}
