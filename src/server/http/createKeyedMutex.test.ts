import { expect, it } from 'vitest';
import { createKeyedMutex } from './createKeyedMutex.ts';

it('runs tasks of one key in order, also after a failure, and tasks of other keys in parallel', async () => {
  const inSeries = createKeyedMutex();
  const log: string[] = [];
  const open: (() => void)[] = [];
  const work = (name: string) => () => {
    log.push(name);
    return new Promise<string>((resolve) => open.push(() => resolve(name)));
  };
  const first = inSeries('a', work('a1'));
  const second = inSeries('a', () => Promise.reject(new Error('a2')));
  const third = inSeries('a', work('a3'));
  const other = inSeries('b', work('b1'));
  await Promise.resolve();
  expect(log).toEqual(['a1', 'b1']);
  for (const end of open.splice(0)) end();
  await expect(first).resolves.toBe('a1');
  await expect(other).resolves.toBe('b1');
  await expect(second).rejects.toThrow('a2');
  await expect.poll(() => log).toEqual(['a1', 'b1', 'a3']);
  for (const end of open.splice(0)) end();
  await expect(third).resolves.toBe('a3');
});

it('yields to the event loop between two tasks', async () => {
  const inSeries = createKeyedMutex();
  const log: string[] = [];
  const work = Array.from({ length: 3 }, (_, at) => inSeries('a', async () => log.push(`a${at}`)));
  setImmediate(() => log.push('others'));
  await Promise.all(work);
  expect(log.indexOf('others')).toBe(1);
});
