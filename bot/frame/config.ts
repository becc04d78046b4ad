import type { CrisisAnswers } from '../../src/features/safety/crisisAnswer.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { Words } from '../../src/text/words/de.ts';

/** What the server writes into the frame's document (src/pages/bot/[botId].astro). */
export type Config = {
  botId: string;
  locale: Locale;
  /** Origins of pages that may speak to the frame besides its own. */
  embedders: readonly string[];
  /** Paths on which there is no chat (spec section 2: contact pages). */
  excluded: readonly string[];
  links: { contact: string; privacy: string; demo: string };
  words: Words['chatFrame'];
  /** Questions that are proposed before the first one. */
  starters: readonly string[];
  /** Labels of the hand-over's fields and the title of its errors. */
  labels: { name: string; email: string; message: string };
  errorTitle: string;
  /** Said without asking the server (src/features/safety). */
  safety: CrisisAnswers;
  /** When sales can be reached (src/features/availability): shown in the hand-over. */
  availability: { title: string; now: string; hours: string };
};
