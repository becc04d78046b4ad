import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type Encoding, readFiles } from './readFiles.ts';

const page = Buffer.from('<p>Preise</p>'.repeat(200));

function readExamples() {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'page.html'), page);
  writeFileSync(join(folder, 'page.html.br'), brotliCompressSync(page));
  writeFileSync(join(folder, 'page.html.gz'), gzipSync(page));
  for (const name of ['font.woff2', 'social.png', 'film.mp4']) writeFileSync(join(folder, name), name);
  const files = readFiles(folder);
  return (path: string, encoding: Encoding = 'identity') => {
    const file = files.get(path)?.representations[encoding];
    if (!file) throw new Error(`No file ${path}`);
    return file;
  };
}

test.each([
  ['/page.html', 'br', true],
  ['/page.html', 'identity', true],
  ['/font.woff2', 'identity', true],
  ['/page.html', 'gzip', false],
  ['/social.png', 'identity', false],
  ['/film.mp4', 'identity', false],
] as const)('%s as %s stays in memory: %s', (path, encoding, isKept) => {
  const { body, length } = readExamples()(path, encoding);
  const [first, second] = [body(), body()];
  expect(first).toEqual(second);
  expect(first).toHaveLength(length);
  expect(first === second).toBe(isKept);
});

test('an uncompressed page is what was compressed, and each encoding has its own ETag', () => {
  const read = readExamples();
  expect(read('/page.html').body()).toEqual(page);
  expect(new Set((['identity', 'gzip', 'br'] as const).map((encoding) => read('/page.html', encoding).etag)).size).toBe(
    3,
  );
});

test('a small file in memory is not a part of a larger block', () => {
  const kept = readExamples()('/font.woff2').body();
  expect(kept.buffer.byteLength).toBe(kept.length);
});
