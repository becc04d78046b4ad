/**
 * Two messages in addition to the 15 of the specification, between a page of this site and the frame of the built-in
 * bot. A frame of another host (BOT_HOST) and a page of another site (EMBED_ORIGINS) neither send nor receive them
 * (docs/decisions/0277-availability-uses-two-more-chat-messages.md).
 */
import { flag, type MessageOf } from './readMessage.ts';

export const fromOwnFrame = {
  /** The hand-over is visible: is sales available? Answered only with consent, at once and on every change. */
  'site:check_availability': {},
} as const;

export const fromOwnPage = {
  'site:availability_checked': { available: flag },
} as const;

export type FromOwnFrame = MessageOf<typeof fromOwnFrame>;
export type FromOwnPage = MessageOf<typeof fromOwnPage>;
