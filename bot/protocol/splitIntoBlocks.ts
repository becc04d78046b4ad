/**
 * Paragraphs and lists of a reply, each as its lines: a blank line separates paragraphs, "• " starts a list entry
 * (botApi.ts).
 */
export function splitIntoBlocks(text: string): string[][] {
  const blocks: string[][] = [[]];
  for (const line of text.split('\n')) {
    const block = blocks.at(-1);
    if (block?.length && (line === '' || isListEntry(line) !== isListEntry(block[0]))) blocks.push([]);
    if (line !== '') blocks.at(-1)?.push(line);
  }
  return blocks.filter((lines) => lines.length > 0);
}

export const isListEntry = (line = ''): boolean => line.startsWith('• ');
