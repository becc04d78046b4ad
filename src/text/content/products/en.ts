import { addOns } from './en/addOns.ts';
import { aiChatbot } from './en/aiChatbot.ts';
import { builder } from './en/builder.ts';
import { dashboard } from './en/dashboard.ts';
import { integrations } from './en/integrations.ts';
import { liveChat } from './en/liveChat.ts';
import { voice } from './en/voice.ts';
import { webChat } from './en/webChat.ts';
import type { ProductId } from './facts.ts';
import type { ProductText } from './schema.ts';

export const en: Record<ProductId, ProductText> = {
  'ai-chatbot': aiChatbot,
  'live-chat': liveChat,
  voice,
  'web-chat': webChat,
  builder,
  integrations,
  'add-ons': addOns,
  dashboard,
};
