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

const unconfirmedStatistic = (percent: number): Statistic => ({
  percent,
  label: { de: '', en: '' },
  source: { de: '', en: '' },
  confirmed: false,
});

export const statistics: Record<ThemeId, readonly Statistic[]> = {
  'conversational-marketing': [unconfirmedStatistic(67), unconfirmedStatistic(65), unconfirmedStatistic(63)],
  'e-commerce-and-sales': [unconfirmedStatistic(70), unconfirmedStatistic(73), unconfirmedStatistic(65)],
  'customer-service': [unconfirmedStatistic(90), unconfirmedStatistic(73), unconfirmedStatistic(70)],
};

/** Figures that must not be presented as facts yet, with their theme. */
export const unconfirmedStatistics = (of = statistics): { theme: string; percent: number }[] =>
  Object.entries(of).flatMap(([theme, figures]) =>
    figures.filter((figure) => !isConfirmedStatistic(figure)).map(({ percent }) => ({ theme, percent })),
  );

/** True if the operator has confirmed the figure and no text is empty: the page then omits the note. */
export const isConfirmedStatistic = ({ label, source, confirmed }: Statistic): boolean =>
  confirmed && [label, source].every(({ de, en }) => de.trim() !== '' && en.trim() !== '');
