/** Converts a page to Markdown (CommonMark with tables) from its finished HTML, so that the two cannot drift apart. */
import type { PageText, Passage, TextRun } from '../page-text/passage.ts';

type MarkdownContext = {
  /** Canonical address of the page, the base of relative links. */
  address: string;
  /** Label before the address: "Source". */
  source: string;
};

export function toMarkdown({ title, description, passages }: PageText, { address, source }: MarkdownContext): string {
  const write = (runs: readonly TextRun[]) => inline(runs, address);
  const blocks = grouped(passages.filter((passage) => !(passage.kind === 'heading' && passage.level === 1)));
  return [
    `# ${escaped(title)}`,
    `> ${escaped(description)}`,
    `${source}: <${address}>`,
    ...blocks.map((block) => writeBlock(block, write)).filter(Boolean),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

type Write = (runs: readonly TextRun[]) => string;
type Row = Extract<Passage, { kind: 'row' }>;
type Item = Extract<Passage, { kind: 'item' }>;

/**
 * Groups passages that Markdown writes as one block: a list, a table, a conversation, the terms of a definition list.
 */
function grouped(passages: readonly Passage[]): Passage[][] {
  const groups: Passage[][] = [];
  for (const passage of passages) {
    const last = groups.at(-1);
    if (last?.[0] && groupOf(last[0]) !== null && groupOf(last[0]) === groupOf(passage)) last.push(passage);
    else groups.push([passage]);
  }
  return groups;
}

/** null: a block by itself. Nested lists belong to the outer list. */
function groupOf(passage: Passage): string | null {
  if (passage.kind === 'item') return 'list';
  if (passage.kind === 'row') return `table ${passage.table}`;
  if (passage.kind === 'term' || passage.kind === 'detail') return 'terms';
  return passage.kind === 'line' ? 'talk' : null;
}

function writeBlock(block: readonly Passage[], write: Write): string {
  const [first] = block;
  if (!first) return '';
  switch (first.kind) {
    case 'heading':
      return `${'#'.repeat(first.level)} ${write(first.runs)}`;
    case 'item':
      return list(
        block.filter((one) => one.kind === 'item'),
        write,
      );
    case 'row':
      return tableOf(
        block.filter((one) => one.kind === 'row'),
        write,
      );
    case 'term':
    case 'detail':
      return block.map((one) => (one.kind === 'term' ? `**${write(one.runs)}**` : `: ${write(one.runs)}`)).join('\n');
    case 'line':
      return block
        .flatMap((one) => (one.kind === 'line' ? [`> **${escaped(one.speaker)}:** ${write(one.runs)}`] : []))
        .join('\n>\n');
    case 'quote':
      return `> ${asText(write(first.runs))}`;
    case 'caption':
    case 'picture':
      return `*${write(first.runs).replaceAll('*', '')}*`;
    case 'code':
      return `    ${first.text}`;
    case 'paragraph':
      return asText(write(first.runs));
  }
}

/** One entry per line; further passages of an entry are indented below it. */
function list(items: readonly Item[], write: Write): string {
  const numbers = new Map<number, number>();
  return items
    .map((item, index) => {
      const { list: id, item: entry, ordered, depth, runs } = item;
      const before = items[index - 1];
      const number = (numbers.get(id) ?? 0) + 1;
      const indent = '   '.repeat(depth);
      if (before?.item === entry) return `\n${indent}   ${asText(write(runs))}\n`;
      numbers.set(id, number);
      const isNew = before !== undefined && before.list !== id && before.depth === depth;
      return `${isNew ? '\n' : ''}${indent}${ordered ? `${number}.` : '-'} ${asText(write(runs))}`;
    })
    .join('\n');
}

/** GFM requires a header row: a table without one gets empty header cells. */
function tableOf(rows: readonly Row[], write: Write): string {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const written = rows.map(({ cells }) => line(cells.map((cell) => write(cell).replaceAll('|', '\\|'))));
  const head = rows[0]?.header ? written.slice(0, 1) : [line([])];
  const body = rows[0]?.header ? written.slice(1) : written;
  return [...head, line(Array<string>(columns).fill('---')), ...body].join('\n');
}

const inline = (runs: readonly TextRun[], address: string): string =>
  runs.map((run) => decorated(run, address)).join('');

/** Escapes text that would start a heading, a quotation or a list. */
const asText = (line: string): string => line.replace(/^(#{1,6} |[-+>] )/, '\\$1').replace(/^(\d+)([.)] )/, '$1\\$2');

function decorated({ text, href, strong, emphasis, code }: TextRun, address: string): string {
  // Marks must be adjacent to the text: surrounding spaces stay outside.
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (!words) return text;
  let written = code ? `\`${words.replaceAll('`', '')}\`` : escaped(words);
  if (emphasis) written = `*${written}*`;
  if (strong) written = `**${written}**`;
  if (href !== undefined) written = `[${written}](${new URL(href, address).href})`;
  return before + written + after;
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<]/g, '\\$&');
