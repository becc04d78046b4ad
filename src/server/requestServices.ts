/** Services that the server passes to every rendered page or endpoint: `Astro.locals` (src/locals.d.ts). */
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
  /** Confirmation and end of a newsletter subscription. */
  newsletter: NewsletterDesk;
  /** Free slots for a demo, and the management of a booked one. */
  booking: BookingDesk;
  /** The optional proof of work of forms. */
  challenges: Challenges;
  /** Proves which turns of a conversation the bot gave. */
  turnSigner: TurnSigner;
  /** Addresses of the chat's frames, and the origins that may embed ours. */
  chat: ChatSettings;
  /** Absent when the build has no data for it. */
  search: SearchDesk | undefined;
  /** The built-in bot; absent when the build has no data for it. */
  bot: Bot | undefined;
  /** Consent to vendors; absent when no vendor is configured. */
  consent: ConsentDesk | undefined;
  /** Content of the content system for this request; without it the process content applies. */
  content: ReadContent | undefined;
  /** API rate limit (`/api/…`): 0 = allowed, else seconds to wait. */
  mayAsk: (clientAddress: string) => number;
  /** Network address of the visitor, behind TRUST_PROXY hops. */
  clientAddress: string;
  /**
   * The form_id of this view. A page calls `onlyIdDiffers` if it depends on nothing else of the visitor; it is then
   * cached.
   */
  formView: { id: string; onlyIdDiffers: () => void };
  /** Reports an error during rendering. */
  report: (error: unknown) => void;
};
