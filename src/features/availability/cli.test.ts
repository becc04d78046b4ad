/**
 * The availability command against the Firestore emulator; the check of the security rules against a fake REST server.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFirestore } from '../../outbox/firestore/openFirestore.ts';
import { type FirestoreEmulator, startFirestoreEmulator, testProject } from '../../testing/firestore.testing.ts';
import { checkFirestoreRules } from './checkFirestoreRules.ts';
import { availableUntil, salesStatePath } from './salesState.ts';

type Ended = { code: number; out: string; err: string };

describe('npm run availability', () => {
  let emulator: FirestoreEmulator;
  beforeEach(async () => {
    emulator = await startFirestoreEmulator();
  });
  afterEach(() => emulator.close());

  const settings = () => ({ FIRESTORE_PROJECT: testProject, FIRESTORE_EMULATOR_HOST: emulator.host });
  const command = (...words: string[]) => ['src/features/availability/cli.ts', ...words];
  const run = (words: string[], env: Record<string, string> = settings()): Promise<Ended> =>
    new Promise((resolve) => {
      execFile('node', command(...words), { env: { PATH: process.env.PATH, ...env } }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  const state = async () => {
    const firestore = openFirestore(settings());
    const read = await firestore.read(salesStatePath, AbortSignal.timeout(5_000));
    await firestore.close();
    return read;
  };
  const printed = (child: ChildProcess) => new Promise<string>((resolve) => child.stdout?.once('data', resolve));

  test('on, off and show write and read one document without personal data', async () => {
    expect(await run(['show'])).toMatchObject({ code: 0, out: 'No state has been set: visitors see the hours.\n' });
    expect(await run(['on'])).toMatchObject({ code: 0, out: expect.stringContaining('Available') });
    const written = await state();
    expect(written).toEqual({ available: true, updatedAt: expect.any(String), until: null });
    expect(availableUntil(written, Date.now())).toBeGreaterThan(Date.now());
    expect(await run(['show'])).toMatchObject({ code: 0, out: expect.stringContaining('Available') });
    expect(await run(['off'])).toMatchObject({ code: 0, out: 'Not available: visitors see the hours.\n' });
    expect(await state()).toMatchObject({ available: false });
  }, 60_000);

  test('on --until lasts while the command runs: SIGTERM switches it off', async () => {
    const child = spawn('node', command('on', '--until', '24:00'), { env: { PATH: process.env.PATH, ...settings() } });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    expect(String(await printed(child))).toContain('Available');
    expect(await state()).toMatchObject({ available: true, until: expect.stringMatching(/T\d\d:00:00\.000Z$/) });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await state()).toMatchObject({ available: false, until: null });
  }, 60_000);

  test('invalid arguments and missing settings exit with one error message', async () => {
    const wrong = await Promise.all([
      run([]),
      run(['maybe']),
      run(['off', '--until', '17:00']),
      run(['on', '--until', '25:00']),
      run(['on', '--until', '00:00']),
      run(['on'], {}),
      run(['check']),
    ]);
    expect(wrong.map(({ code }) => code)).toEqual(wrong.map(() => 1));
    expect(wrong.map(({ err }) => err.split('\n')[0])).toEqual([
      'Which command?',
      'There is no command "maybe".',
      'The command "off" has no option --until.',
      '--until takes a time of today that is still to come, like 17:00.',
      '--until takes a time of today that is still to come, like 17:00.',
      'FIRESTORE_PROJECT is not set: there is no place for the state.',
      'FIREBASE_API_KEY is not set: browsers ask Firestore nothing.',
    ]);
    expect(await state()).toBeUndefined();
  }, 60_000);
});

describe('the security rules', () => {
  test('permit one exact document to be read, and deny the rest by default', async () => {
    const rules = await readFile('src/features/availability/firestore.rules', 'utf8');
    const lines = rules.split('\n').map((line) => line.replace(/\/\/.*/, '').trim());
    const allowed = lines.flatMap((line, index) => (line.startsWith('allow') ? [[lines[index - 1], line]] : []));
    expect(allowed).toEqual([
      [`match /${salesStatePath} {`, 'allow get: if true;'],
      ['match /{document=**} {', 'allow read, write: if false;'],
    ]);
  });

  test.each([
    ['published', [200, 403], []],
    ['published, no state yet', [404, 403], []],
    ['not published', [403, 403], [expect.stringContaining('cannot read availability/sales')]],
    ['open to everybody', [200, 200], [expect.stringContaining('can read more')]],
  ])('are checked without an account, like a browser: %s', async (_, [own, others], problems) => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead((url.includes(`/${salesStatePath}?`) ? own : others) ?? 500).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const env = {
      FIRESTORE_PROJECT: testProject,
      FIREBASE_API_KEY: 'key',
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    };
    expect(await checkFirestoreRules(env)).toEqual(problems);
    expect(asked).toContain(`/v1/projects/${testProject}/databases/(default)/documents/leads?key=key`);
    server.close();
  });
});
