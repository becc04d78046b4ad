import { href } from '../../../routes/hrefs.ts';
import { type Locale, type PageId, table } from '../../../routes/table.ts';
import type { ServiceId } from './Services.tsx';

/** The product page of each service; null until it is published. */
export const serviceLinks = (locale: Locale): Record<ServiceId, string | null> => ({
  'ai-chatbot': onward('products/ai-chatbot', locale),
  'live-chat': onward('products/live-chat', locale),
  voice: onward('products/voice', locale),
  'web-chat': onward('products/web-chat', locale),
  builder: onward('products/builder', locale),
  integrations: onward('products/integrations', locale),
  'add-ons': onward('products/add-ons', locale),
  dashboard: onward('products/dashboard', locale),
});

/** Links to live demos of services. */
export const serviceTrials = (locale: Locale): Partial<Record<ServiceId, string>> => ({
  'web-chat': href('products/web-chat', locale, 'customizer'),
});

const onward = (id: PageId, locale: Locale): string | null => (table[id].published ? href(id, locale) : null);
