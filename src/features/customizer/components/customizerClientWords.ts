import type { Words } from '../../../text/words/de.ts';

export type CustomizerClientWords = Pick<Words['customizer'], 'texts' | 'contrast' | 'errors' | 'actions'>;
