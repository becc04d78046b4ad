import { pageOf } from '../../routes/pageOf.ts';
import type { Locale, PageId } from '../../routes/table.ts';
import { industry } from '../../text/content/industries.ts';
import { productText } from '../../text/content/products.ts';
import { themeUseCase } from '../../text/content/useCases.ts';
import { wordsFor } from '../../text/words/words.ts';

/** A question may have line breaks. */
export type PageExchange = { question: string; answer: string };

type Message = { from: 'assistant' | 'visitor' | 'team'; text: string };

/** The question that opens the page and its reply, for the social picture: as in VoiceHero, or from its sample chat. */
export function pageExchange(id: PageId, locale: Locale): PageExchange | undefined {
  const { name, entry = '' } = pageOf(id).family ?? {};
  if (name === 'industries') {
    const text = industry(entry, locale);
    return text && { question: plain(text.question), answer: plain(text.headline) };
  }
  if (name === 'use-cases') {
    const hero = themeUseCase(entry, locale)?.hero;
    return hero && { question: plain(hero.question), answer: plain(hero.title) };
  }
  if (name === 'products') {
    const picture = productText(entry, locale)?.picture;
    if (picture?.kind === 'chat' || picture?.kind === 'inbox') return firstExchange(picture.words.messages);
    if (picture?.kind === 'screen' && picture.screen === 'inbox') {
      return firstExchange(wordsFor(locale).application.inbox.dialogue.messages);
    }
  }
  return undefined;
}

function firstExchange(messages: readonly Message[]): PageExchange | undefined {
  const at = messages.findIndex(({ from }) => from === 'visitor');
  const asked = messages[at];
  const reply = messages.slice(at).find(({ from }) => from === 'assistant');
  return asked && reply && { question: plain(asked.text), answer: firstSentences(plain(reply.text)) };
}

/** Without soft hyphens and without the quotation marks around the whole. */
const plain = (text: string): string =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll('\u00A0', ' ')
    .replace(/^[„“‘](.*)[“”’]$/s, '$1');

/** As many whole sentences as the picture has room for, at least one. */
function firstSentences(text: string): string {
  let shown = '';
  for (const { segment } of new Intl.Segmenter('de', { granularity: 'sentence' }).segment(text)) {
    if (shown && shown.length + segment.trimEnd().length > mostLetters) break;
    shown += segment;
  }
  return shown.trimEnd();
}

const mostLetters = 130;
