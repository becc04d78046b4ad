/** What the server hands in with every request that a page or endpoint answers: `Astro.locals` (src/locals.d.ts). */
import type { Bot } from '../../bot/answers/bot.ts';
import type { ReadContent } from '../cms/currentContent.ts';
import type { BookingDesk } from '../features/booking/desk.ts';
import type { ChatSettings } from '../features/chat/settings.ts';
import type { ConsentDesk } from '../features/consent/desk.ts';
import type { NewsletterDesk } from '../features/newsletter/desk.ts';
import type { SearchDesk } from '../features/search/openSearch.ts';
import type { Challenges } from '../forms/challenge.ts';
import type { LeadDesk } from '../leads/desk.ts';
import type { TurnSigner } from '../security/turnSigner.ts';

export type RequestServices = {
  leads: LeadDesk;
  /** The second step of the newsletter, and its end. */
  newsletter: NewsletterDesk;
  /** Free times for a demo, and what follows from a booked one. */
  booking: BookingDesk;
  /** The proof of work that forms may bring. */
  challenges: Challenges;
  /** Proves which turns of a conversation the bot gave. */
  turnSigner: TurnSigner;
  /** Where the chat's frames are, and who may embed ours. */
  chat: ChatSettings;
  /** Absent when the build left no data for it. */
  search: SearchDesk | undefined;
  /** The built-in bot; absent without that data, too. */
  bot: Bot | undefined;
  /** What visitors may load of other companies; absent when no vendor is configured. */
  consent: ConsentDesk | undefined;
  /** What the content system says, for this visitor; without it the content of the process holds. */
  content: ReadContent | undefined;
  /** May scripts of this visitor ask for more (`/api/…`)? 0, or the seconds until then. */
  mayAsk: (clientAddress: string) => number;
  /** Network address of the visitor, behind TRUST_PROXY hops. */
  clientAddress: string;
  /** The form_id of this view; a page on which nothing else depends on the visitor says so, and is then made once. */
  formView: { id: string; onlyIdDiffers: () => void };
  /** Takes what went wrong while rendering for this visitor. */
  report: (error: unknown) => void;
};
