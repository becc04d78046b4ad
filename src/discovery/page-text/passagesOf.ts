/**
 * Extracts the passages of `<main>` from finished HTML, so that they match what visitors read, whatever the source
 * (files, dictionaries, a content system). Skips navigation, forms, buttons, hidden content (also hidden from assistive
 * technology), and content repeated on every page (contact block, call to action).
 * Over 200 lines: one walk through a document with the rules for its elements.
 */
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import type { DocumentText, Passage, PassageLocation, TextRun } from './passage.ts';

type TextNode = DefaultTreeAdapterTypes.TextNode;
type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Properties inherited from the surrounding elements. */
type Context = {
  kind: 'paragraph' | 'quote' | 'code' | 'caption' | 'item' | 'term' | 'detail';
  list: { number: number; ordered: boolean; depth: number; item: number } | undefined;
  figure: string | null;
  shared: boolean;
  look: Omit<TextRun, 'text'>;
};

export function passagesOf(html: string): DocumentText {
  // A third of a page is around `<main>`. Without a doctype, tables would be parsed inside paragraphs.
  const document = parse(`<!doctype html>${readPartsOf(html)}`);
  const main = find(document, ({ tagName }) => tagName === 'main');
  const passages = main ? new Reader().read(main) : [];
  const description = find(document, (element) => element.tagName === 'meta' && is(element, 'name', 'description'));
  return {
    title: passages.find((passage) => passage.kind === 'heading' && passage.level === 1)?.text ?? '',
    metaTitle: textOf(find(document, ({ tagName }) => tagName === 'title')),
    description: plain(description ? (attribute(description, 'content') ?? '') : ''),
    passages,
  };
}

/** The parts of a document that `passagesOf` reads: if they are the same, its result is. */
export function readPartsOf(html: string): string {
  const head = /<title>.*?<\/title>|<meta name="description"[^>]*>/gs;
  const [main = ''] = html.slice(html.indexOf('<main')).split('</main>', 1);
  return [...html.slice(0, html.indexOf('</head>')).matchAll(head), main].join('\n');
}

class Reader {
  readonly #passages: Passage[] = [];
  /** Runs since the last boundary of a block. */
  #open: TextRun[] = [];
  /** Speaker of the next utterance. */
  #speaker: string | undefined;
  #places: PassageLocation[] = [{ heading: '', level: 0, fragment: null }];
  #lists = 0;
  #items = 0;
  #tables = 0;

  read(main: Element): Passage[] {
    const around: Context = { kind: 'paragraph', list: undefined, figure: null, shared: false, look: {} };
    this.#children(main, around);
    this.#close(around);
    return this.#passages;
  }

