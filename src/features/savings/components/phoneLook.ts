/** Three amounts of this many signs stand beside each other on a phone of 320 pixels; longer ones stand in lines. */
export const longestAmount = 10;

/** How a table of amounts is told on a phone. */
export const phoneLook = (rows: readonly { cells: readonly string[] }[]): 'three' | 'lines' =>
  rows.some(({ cells }) => cells.some((cell) => cell.includes('€') && cell.length > longestAmount)) ? 'lines' : 'three';
