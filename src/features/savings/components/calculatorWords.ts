import type { Words } from '../../../text/words/de.ts';

/** Words of the island only, without those of the page around it. */
export type CalculatorWords = Omit<Words['calculator'], 'send' | 'talk' | 'thanks'>;
