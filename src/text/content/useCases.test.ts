import { describe, expect, it, test } from 'vitest';
import { locales, table } from '../../routes/table.ts';
import { isTheme, type ThemeId } from './themes.ts';
import { statistics } from './use-cases/statistics.ts';
import { themeUseCase, useCaseAnchors } from './useCases.ts';

const themes = Object.keys(statistics).filter(isTheme);

describe.each(themes)('the use case %s', (theme) => {
  it.each(locales)('has the anchors of the specification in %s, in their order', (locale) => {
    expect(themeUseCase(theme, locale).parts.map(({ id }) => id)).toEqual(useCaseAnchors[theme]);
  });

  it.each(locales)('leaves no token unfilled in %s', (locale) => {
    expect(JSON.stringify(themeUseCase(theme, locale))).not.toMatch(/\{\w+\}/);
  });

  it('has a published page', () => {
    expect(table[`use-cases/${theme}`].published).toBe(true);
  });
});

test.each([
  ['conversational-marketing', [67, 65, 63]],
  ['e-commerce-and-sales', [70, 73, 65]],
  ['customer-service', [90, 73, 70]],
] as [ThemeId, number[]][])('%s has its figures of spec section 9', (theme, percents) => {
  expect(statistics[theme].map(({ percent }) => percent)).toEqual(percents);
});
