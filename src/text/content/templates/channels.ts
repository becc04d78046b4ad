/** The channels of templates, with their words in the filter's addresses. */
export const channels = {
  'web-chat': { de: 'web-chat', en: 'web-chat' },
  messenger: { de: 'messenger', en: 'messenger' },
  voice: { de: 'sprachassistent', en: 'voice-assistant' },
} as const;

export type Channel = keyof typeof channels;

export const channelIds = Object.keys(channels) as Channel[];
