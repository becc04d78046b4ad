import { expect, test } from 'vitest';
import { slugs } from '../../routes/slugs.ts';
import { locales } from '../../routes/table.ts';
import { themeExamples } from './examples.ts';
import { isTheme } from './themes.ts';

const themes = Object.keys(slugs.themes).filter(isTheme);

test.each(themes)('the dialogues of %s have the same ids in both languages, each once', (theme) => {
  const [one, other] = locales.map((locale) => themeExamples(theme, locale).dialogues.map(({ id }) => id));
  expect(one).toEqual(other);
  expect(new Set(one).size).toBe(6);
});

test.each(themes)('a dialogue of %s names a team speaker if and only if a person takes over', (theme) => {
  for (const { id, speakers, talk } of locales.flatMap((locale) => themeExamples(theme, locale).dialogues)) {
    expect(speakers.team !== undefined, id).toBe(talk.some(({ message }) => message.from === 'team'));
  }
});

test.each(themes)('lines are unique within a dialogue of %s (React keys)', (theme) => {
  for (const { talk } of locales.flatMap((locale) => themeExamples(theme, locale).dialogues)) {
    const lines = talk.map(({ message }) => message.text);
    expect(new Set(lines).size, lines[0]).toBe(lines.length);
  }
});
