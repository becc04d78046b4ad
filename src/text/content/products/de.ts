import { addOns } from './de/addOns.ts';
import { aiChatbot } from './de/aiChatbot.ts';
import { builder } from './de/builder.ts';
import { dashboard } from './de/dashboard.ts';
import { integrations } from './de/integrations.ts';
import { liveChat } from './de/liveChat.ts';
import { voice } from './de/voice.ts';
import { webChat } from './de/webChat.ts';
import type { ProductId } from './facts.ts';
import type { ProductText } from './schema.ts';

export const de: Record<ProductId, ProductText> = {
  'ai-chatbot': aiChatbot,
  'live-chat': liveChat,
  voice,
  'web-chat': webChat,
  builder,
  integrations,
  'add-ons': addOns,
  dashboard,
};
