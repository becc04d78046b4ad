/**
 * Refusal signals of browsers: Global Privacy Control, and Do Not Track, which LG Berlin (16 O 420/19, 2023) holds to
 * be an effective objection (docs/decisions/0262).
 */
type Read = (name: 'sec-gpc' | 'dnt') => string | string[] | null | undefined;

export const sendsGpcOrDnt = (read: Read): boolean => read('sec-gpc') === '1' || read('dnt') === '1';
