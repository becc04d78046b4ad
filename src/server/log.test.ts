import { expect, it } from 'vitest';
import { createLog, withRequestId } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLog({ write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

it('adds the request id to the log lines of that request only', async () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  const work = (id: string) =>
    withRequestId(id, async () => {
      await Promise.resolve();
      log.info({}, `during ${id}`);
    });
  await Promise.all([work('one'), work('two')]);
  log.info({}, 'after');
  expect(lines.map((line) => JSON.parse(line)).map(({ request, msg }) => [request, msg])).toEqual([
    ['one', 'during one'],
    ['two', 'during two'],
    [undefined, 'after'],
  ]);
});

it('logs type, code and stack of an error without personal data', () => {
  const error = Object.assign(new Error('550 <zoe.mueller+shop@example.org>: no such inbox'), {
    code: '23505',
    detail: 'Key (email)=(zoe@example.org) already exists.',
    parameters: ['Zoë Müller'],
  });
  const [line] = logged((log) => log.error({ err: error }, 'Failed'));
  expect(line).toMatchObject({ msg: 'Failed', err: { type: 'Error', code: '23505' } });
  expect(line?.err).toHaveProperty('stack', expect.stringContaining('550 <<address>>: no such inbox\n'));
  expect(JSON.stringify(line)).not.toMatch(/zoe|Müller/i);
});
