import type { Bot } from '../../bot/answers/createBot.ts';
import type { Locale } from '../routes/table.ts';
import { wordsFor } from '../text/words/words.ts';
import type { SiteOptions } from './siteOptions.ts';

/** How long a failed question counts when no other follows, in milliseconds (as in createStorageHealth.ts). */
const memory = 30_000;
/** After the chat's frame: its files go out first, and no question has been typed yet. In milliseconds. */
const prepareDelay = 500;

/**
 * Health of the built-in bot for /healthz: it has its knowledge, its endpoint responds, and the last question was
 * answered. The probe sends no question, because the first one builds the indexes (0.6 s, 60 MB). `prepare` asks the
 * suggested questions when a chat is opened, so that its visitor does not wait for that (docs/decisions/0360).
 */
export function watchBot({ bot, render, settings }: Pick<SiteOptions, 'bot' | 'render' | 'settings'>) {
  let failedAt: number | undefined;
  const prepared: Locale[] = [];

  const watched: Bot | undefined = bot && {
    async answer(question) {
      try {
        const reply = await bot.answer(question);
        failedAt = undefined;
        return reply;
      } catch (error) {
        failedAt = performance.now();
        throw error;
      }
    },
    prepare(locale) {
      if (prepared.includes(locale)) return;
      prepared.push(locale);
      setTimeout(() => void warmUp(locale), prepareDelay).unref();
    },
  };

  const ask = (body: unknown) =>
    render(new Request(`${settings.SITE_URL}/api/bot/message`, { method: 'POST', body: JSON.stringify(body) }), {
      bot: watched,
    }).catch(() => undefined);

  /** Private questions never reach the language model. */
  async function warmUp(locale: Locale): Promise<void> {
    for (const text of wordsFor(locale).answers.starters) {
      await ask({ botId: 'warm-up', locale, text, history: [], isPrivate: true });
      // Other requests come first.
      await new Promise(setImmediate);
    }
  }

  async function state(): Promise<'up' | 'down'> {
    const hasFailed = failedAt !== undefined && performance.now() - failedAt < memory;
    if (!watched || hasFailed) return 'down';
    const answer = await ask({});
    return answer && answer.status < 500 ? 'up' : 'down';
  }

  return { bot: watched, state };
}

export type WatchedBot = ReturnType<typeof watchBot>;
