import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';
import { splitBrotli } from './splitBrotli.ts';

const text = readFileSync('README.md', 'utf8');

test.each([0, 500, 4_000, 9_000])('a body is the document with any middle, about as small (%i)', async (at) => {
  const before = Buffer.from(`${text.slice(0, at)}<input value="`);
  const after = Buffer.from(text.slice(at));
  const body = await splitBrotli(before, 36, after);
  const middles = [
    ...Array.from({ length: 50 }, () => randomUUID()),
    ' '.repeat(36),
    '<input value="npm run'.padEnd(36),
  ];
  for (const middle of middles) {
    const document = Buffer.concat([before, Buffer.from(middle), after]);
    const sent = body?.(Buffer.from(middle)) ?? Buffer.alloc(0);
    expect(brotliDecompressSync(sent).equals(document)).toBe(true);
    const alone = await compress(document, 'text/html', 'br');
    expect(sent.length).toBeLessThan(alone.body.length + 150);
  }
});

test('a short document is left to be sent uncompressed', async () => {
  expect(await splitBrotli(Buffer.from('<p>'), 36, Buffer.from('</p>'))).toBeUndefined();
});
