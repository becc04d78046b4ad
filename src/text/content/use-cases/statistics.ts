/**
 * The nine figures of spec section 9. The specification records them without their meaning: label and source stay
 * empty, and the page says so, until the operator writes both in both languages and sets `confirmed`
 * (product-decisions.md, Brand). `npm run launch-check` fails until then.
 */
import type { Locale } from '../../../routes/table.ts';
import type { ThemeId } from '../themes.ts';

export type Statistic = {
  percent: number;
  /** What is measured. */
  label: Record<Locale, string>;
  /** Who measured it, when, and of whom. */
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

/** Figures that may not be presented as fact yet, with the theme they belong to. */
export const unconfirmedStatistics = (of = statistics): { theme: string; percent: number }[] =>
  Object.entries(of).flatMap(([theme, figures]) =>
    figures.filter((figure) => !isExplained(figure)).map(({ percent }) => ({ theme, percent })),
  );

/** Confirmed by the operator, and nothing left empty: only then the note may go. */
export const isExplained = ({ label, source, confirmed }: Statistic): boolean =>
  confirmed && [label, source].every(({ de, en }) => de.trim() !== '' && en.trim() !== '');
