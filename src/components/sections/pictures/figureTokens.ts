import type { Locale } from '../../../routes/table.ts';
import { format } from '../../../text/format/format.ts';
import { sampleFigures } from './sampleFigures.ts';

/** Sample figures in the alternative text of the dashboard's detail. */
export function figureTokens(locale: Locale): { count: string; share: string } {
  const { all, alone } = sampleFigures;
  return { count: format('count', all, locale), share: format('percent', alone / all, locale) };
}
