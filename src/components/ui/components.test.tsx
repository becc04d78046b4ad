/** The HTML of the UI components, without styles and scripts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Phone from '~icons/lucide/phone';
import { Accordion } from './Accordion.tsx';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { HyphenatedText } from './HyphenatedText.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Picture } from './Picture.tsx';
import { Table } from './Table.tsx';
import { Tabs } from './Tabs.tsx';

const html = renderToStaticMarkup;

test('a button with href renders a link, without href a button that does not submit by default', () => {
  expect(html(<Button href="/kontakt">Los</Button>)).toMatch(/^<a href="\/kontakt" class="[^"]+">Los<\/a>$/);
  expect(html(<Button>Los</Button>)).toMatch(/^<button type="button" class="[^"]+">Los<\/button>$/);
  expect(html(<Button type="submit">Los</Button>)).toContain('type="submit"');
  const both = { href: '/kontakt', onClick: () => undefined };
  // @ts-expect-error mutually exclusive
  html(<Button {...both}>Los</Button>);
});

test('a busy button sets aria-busy and keeps its text', () => {
  expect(html(<Button busy>Senden</Button>)).toMatch(/aria-busy="true".*Senden/);
});

test('an icon is hidden from assistive technology unless it has a name', () => {
  expect(html(<Icon of={Phone} />)).toMatch(/<svg[^>]*aria-hidden="true"/);
  const named = html(<Icon of={Phone} label="Telefon" />);
  expect(named).toMatch(/role="img" aria-label="Telefon"/);
  expect(named).not.toContain('aria-hidden');
});

test('a title keeps a short first part with the rest of its word', () => {
  const words = (text: string) => html(<HyphenatedText text={text} />).replaceAll(/ class="[^"]*"/g, '');
  expect(words('CRM und E-Mail-Marketing anbinden')).toBe('CRM und <span>E-Mail-Marketing</span> anbinden');
  expect(words('Was Live-Chat nicht löst')).toBe('Was <span>Live-Chat</span> nicht löst');
  expect(words('Größe 38-40 und Ende-zu-Ende')).toBe('Größe 38-40 und <span>Ende-zu-Ende</span>');
  expect(words('Chatbot-Baukasten')).toBe('Chatbot-Baukasten');
});

test('an external link has rel="noopener"', () => {
  const link = (
    <Link href="https://example.org" external>
      Quelle
    </Link>
  );
  expect(html(link)).toContain('rel="noopener"');
});

test('a field links label, hint and error to its control', () => {
  const field = html(
    <Field
      kind="email"
      name="email"
      label="E-Mail"
      hint="Hinweis"
      error="Fehlt."
      autoComplete="email"
      maxLength={254}
    />,
  );
  expect(field).toContain('<label for="email"');
  expect(field).toMatch(/<input type="email"[^>]*id="email"/);
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('aria-describedby="email-error email-hint"');
  expect(field).toMatch(/<p id="email-hint"[^>]*>Hinweis<\/p>/);
  expect(field).toMatch(/<p id="email-error"/);
  expect(field).toMatch(/maxLength="254"/i);
});

test('a field without hint or error has no ARIA attributes', () => {
  const field = html(<Field kind="textarea" name="message" label="Nachricht" defaultValue="Grüße & <b>" />);
  expect(field).not.toMatch(/aria-/);
  expect(field).toContain('Grüße &amp; &lt;b&gt;</textarea>');
});

test('a select keeps its default value', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  const field = html(<Field kind="select" name="topic" label="Thema" options={options} defaultValue="b" />);
  expect(field).toContain('<option value="b" selected="">B</option>');
});

test('a checkbox is unchecked by default', () => {
  const box = html(<Checkbox name="consent" label="Ja" error="Fehlt." />);
  expect(box).not.toContain('checked');
  expect(box).toContain('aria-describedby="consent-error"');
});

test('the error summary has autofocus and links to each field', () => {
  const summary = html(
    <ErrorSummary title="Es gibt ein Problem" problems={[{ fieldId: 'email', sentence: 'Fehlt.' }]} />,
  );
  expect(summary).toMatch(/data-error-summary/);
  expect(summary).toMatch(/tabindex="-1" autofocus=""/i);
  expect(summary).toContain('<a href="#email">Fehlt.</a>');
});

test('a picture requires an alt text or `decorative`', () => {
  expect(html(<Picture src="/a.png" width={10} height={10} alt="Ein Schaf" />)).toContain('alt="Ein Schaf"');
  expect(html(<Picture src="/a.png" width={10} height={10} decorative />)).toContain('alt=""');
  expect(() => html(<Picture src="/a.png" width={10} height={10} alt=" " />)).toThrow('/a.png');
  // @ts-expect-error the alt text is required
  expect(() => html(<Picture src="/a.png" width={10} height={10} />)).toThrow('/a.png');
  // @ts-expect-error so is the size
  html(<Picture src="/a.png" width={10} decorative />);
});

test('an accordion renders native details elements, one open at a time if named', () => {
  const items = [
    { title: 'Eins', content: 'A', open: true },
    { title: 'Zwei', content: 'B' },
  ];
  const accordion = html(<Accordion name="fragen" items={items} />);
  expect(accordion.match(/<details name="fragen"/g)).toHaveLength(2);
  expect(accordion).toContain('open=""');
  expect(accordion).toMatch(/<summary[^>]*><h3[^>]*>Eins<\/h3><\/summary>/);
});

test('tabs render as links to sections without script', () => {
  const tabs = html(<Tabs label="Aufgaben" tabs={[{ id: 'service', title: 'Service', content: 'Text' }]} />);
  expect(tabs).toMatch(/<a href="#service"/);
  expect(tabs).toMatch(/<section id="service"[^>]*aria-labelledby="service-title"/);
  expect(tabs).not.toMatch(/role="tab|hidden/);
});

test('a table has a caption and scoped headers', () => {
  const table = html(
    <Table
      id="t"
      caption="Tarife"
      columns={[{ title: 'Leistung' }, { title: 'Essential', numeric: true }]}
      rows={[{ title: 'Nutzer', cells: ['100'] }]}
    />,
  );
  expect(table).toMatch(/^<div id="t"[^>]*><table[^>]*><caption[^>]*>Tarife<\/caption>/);
  expect(table).toMatch(/<th scope="col"[^>]*>Essential<\/th>/);
  expect(table).toContain('<th scope="row">Nutzer</th>');
});

test('a table with three columns labels each cell for phones, a table with two columns does not', () => {
  const table = (...titles: string[]) =>
    html(
      <Table
        id="t"
        caption="Zeiten"
        columns={[{ title: 'Tag' }, ...titles.map((title) => ({ title: <b>{title}</b>, name: title }))]}
        rows={[{ title: 'Montag', cells: titles }]}
      />,
    );
  expect(table('Aufwand', 'Ergebnis')).toMatch(/data-name="Aufwand".*data-name="Ergebnis"/);
  expect(table('Aufwand')).not.toContain('data-name');
});
