import type { Bot } from '../../bot/answers/createBot.ts';
import type { SiteOptions } from './siteOptions.ts';

/** How long a failed question counts when no other follows, in milliseconds (as in createStorageHealth.ts). */
const memory = 30_000;

/**
 * Health of the built-in bot for /healthz: it has its knowledge, its endpoint responds, and the last question was
 * answered. The probe sends no question, because the first one builds the indexes (0.6 s, 60 MB).
 */
export function watchBot({ bot, render, settings }: Pick<SiteOptions, 'bot' | 'render' | 'settings'>) {
  let failedAt: number | undefined;

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
  };

  async function state(): Promise<'up' | 'down'> {
    const hasFailed = failedAt !== undefined && performance.now() - failedAt < memory;
    if (!watched || hasFailed) return 'down';
    const probe = new Request(`${settings.SITE_URL}/api/bot/message`, { method: 'POST', body: '{}' });
    const answer = await render(probe, { bot: watched }).catch(() => undefined);
    return answer && answer.status < 500 ? 'up' : 'down';
  }

  return { bot: watched, state };
}

export type WatchedBot = ReturnType<typeof watchBot>;
