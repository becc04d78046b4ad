/** Longest amount, in characters, of which three fit side by side at 320 pixels; longer ones are stacked in lines. */
export const longestAmount = 10;

/** Layout of a table of amounts on a phone. */
export const phoneLayout = (rows: readonly { cells: readonly string[] }[]): 'three' | 'lines' =>
  rows.some(({ cells }) => cells.some((cell) => cell.includes('€') && cell.length > longestAmount)) ? 'lines' : 'three';