  #children(parent: Parent, around: Context): void {
    for (const [node, before] of contentOf(parent)) {
      if (tree.isTextNode(node)) this.#append(node.value, around);
      else {
        if (needsSpace(before, node)) this.#append(' ', around);
        this.#element(node, around);
      }
    }
  }

  #element(element: Element, outer: Context): void {
    const { tagName } = element;
    const around = within(element, outer);
    if (attribute(element, 'data-speaker') !== undefined) {
      this.#close(outer);
      this.#speaker = textOf(element).replace(/:$/, '');
    } else if (/^h[1-6]$/.test(tagName)) this.#heading(element, around);
    else if (tagName === 'table') this.#table(element, around);
    else if (is(element, 'role', 'img') || tagName === 'img') this.#picture(element, around);
    else if (tagName === 'br') this.#append(' ', around);
    else if (tagName === 'ul' || tagName === 'ol') {
      this.#close(outer);
      const list = { number: this.#lists++, ordered: tagName === 'ol', depth: (outer.list?.depth ?? -1) + 1, item: 0 };
      this.#children(element, { ...around, list });
      this.#close(around);
    } else if (blocks.has(tagName)) {
      this.#close(outer);
      if (tagName === 'li' && around.list) around.list = { ...around.list, item: this.#items++ };
      this.#children(element, around);
      this.#close(around);
    } else this.#children(element, around);
  }

  #heading(element: Element, around: Context): void {
    this.#close(around);
    const level = Number(element.tagName.slice(1));
    const runs = this.#runsOf(element, around);
    const heading = joined(runs);
    if (!heading) return;
    const outer = this.#places.filter((place) => place.level < level);
    const fragment = level === 1 ? null : (fragmentOf(element) ?? outer.at(-1)?.fragment ?? null);
    this.#places = [...outer, { heading, level, fragment }];
    this.#add({ kind: 'heading', level }, runs, around);
  }

  #table(element: Element, around: Context): void {
    this.#close(around);
    const table = this.#tables++;
    const caption = find(element, ({ tagName }) => tagName === 'caption');
    if (caption) this.#add({ kind: 'caption' }, this.#runsOf(caption, around), around);
    for (const row of all(element, ({ tagName }) => tagName === 'tr')) {
      const fields = all(row, ({ tagName }) => tagName === 'th' || tagName === 'td');
      const cells = fields.map((cell) => this.#runsOf(cell, around));
      const header = fields.every(({ tagName }) => tagName === 'th');
      const runs = cells.flatMap((cell, index) => (index === 0 ? cell : [{ text: ' | ' }, ...cell]));
      if (cells.some((cell) => cell.length > 0))
        this.#add({ kind: 'row', table, header, cells }, runs, within(row, around));
    }
  }

  #picture(element: Element, around: Context): void {
    const label = plain(attribute(element, 'aria-label') ?? attribute(element, 'alt') ?? '');
    if (!label) return;
    this.#close(around);
    this.#add({ kind: 'picture' }, [{ text: label }], around);
  }

  /** The text of an element as one list of runs, including nested blocks. */
  #runsOf(element: Element, around: Context): TextRun[] {
    const before = this.#open;
    this.#open = [];
    const collect = (parent: Element, look: Context): void => {
      for (const [node, before] of contentOf(parent)) {
        if (tree.isTextNode(node)) {
          this.#append(node.value, look);
          continue;
        }
        const isBlock = blocks.has(node.tagName) || node.tagName === 'br';
        if (isBlock || needsSpace(before, node)) this.#append(' ', look);
        collect(node, within(node, look));
        if (isBlock) this.#append(' ', look);
      }
    };
    collect(element, within(element, around));
    const runs = normaliseRuns(this.#open);
    this.#open = before;
    return runs;
  }

  #append(text: string, { look }: Context): void {
    this.#open.push({ text, ...look });
  }

  /** Closes the open text block. */
  #close(around: Context): void {
    const runs = normaliseRuns(this.#open);
    this.#open = [];
    if (runs.length === 0) return;
    const { kind, list } = around;
    if (this.#speaker !== undefined) {
      const speaker = this.#speaker;
      this.#speaker = undefined;
      this.#add({ kind: 'line', speaker }, runs, around);
    } else if (kind !== 'item') this.#add({ kind }, runs, around);
    else if (list) {
      const { number, item, ordered, depth } = list;
      this.#add({ kind, list: number, item, ordered, depth }, runs, around);
    }
  }

  #add(shape: Shape, runs: readonly TextRun[], { figure, shared }: Context): void {
    const place = this.#places.at(-1);
    if (!place || runs.length === 0) return;
    const onlyLinks = runs.every(({ text, href }) => href !== undefined || /^[\s·|,]*$/.test(text));
    this.#passages.push({ ...shape, text: joined(runs), runs, place, figure, shared, onlyLinks });
  }
}

/** A distributive `Omit`: a plain `Omit` over the union would lose which properties belong to which kind. */
type Shape = Passage extends infer One ? (One extends Passage ? Omit<One, keyof Placed> : never) : never;
type Placed = Pick<Passage, 'text' | 'runs' | 'place' | 'figure' | 'shared' | 'onlyLinks'>;

const blocks = new Set(
  (
    'address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer ' +
    'header hgroup hr li main ol p pre search section summary table ul h1 h2 h3 h4 h5 h6 td th tr caption'
  ).split(' '),
);

const leftOut = new Set(
  'nav form button input select textarea script style template noscript svg iframe video audio'.split(' '),
);

const isLeftOut = (element: Element): boolean =>
  leftOut.has(element.tagName)
    ? !(element.tagName === 'svg' && is(element, 'role', 'img'))
    : is(element, 'aria-hidden', 'true') ||
      ['hidden', 'data-contact-block', 'data-call-to-action'].some((name) => attribute(element, name) !== undefined);

