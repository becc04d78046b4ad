/**
 * The nine figures of spec section 9, which gives no meaning for them. Label and source stay empty, with a note on the
 * page, until the operator provides both in both languages and sets `confirmed` (product-decisions.md, Brand). `npm run
 * launch-check` fails until then.
 */
import type { Locale } from '../../../routes/table.ts';
import { isTheme, type ThemeId } from '../themes.ts';
import type { UseCase } from './schema.ts';

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

/** The figures of a use case: an editor's, who confirms them by the source, else those above; a new one may have none. */
export const statisticsOf = (theme: string, { figures }: UseCase['statistics']): readonly Statistic[] =>
  figures?.map(({ percent, label, source }) => ({
    percent,
    label: { de: label, en: label },
    source: { de: source, en: source },
    confirmed: true,
  })) ?? (isTheme(theme) ? statistics[theme] : []);

/** Figures that must not be presented as facts yet, with their theme. */
export const unconfirmedStatistics = (of = statistics): { theme: string; percent: number }[] =>
  Object.entries(of).flatMap(([theme, figures]) =>
    figures.filter((figure) => !isConfirmedStatistic(figure)).map(({ percent }) => ({ theme, percent })),
  );

/** True if the operator has confirmed the figure and no text is empty: the page then omits the note. */
export const isConfirmedStatistic = ({ label, source, confirmed }: Statistic): boolean =>
  confirmed && [label, source].every(({ de, en }) => de.trim() !== '' && en.trim() !== '');
