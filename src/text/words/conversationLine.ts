/** One message, from the company or from the visitor. */
export type ConversationLine = { from: 'us' | 'visitor'; text: string };
