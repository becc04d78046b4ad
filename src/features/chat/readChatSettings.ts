/** URLs of the chat's frame: runtime settings that are not in the static pages (BOT_*). */
import type { Env } from '../../env.ts';
import type { Locale } from '../../routes/table.ts';

export type ChatSettings = {
  /** URL of the frame per language; on another host if BOT_HOST is set. */
  frames: Record<Locale, string>;
  /** The built-in bots by id. */
  bots: ReadonlyMap<string, Locale>;
  /** Origins of other websites that may embed the bots. */
  embedders: readonly string[];
  https: boolean;
};

type Settings = Pick<Env, 'SITE_URL'> & Partial<Pick<Env, 'BOT_HOST' | 'BOT_ID_DE' | 'BOT_ID_EN' | 'EMBED_ORIGINS'>>;

export function readChatSettings(settings: Settings): ChatSettings {
  const { SITE_URL, BOT_HOST = '', BOT_ID_DE = 'website-de', BOT_ID_EN = 'website-en', EMBED_ORIGINS = [] } = settings;
  return {
    frames: { de: `${BOT_HOST}/bot/${BOT_ID_DE}`, en: `${BOT_HOST}/bot/${BOT_ID_EN}` },
    bots: new Map([
      [BOT_ID_DE, 'de'],
      [BOT_ID_EN, 'en'],
    ]),
    embedders: EMBED_ORIGINS,
    https: SITE_URL.startsWith('https:'),
  };
}
