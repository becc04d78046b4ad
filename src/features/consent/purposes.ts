/** Consent purposes, each chosen separately (quality.md, Law and consent). In the order of the prompt. */
export const purposes = ['statistics', 'marketing', 'services', 'protection'] as const;
export type Purpose = (typeof purposes)[number];

/** Purposes that apply only to pages with a form: elsewhere their vendors are neither in the policy nor loaded. */
export const purposesOfForms: readonly Purpose[] = ['protection'];
