import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bodyLimit, readBody, readJson } from './readBody.ts';

const post = (body: string) => new Request('https://www.example.org/', { method: 'POST', body });

it('accepts a body at the limit and marks a larger one', async () => {
  expect(await readBody(post('x'.repeat(bodyLimit)))).toMatchObject({ tooLarge: false });
  const { bytes, tooLarge } = await readBody(post('x'.repeat(bodyLimit + 5_000)));
  expect([bytes.byteLength, tooLarge]).toEqual([bodyLimit + 1, true]);
});

it('parses JSON and returns undefined for invalid or oversized bodies', async () => {
  expect(await readJson(post('{"a":1}'))).toEqual({ a: 1 });
  expect(await readJson(post('{"a":'))).toBeUndefined();
  expect(await readJson(post(`"${'x'.repeat(bodyLimit)}"`))).toBeUndefined();
});

it('is the only reader of request bodies on the server', () => {
  const files = globSync('{src,bot}/**/*.{ts,tsx,astro}', {
    exclude: ['**/*.test.ts', '**/*.client.ts', '**/*.testing.ts', 'src/security/readBody.ts', 'src/**/faults/**'],
  });
  const reading =
    /request(\.clone\(\))?\.(json|text|formData|arrayBuffer|blob|bytes|iterator)\(|request\.body\b|await .* of request\b/;
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => reading.test(readFileSync(file, 'utf8')))).toEqual([]);
});
