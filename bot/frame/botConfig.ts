import type { CrisisAnswers } from '../../src/features/safety/crisisAnswer.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { Words } from '../../src/text/words/de.ts';

/** Configuration that the server writes into the document of the frame (src/pages/bot/[botId].astro). */
export type BotConfig = {
  botId: string;
  locale: Locale;
  /** Origins of pages that may send messages to the frame, in addition to its own origin. */
  embedders: readonly string[];
  /** Paths without chat (spec section 2: contact pages). */
  excluded: readonly string[];
  links: { contact: string; privacy: string; demo: string };
  words: Omit<Words['chatFrame'], 'noScript' | 'noScriptLink' | 'refused'>;
  /** Questions that are suggested before the first one. */
  starters: readonly string[];
  /** Labels of the hand-over's fields and the title of its errors. */
  labels: { name: string; email: string; message: string };
  errorTitle: string;
  /** Fixed crisis answers, shown without a request to the server (src/features/safety). */
  safety: CrisisAnswers;
  /** Availability of sales (src/features/availability): shown in the hand-over. */
  availability: { title: string; now: string; hours: string };
};
