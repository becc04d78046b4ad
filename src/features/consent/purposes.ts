/** What visitors are asked for, each by itself (quality.md, Law and consent). Order of the layer. */
export const purposes = ['statistics', 'marketing', 'services', 'protection'] as const;
export type Purpose = (typeof purposes)[number];

/** Purposes whose vendors have no use on a page without a form: neither their hosts nor their bytes are there. */
export const purposesOfForms: readonly Purpose[] = ['protection'];
