import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { contactHref } from '../../text/content/contactHref.ts';

/** Links of the chat in the page (PageChat.tsx). */
export const pageChatLinks = (locale: Locale) => ({
  ask: href('ask', locale),
  contact: contactHref(locale, 'sales'),
  privacy: href('privacy-policy', locale, 'ai-chat'),
});