/** Derives the context inside an element. */
function within(element: Element, around: Context): Context {
  const { tagName } = element;
  const kinds: Record<string, Context['kind']> = {
    li: 'item',
    blockquote: 'quote',
    figcaption: 'caption',
    dt: 'term',
    dd: 'detail',
    pre: 'code',
  };
  const href = tagName === 'a' ? attribute(element, 'href') : undefined;
  const lang = attribute(element, 'lang');
  return {
    ...around,
    // A list item with a heading is a card; its texts are paragraphs.
    kind: tagName === 'li' && find(element, isHeading) ? 'paragraph' : (kinds[tagName] ?? around.kind),
    figure: tagName === 'figure' ? plain(attribute(element, 'aria-label') ?? captionOf(element)) : around.figure,
    shared: around.shared || attribute(element, 'data-shared') !== undefined,
    look: {
      ...around.look,
      ...(href !== undefined && { href }),
      ...((tagName === 'strong' || tagName === 'b') && { strong: true as const }),
      ...(tagName === 'em' && { emphasis: true as const }),
      ...(tagName === 'code' && { code: true as const }),
      ...(lang !== undefined && { lang }),
    },
  };
}

const captionOf = (figure: Element): string => textOf(find(figure, ({ tagName }) => tagName === 'figcaption'));

/**
 * Fragment of a heading: the id of the section, article or `<details>` that it opens, which is the published one; else
 * the heading's own id.
 */
function fragmentOf(heading: Element): string | undefined {
  for (let parent = heading.parentNode; parent && 'tagName' in parent; parent = parent.parentNode) {
    if (parent.tagName === 'main' || find(parent, isHeading) !== heading) break;
    const id = attribute(parent, 'id');
    if (id) return id;
  }
  return attribute(heading, 'id');
}

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** The readable child nodes of a parent, each with its previous readable sibling. */
function contentOf(parent: Parent): [node: TextNode | Element, before: TextNode | Element | undefined][] {
  const nodes = parent.childNodes.filter(
    (node): node is TextNode | Element => tree.isTextNode(node) || (tree.isElementNode(node) && !isLeftOut(node)),
  );
  return nodes.map((node, index) => [node, nodes[index - 1]]);
}

/**
 * True if the layout shows a gap that the HTML does not contain: between two elements, after the end of a sentence,
 * before a note.
 */
function needsSpace(before: TextNode | Element | undefined, element: Element): boolean {
  if (!before || blocks.has(element.tagName)) return false;
  if (tree.isElementNode(before)) return !blocks.has(before.tagName);
  const end = element.tagName === 'span' || element.tagName === 'small' ? /[\p{L}\p{N}.!?:…“”]$/u : /[.!?:…“”]$/;
  return tree.isTextNode(before) && end.test(before.value);
}

/** Normalises to one line without soft hyphens or repeated spaces; merges runs of the same style. */
function normaliseRuns(runs: readonly TextRun[]): TextRun[] {
  const result: TextRun[] = [];
  for (const { text: raw, ...look } of runs) {
    const last = result.at(-1);
    const text = raw.replace(/[\u00AD\u200B]/g, '').replace(/\s+/g, ' ');
    const rest = !last || last.text.endsWith(' ') ? text.replace(/^ /, '') : text;
    if (!rest) continue;
    if (last && sameLook(last, look)) last.text += rest;
    else result.push({ text: rest, ...look });
  }
  const last = result.at(-1);
  if (last) last.text = last.text.replace(/ $/, '');
  return last?.text === '' ? result.slice(0, -1) : result;
}

const sameLook = (one: Omit<TextRun, 'text'>, other: Omit<TextRun, 'text'>): boolean =>
  (['href', 'strong', 'emphasis', 'code', 'lang'] as const).every((name) => one[name] === other[name]);

const joined = (runs: readonly TextRun[]): string => plain(runs.map(({ text }) => text).join(''));
const plain = (text: string): string => joinedLine(normaliseRuns([{ text }]));
const joinedLine = ([run]: readonly TextRun[]): string => run?.text ?? '';

function textOf(element: Element | undefined): string {
  if (!element) return '';
  const collect = (parent: Parent): string =>
    parent.childNodes
      .map((node) => (tree.isTextNode(node) ? node.value : 'childNodes' in node ? collect(node) : ''))
      .join('');
  return plain(collect(element));
}

function all(parent: Parent, fits: (element: Element) => boolean): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!tree.isElementNode(node)) return [];
    return fits(node) ? [node] : all(node, fits);
  });
}

function find(parent: Parent, fits: (element: Element) => boolean): Element | undefined {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    const found = fits(node) ? node : find(node, fits);
    if (found) return found;
  }
  return undefined;
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const is = (element: Element, name: string, value: string): boolean => attribute(element, name) === value;
