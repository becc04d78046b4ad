/** Services that the server passes to every rendered page or endpoint: `Astro.locals` (src/locals.d.ts). */
import type { Bot } from '../../bot/answers/createBot.ts';
import type { BookingService } from '../features/booking/bookingService.ts';
import type { ChatSettings } from '../features/chat/readChatSettings.ts';
import type { ConsentService } from '../features/consent/consentService.ts';
import type { KeptQuestions } from '../features/kept-questions/keptQuestions.ts';
import type { NewsletterService } from '../features/newsletter/newsletterService.ts';
import type { SearchService } from '../features/search/openSearchService.ts';
import type { Challenges } from '../forms/proofOfWork.ts';
import type { LeadService } from '../leads/leadService.ts';
import type { TurnSigner } from '../security/turnSigner.ts';
import type { ReadContent } from '../text/content/currentContent.ts';

export type RequestServices = {
  leads: LeadService;
  /** Confirmation and end of a newsletter subscription. */
  newsletter: NewsletterService;
  /** Free slots for a demo, and the management of a booked one. */
  booking: BookingService;
  /** The optional proof of work of forms. */
  challenges: Challenges;
  /** Proves which turns of a conversation the bot gave. */
  turnSigner: TurnSigner;
  /** Questions to the chat that visitors let us keep. */
  keptQuestions: KeptQuestions;
  /** Addresses of the chat's frames, and the origins that may embed ours. */
  chat: ChatSettings;
  /** Absent when the build has no data for it. */
  search: SearchService | undefined;
  /** The built-in bot; absent when the build has no data for it. */
  bot: Bot | undefined;
  /** Consent to vendors; absent when no vendor is configured. */
  consent: ConsentService | undefined;
  /** Content of the content system for this request; without it the process content applies. */
  content: ReadContent | undefined;
  /** API rate limit (`/api/…`): 0 = allowed, else seconds to wait. */
  checkRateLimit: (clientAddress: string) => number;
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
