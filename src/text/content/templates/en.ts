import { appointments } from './en/appointments.ts';
import { engagement } from './en/engagement.ts';
import { faq } from './en/faq.ts';
import { feedback } from './en/feedback.ts';
import { leads } from './en/leads.ts';
import { liveChat } from './en/liveChat.ts';
import { promotion } from './en/promotion.ts';
import { salesSupport } from './en/salesSupport.ts';
import { shop } from './en/shop.ts';
import { supportRequests } from './en/supportRequests.ts';
import type { GoalId, TemplateId } from './facts.ts';
import type { GoalText } from './schema.ts';

export const en: { [Goal in GoalId]: GoalText<TemplateId<Goal>> } = {
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
