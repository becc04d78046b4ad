import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { articleBlocks } from '../../../text/content/blog/articleBlocks.ts';
import { plainText } from '../../../text/content/blog/plainText.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { ArticleText } from './ArticleText.tsx';
import { resolveArticleLink } from './resolveArticleLink.ts';

const rendered = (markdown: string) =>
  renderToStaticMarkup(
    <ArticleText
      blocks={articleBlocks(markdown).blocks}
      resolveArticleLink={resolveArticleLink('de')}
      chatWindow={wordsFor('de').pictures.chatWindow}
    />,
  );

const picture = '/media/0123456789abcdef0123456789abcdef/640x480';

test.each([
  ['**fett** und _kursiv_', '<strong>fett</strong> und <em>kursiv</em>'],
  ['ein <u>unterstrichenes **Wort**</u> hier', 'ein <em>unterstrichenes <strong>Wort</strong></em> hier'],
  ['~~weg~~', '<del>weg</del>'],
  ['eins\n\n---\n\nzwei', '<p>eins</p><hr/><p>zwei</p>'],
  ['eins  \nzwei<br>drei', 'eins<br/>zwei<br/>drei'],
  ['# Groß', '<h2 id="gross">Groß</h2>'],
  ['##### Klein', '<h3 id="klein">Klein</h3>'],
  ['## 2026', '<h2>2026</h2>'],
  ['```js\nlet a = "<b>";\n```', '<code>let a = &quot;&lt;b&gt;&quot;;</code>'],
  ['*nur kursiv*', '<p><em>nur kursiv</em></p>'],
  ['[Preise](/preise#plans)', 'href="/preise#plans"'],
  ['[Preise](/pricing?a=1)', 'href="/preise?a=1"'],
  ['[Preise](page:pricing)', 'href="/preise"'],
  ['[Mail](mailto:a@example.com)', 'href="mailto:a@example.com"'],
  ['[Verweis][1]\n\n[1]: https://example.com/', 'href="https://example.com/"'],
  [
    `![Ein Bild](${picture})`,
    `<img src="${picture}/800" srcSet="${picture}/480 480w, ${picture}/800 640w" width="640"`,
  ],
  ['| a | b |\n|---|---|\n| 1 |  |', '<td></td>'],
])('renders %j', (markdown, html) => {
  const { dropped } = articleBlocks(markdown);
  expect(dropped).toEqual([]);
  expect(rendered(markdown).replaceAll(/ class="[^"]*"/g, '')).toContain(html);
});

test.each([
  ['Text <script>alert(1)</script> weiter', 'html'],
  ['<script>\nalert(1)\n</script>\n\nText weiter', 'html'],
  ['<img src=x onerror=alert(1)> Text weiter', 'html'],
  ['Text <b onclick=alert(1)>weiter</b>', 'html'],
  ['Text <iframe src="//evil.example"> weiter', 'html'],
  ['Text weiter [Klick](javascript:alert(1))', 'leadsNowhere'],
  ['Text weiter [Klick](data:text/html,x)', 'leadsNowhere'],
  ['Text weiter [Klick](page:constructor)', 'leadsNowhere'],
  ['Text weiter [Klick](/gibt-es-nicht)', 'leadsNowhere'],
  ['Text weiter ![Bild](https://elsewhere.example/pixel.png)', 'picture'],
  [`Text weiter ![](${picture})`, 'undescribed'],
  ['Text weiter[^1]\n\n[^1]: Fußnote', 'construct'],
  [`Text weiter\n\n${'> '.repeat(500)}tief`, 'construct'],
  ['Text weiter\n\n```chat Beispiel\nkein Sprecher\n```', 'construct'],
])('leaves out what is not allowed in %j, and keeps the rest', (markdown, reason) => {
  expect(articleBlocks(markdown).dropped).toContain(reason);
  const html = rendered(markdown);
  expect(html).toContain('Text');
  expect(html).not.toMatch(/alert|onclick|onerror|evil|elsewhere|javascript|<script|<iframe|<img/);
  expect(plainText(markdown)).not.toMatch(/<|alert/);
});
