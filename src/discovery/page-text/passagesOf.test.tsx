import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Transcript } from '../../components/sections/pictures/Transcript.tsx';
import { Accordion } from '../../components/ui/Accordion.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { SectionHead } from '../../components/ui/SectionHead.tsx';
import { Table } from '../../components/ui/Table.tsx';
import type { TranscriptMessage } from '../../text/words/pictureWords.ts';
import { wordsFor } from '../../text/words/words.ts';
import { passagesOf } from './passagesOf.ts';

const page = (main: string) =>
  `<!doctype html><html lang="de"><head><title>Preise | Firma</title><meta name="description" content="Was es kostet."></head><body><nav><a href="/">Start</a></nav><main>${main}</main><footer><p>Fuß</p></footer></body></html>`;

const read = (main: string) => passagesOf(page(main)).passages;
const brief = (main: string) => read(main).map(({ kind, text }) => `${kind}: ${text}`);

test('extracts the text of main, the title and the description', () => {
  const { title, metaTitle, description, passages } = passagesOf(
    page('<h1>Was es kos\u00ADtet</h1><p>Drei  Pläne.</p>'),
  );
  expect({ title, metaTitle, description }).toEqual({
    title: 'Was es kostet',
    metaTitle: 'Preise | Firma',
    description: 'Was es kostet.',
  });
  expect(passages.map(({ text }) => text)).toEqual(['Was es kostet', 'Drei Pläne.']);
});

test('omits navigation, forms, hidden content and repeated blocks', () => {
  expect(
    brief(`
      <nav><a href="#a">Inhalt</a></nav>
      <form><label for="n">Name</label><input id="n"><button>Senden</button></form>
      <p aria-hidden="true">Zierde</p><p hidden>Später</p><script>let a</script>
      <section data-call-to-action><h2>Schreiben Sie uns</h2></section>
      <div data-contact-block><p>Rufen Sie an</p></div>
      <p>Bleibt.</p>`),
  ).toEqual(['paragraph: Bleibt.']);
});

test('each passage has its heading and fragment', () => {
  const passages = read(`
    <h1>Fragen</h1><p>Vorweg.</p>
    ${renderToStaticMarkup(
      <Section id="prices" labelledBy="prices-title">
        <SectionHead id="prices-title" title="Preise und Vertrag" lead="Was es kostet." />
        <Accordion items={[{ id: 'cancel', title: 'Wie kündigen wir?', content: <p>Sechs Wochen.</p> }]} />
      </Section>,
    )}
    <h2>Ohne Adresse</h2><p>Text.</p><h3 id="own">Mit eigener</h3><p>Mehr.</p>`);
  const places = passages.map(({ kind, text, place: { heading, fragment } }) => ({ kind, text, heading, fragment }));
  expect(places.filter(({ kind }) => kind === 'paragraph')).toEqual([
    { kind: 'paragraph', text: 'Vorweg.', heading: 'Fragen', fragment: null },
    { kind: 'paragraph', text: 'Was es kostet.', heading: 'Preise und Vertrag', fragment: 'prices' },
    { kind: 'paragraph', text: 'Sechs Wochen.', heading: 'Wie kündigen wir?', fragment: 'cancel' },
    { kind: 'paragraph', text: 'Text.', heading: 'Ohne Adresse', fragment: null },
    { kind: 'paragraph', text: 'Mehr.', heading: 'Mit eigener', fragment: 'own' },
  ]);
});

test('a conversation becomes lines with speakers', () => {
  const messages: TranscriptMessage[] = [
    { from: 'visitor', text: 'Was kostet es?' },
    { from: 'assistant', text: '149 Euro.', source: 'Preise' },
  ];
  const html = renderToStaticMarkup(<Transcript messages={messages} chatWindow={wordsFor('de').pictures.chatWindow} />);
  const lines = read(`<figure aria-label="Gespräch">${html}</figure><p>Danach.</p>`);
  expect(lines.map((line) => [line.kind, line.kind === 'line' && line.speaker, line.text, line.figure])).toEqual([
    ['line', 'Besucher', 'Was kostet es?', 'Gespräch'],
    ['line', 'Assistent', '149 Euro. Quelle: Preise', 'Gespräch'],
    ['paragraph', false, 'Danach.', null],
  ]);
});

test('a table becomes rows with cells', () => {
  const html = renderToStaticMarkup(
    <Table
      id="plans"
      caption="Pläne"
      columns={[{ title: 'Plan' }, { title: 'Preis', numeric: true }]}
      rows={[
        {
          title: 'Essential',
          cells: [
            <a key="a" href="/preise">
              149 Euro
            </a>,
          ],
        },
      ]}
    />,
  );
  expect(brief(html)).toEqual(['caption: Pläne', 'row: Plan | Preis', 'row: Essential | 149 Euro']);
  const row = read(html).at(-1);
  expect(row?.kind === 'row' && row.cells).toEqual([[{ text: 'Essential' }], [{ text: '149 Euro', href: '/preise' }]]);
  expect(read(html).map((passage) => passage.kind === 'row' && passage.header)).toEqual([false, true, false]);
});

test('distinguishes lists, definitions, quotations and pictures', () => {
  expect(
    brief(`
      <ol><li>Eins<ul><li>Unter eins</li></ul></li><li><h3>Karte</h3><p>Text der Karte.</p></li></ol>
      <dl><div><dt>Frist</dt><dd>Sechs Wochen</dd></div></dl>
      <blockquote><p>Gesagt.</p></blockquote>
      <div role="img" aria-label="Das Fenster"><span>Chat</span></div>`),
  ).toEqual([
    'item: Eins',
    'item: Unter eins',
    'heading: Karte',
    'paragraph: Text der Karte.',
    'term: Frist',
    'detail: Sechs Wochen',
    'quote: Gesagt.',
    'picture: Das Fenster',
  ]);
});

test('runs keep links and styles; a passage of links only is marked', () => {
  const [paragraph, links] = read(
    '<p>Siehe <a href="/preise">die <strong>Preise</strong></a>, <span lang="en">fair use</span>.</p><p><a href="/a">A</a> <a href="/b">B</a></p>',
  );
  expect(paragraph?.runs).toEqual([
    { text: 'Siehe ' },
    { text: 'die ', href: '/preise' },
    { text: 'Preise', href: '/preise', strong: true },
    { text: ', ' },
    { text: 'fair use', lang: 'en' },
    { text: '.' },
  ]);
  expect([paragraph?.onlyLinks, links?.onlyLinks]).toEqual([false, true]);
});

test('separates the text of adjacent elements; marks shared text', () => {
  expect(read('<a href="/x"><span>Titel</span><span>Beschreibung</span></a><p data-shared>Netto.</p>')).toMatchObject([
    { text: 'Titel Beschreibung', shared: false },
    { text: 'Netto.', shared: true },
  ]);
  expect(read('<table><tr><td>A</td></tr><tr data-shared><td>B</td></tr></table>')).toMatchObject([
    { text: 'A', shared: false },
    { text: 'B', shared: true },
  ]);
});
