/** What visitors are asked for, each by itself (quality.md, Law and consent). Order of the layer. */
export const purposes = ['statistics', 'marketing', 'services'] as const;
export type Purpose = (typeof purposes)[number];
