/**
 * All visible or announced text of a document, menus, buttons, forms and attributes included, each with its language
 * (the closest `lang`). For the main text of a page only, see src/discovery/page-text.
 */
import type { Element, Node } from 'happy-dom';
import type { SitePage } from './pages.ts';

export type VisibleText = {
  /** One line, without soft hyphens. */
  text: string;
  language: string;
  /** Name of the element or attribute that contains it, for reports. */
  where: string;
};

type Page = Pick<SitePage, 'document' | 'locale'>;

export function readVisibleTexts({ document, locale }: Page): VisibleText[] {
  const reader = new Reader();
  reader.say(document.title, 'title', locale);
  for (const selector of headTexts) {
    const content = document.querySelector(`meta[${selector}]`)?.getAttribute('content');
    reader.say(content ?? '', selector, locale);
  }
  reader.readElement(document.body, locale);
  return reader.texts;
}

const headTexts = ['name=description', 'property="og:title"', 'property="og:description"', 'property="og:image:alt"'];

const readAttributes = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

/** Inline elements continue a line of text; all others end it. */
const inline = new Set(
  'a abbr b bdi bdo cite data del dfn em i ins mark q s small span strong sub sup time u var wbr'.split(' '),
);

/** Elements whose text has no language: code and its identifiers. */
const unread = new Set('script style template code kbd samp'.split(' '));

class Reader {
  readonly texts: VisibleText[] = [];
  #line = '';

  readElement(element: Element, outside: string, name = element.localName): void {
    const language = element.getAttribute('lang') ?? outside;
    for (const attribute of readAttributes) this.say(element.getAttribute(attribute) ?? '', attribute, language);
    if (isInputButton(element)) this.say(element.getAttribute('value') ?? '', 'value', language);
    const endsLine = language !== outside || !inline.has(element.localName);
    const where = inline.has(element.localName) ? name : element.localName;
    if (endsLine) this.#endLine(name, outside);
    let before: Node | undefined;
    for (const node of element.childNodes) {
      // Two adjacent elements without text between them are two texts, such as a speaker and a line.
      if (before && isElement(before) && isElement(node)) this.#endLine(where, language);
      if (isElement(node) && !unread.has(node.localName)) this.readElement(node, language, where);
      else if (node.nodeType === node.TEXT_NODE) this.#line += node.textContent;
      before = node;
    }
    if (endsLine) this.#endLine(where, language);
  }

  say(text: string, where: string, language: string): void {
    const said = text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(said)) this.texts.push({ text: said, where, language });
  }

  #endLine(where: string, language: string): void {
    this.say(this.#line, where, language);
    this.#line = '';
  }
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const isInputButton = (element: Element): boolean =>
  element.localName === 'input' && /^(button|reset|submit)$/.test(element.getAttribute('type') ?? '');
