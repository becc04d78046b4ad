import { bookingRules } from '../../src/features/booking/bookingRules.ts';
import { buildFolder, type EditableBot, openBot } from './openBot.ts';

/** The bot of the newest build, for commands: without a calendar and a language model. Undefined without a build. */
export const openBuiltBot = (): EditableBot | undefined =>
  openBot({
    build: buildFolder(new URL('../../dist/current/', import.meta.url)),
    calendar: { rules: bookingRules, freeSlots: async () => [] },
    env: { LLM_URL: undefined, LLM_KEY: undefined, LLM_MODEL: undefined },
    log: { warn: (facts, message) => console.error(message, facts) },
  });
