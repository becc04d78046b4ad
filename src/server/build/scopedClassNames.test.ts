import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scopedClassNames } from './scopedClassNames.ts';

const root = process.cwd();
const modules = globSync('{src,bot}/**/*.module.css', { cwd: root });

test('no two modules share a class name', () => {
  const nameOf = scopedClassNames(root);
  const names = [...modules, 'src/Added.module.css', 'src/AddedLater.module.css'].map((path) =>
    nameOf('title', `${root}/${path}`),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(modules.length).toBeGreaterThan(100);
});

test('two builds write the same names, whatever the order of the files', () => {
  const [first, second] = [scopedClassNames(root), scopedClassNames(root)];
  const paths = modules.map((path) => `${root}/${path}`);
  const names = paths.map((path) => first('list', path));
  expect(paths.toReversed().map((path) => second('list', `${path}?used`))).toEqual(names.toReversed());
});
