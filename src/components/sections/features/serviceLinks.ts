import { href, publishedHref } from '../../../routes/hrefs.ts';
import type { Locale } from '../../../routes/table.ts';

export type ServiceId =
  | 'ai-chatbot'
  | 'live-chat'
  | 'voice'
  | 'web-chat'
  | 'builder'
  | 'integrations'
  | 'add-ons'
  | 'dashboard';

/** The product page of each service; null until it is published. */
export const serviceLinks = (locale: Locale): Record<ServiceId, string | null> => ({
  'ai-chatbot': publishedHref('products/ai-chatbot', locale),
  'live-chat': publishedHref('products/live-chat', locale),
  voice: publishedHref('products/voice', locale),
  'web-chat': publishedHref('products/web-chat', locale),
  builder: publishedHref('products/builder', locale),
  integrations: publishedHref('products/integrations', locale),
  'add-ons': publishedHref('products/add-ons', locale),
  dashboard: publishedHref('products/dashboard', locale),
});

/** Links to live demos of services. */
export const serviceTrials = (locale: Locale): Partial<Record<ServiceId, string>> => ({
  'web-chat': href('products/web-chat', locale, 'customizer'),
});
