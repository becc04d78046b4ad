import { expect, test } from 'vitest';
import { passagesOf } from '../page-text/passagesOf.ts';
import { toMarkdown } from './toMarkdown.ts';

const frame = { address: 'https://site.example/en/pricing', source: 'Source' };
const markdown = (main: string): string => {
  const html = `<title>T</title><meta name="description" content="What it costs"><main><h1>Pri\u00ADces</h1>${main}</main>`;
  return toMarkdown({ page: 'pricing', locale: 'en', path: '/en/pricing', ...passagesOf(html) }, frame);
};
const start = '# Prices\n\n> What it costs\n\nSource: <https://site.example/en/pricing>\n';

test('a page begins with headline, description and source URL', () => {
  expect(markdown('')).toBe(start);
});

test('converts headings, paragraphs, emphasis, code and links, with absolute URLs', () => {
  const page = markdown(
    '<h2>Plans</h2><p>Ask <strong>us</strong>, <em>soon</em>: <a href="/en/contact">here</a>, <a href="#plans">below</a>, <a href="mailto:a@b.example">by mail</a>, or send <code>&lt;script&gt;</code>.</p><h3>One</h3>',
  );
  expect(page).toBe(
    `${start}\n## Plans\n\nAsk **us**, *soon*: [here](https://site.example/en/contact), [below](https://site.example/en/pricing#plans), [by mail](mailto:a@b.example), or send \`<script>\`.\n\n### One\n`,
  );
});

test('converts ordered, unordered and nested lists', () => {
  const page = markdown(
    '<ol><li>First</li><li>Second<ul><li>Inner</li></ul></li></ol><p>Then</p><ul><li>Last</li></ul>',
  );
  expect(page).toBe(`${start}\n1. First\n2. Second\n   - Inner\n\nThen\n\n- Last\n`);
});

test('tables keep rows and columns, with their caption above', () => {
  const page = markdown(
    '<table><caption>Plans</caption><tr><th>Plan</th><th>Price</th></tr><tr><th>A|B</th><td>149&nbsp;€</td></tr></table>',
  );
  expect(page).toBe(`${start}\n*Plans*\n\n| Plan | Price |\n| --- | --- |\n| A\\|B | 149 € |\n`);
});

test('conversations name the speaker', () => {
  const page = markdown(
    '<ol><li><span data-speaker>You: </span>Hello?</li><li><span data-speaker>Assistant: </span>Good evening.</li></ol>',
  );
  expect(page).toBe(`${start}\n> **You:** Hello?\n>\n> **Assistant:** Good evening.\n`);
});

test('escapes text that would be Markdown or HTML', () => {
  const page = markdown('<p>1. not a list</p><p># not a heading</p><p>*a* [b](c) &lt;b&gt; 2 * 3_4</p>');
  expect(page).toBe(`${start}\n1\\. not a list\n\n\\# not a heading\n\n\\*a\\* \\[b\\](c) \\<b> 2 \\* 3\\_4\n`);
});
