/** RFC 4180, with cells that a spreadsheet cannot take for a formula (OWASP, CSV injection). */
export function toCsv(rows: readonly Record<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

/** The apostrophe is the spreadsheets' own mark for "this is text". */
const harmless = (cell: string): string => (/^[\s\0]*[=+\-@|%\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell);
