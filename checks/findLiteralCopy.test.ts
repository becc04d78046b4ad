import { describe, expect, test } from 'vitest';
import { findLiteralCopy } from './findLiteralCopy.ts';

describe('reports literal text in a component', () => {
  test.each([
    ['in an element', 'const A = () => <p>Hello</p>;'],
    ['beside an expression', 'const A = ({ n }) => <p>{n} users</p>;'],
    ['in a label', 'const A = () => <button aria-label="Close" />;'],
    ['in an expression', "const A = () => <p>{'Hello'}</p>;"],
    ['in a choice', "const A = ({ open }) => <p>{open ? 'Close' : 'Open'}</p>;"],
    ['after a condition', "const A = ({ open }) => <p>{open && 'Close'}</p>;"],
    ['in a template', 'const A = () => <img alt={`Picture`} />;'],
  ])('%s', (_, code) => {
    expect(findLiteralCopy('src/components/ui/A.tsx', code)).not.toEqual([]);
  });

  test('in a view, after frontmatter and void elements', () => {
    const view =
      '---\nconst a = "code";\n---\n<!doctype html>\n<html><link rel="x" href={a}><body>\n<h1>Hello</h1></body></html>';
    expect(findLiteralCopy('src/views/A.astro', view)).toEqual(['src/views/A.astro:6: "Hello" belongs into the words']);
  });
});

describe('ignores values that are not visible text', () => {
  test.each([
    ['words from props', 'const A = ({ words }) => <p title={words.title}>{words.text}</p>;'],
    ['technical attributes', 'const A = () => <a className="big" rel="noopener" href="/x" data-kind="card" />;'],
    ['signs', 'const A = () => <p>· – → 100 %&nbsp;</p>;'],
    ['comparisons', "const A = ({ kind }) => <p>{kind === 'wide' ? <b /> : null}</p>;"],
  ])('%s', (_, code) => {
    expect(findLiteralCopy('src/components/ui/A.tsx', code)).toEqual([]);
  });

  test('scripts and styles of a view', () => {
    const view = "---\n---\n<div />\n<script>\n  import '../a.client.ts';\n</script>\n<style>p { color: red }</style>";
    expect(findLiteralCopy('src/views/A.astro', view)).toEqual([]);
  });
});
