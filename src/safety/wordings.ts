/** One wording with what it must be recognised as. */
export type Wording = readonly [text: string, kind: 'self' | 'violence' | 'medical'];

/** Wordings of people in danger, and harmless look-alikes, to measure the rules with. */
export type WordingSet = { crisis: readonly Wording[]; harmless: readonly string[] };
