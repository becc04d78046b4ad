import type { PlanTexts } from '../planSchema.ts';

export const en: PlanTexts = {
  essential: {
    title: 'Essential',
    subtitle: 'to get started',
    desc: 'For companies that want a chatbot to look after one topic or one website.',
    content: 'Everything your first chatbot needs:',
    free: 'Included in the price: {operators} operator and {channels} channel.',
    features: [
      'AI chatbot that answers from your knowledge base',
      'No-code chatbot builder with templates',
      'Live chat: your team takes over when it gets tricky',
      'Dashboard with reporting, and a portal for reading conversations',
    ],
    customize: ['Colours, wording and icon of the chat window', 'More operators and channels can be added'],
    btn: 'Get a quote for {essentialName}',
  },
  professional: {
    title: 'Professional',
    subtitle: 'for growing teams',
    desc: 'For service and sales teams where several people share the conversations.',
    content: 'Everything in {essentialName}, with room for more:',
    free: 'Included in the price: {operators} operators and {channels} channel.',
    features: [
      '{operators} operators who share the conversations',
      'Ten times as many active users a month',
      'Cover when somebody’s on holiday or off sick',
    ],
    customize: ['Colours, wording and icon of the chat window', 'More operators and channels can be added'],
    btn: 'Get a quote for {professionalName}',
  },
  enterprise: {
    title: 'Enterprise',
    subtitle: 'with custom API',
    desc: 'For high volumes, two projects and a connection to your own systems.',
    content: 'Every feature of {professionalName}, plus your own systems:',
    free: 'Included in the price: a custom API integration, and the number of operators and channels in your quote.',
    features: [
      'Custom API integration with your systems',
      '{chatbot} chatbot projects, say for two brands or markets',
      '{ai} AI accounts for the language model',
    ],
    customize: [
      'Colours, wording and icon for each chatbot project',
      'Scope of the integration by agreement',
      'More operators and channels can be added',
    ],
    btn: 'Get a quote for {enterpriseName}',
  },
};
