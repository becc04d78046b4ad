/**
 * The nine figures of spec section 9, which gives no meaning for them. Label and source stay empty, with a note on the
 * page, until the operator provides both in both languages and sets `confirmed` (product-decisions.md, Brand). `npm run
 * launch-check` fails until then.
 */
import type { Locale } from '../../../routes/table.ts';
import type { ThemeId } from '../themes.ts';

export type Statistic = {
  percent: number;
  /** The measured quantity. */
  label: Record<Locale, string>;
  /** Author, date and sample of the survey. */
  source: Record<Locale, string>;
  confirmed: boolean;
};

const unexplained = (percent: number): Statistic => ({
  percent,
  label: { de: '', en: '' },
  source: { de: '', en: '' },
  confirmed: false,
});

export const statistics: Record<ThemeId, readonly Statistic[]> = {
  'conversational-marketing': [unexplained(67), unexplained(65), unexplained(63)],
  'e-commerce-and-sales': [unexplained(70), unexplained(73), unexplained(65)],
  'customer-service': [unexplained(90), unexplained(73), unexplained(70)],
};

/** Figures that must not be presented as facts yet, with their theme. */
export const unconfirmedStatistics = (of = statistics): { theme: string; percent: number }[] =>
  Object.entries(of).flatMap(([theme, figures]) =>
    figures.filter((figure) => !isExplained(figure)).map(({ percent }) => ({ theme, percent })),
  );

/** True if the operator has confirmed the figure and no text is empty: the page then omits the note. */
export const isExplained = ({ label, source, confirmed }: Statistic): boolean =>
  confirmed && [label, source].every(({ de, en }) => de.trim() !== '' && en.trim() !== '');
