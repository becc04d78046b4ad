import { appointments } from './de/appointments.ts';
import { engagement } from './de/engagement.ts';
import { faq } from './de/faq.ts';
import { feedback } from './de/feedback.ts';
import { leads } from './de/leads.ts';
import { liveChat } from './de/liveChat.ts';
import { promotion } from './de/promotion.ts';
import { salesSupport } from './de/salesSupport.ts';
import { shop } from './de/shop.ts';
import { supportRequests } from './de/supportRequests.ts';
import type { GoalId, TemplateId } from './facts.ts';
import type { GoalText } from './schema.ts';

export const de: { [Goal in GoalId]: GoalText<TemplateId<Goal>> } = {
  leads,
  engagement,
  appointments,
  feedback,
  shop,
  'sales-support': salesSupport,
  promotion,
  'support-requests': supportRequests,
  faq,
  'live-chat': liveChat,
};
