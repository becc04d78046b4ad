import { expect, test } from 'vitest';
import { readProjects } from './readProjects.ts';

test.each<[string, number, RegExp]>([
  ['I’ve got two brands and need a bot for each. Roughly 3,000 people a month in total.', 2, /^Roughly 3,000 people/],
  ['Wir haben zwei Marken, jede soll einen Bot haben. Es schreiben 9.000 Leute im Monat.', 2, /^Es schreiben 9\.000/],
  ['three websites, 500 users a month', 3, /^500 users/],
])('separates the projects from the other numbers (%s)', (message, projects, rest) => {
  const read = readProjects(message);
  expect(read?.projects).toBe(projects);
  expect(read?.text).toMatch(rest);
});

test('reads no count from a single project', () => {
  expect(readProjects('We need a bot for 500 users a month')).toBeUndefined();
});
