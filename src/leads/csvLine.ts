/**
 * A CSV line (RFC 4180) whose cells no spreadsheet reads as a formula (OWASP, CSV injection). No byte order mark:
 * programs would read it as part of the first column's name, and spreadsheets offer the encoding on import.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoteCell).join(',')}\r\n`;

const quoteCell = (cell: string): string => `"${escapeFormula(cell).replaceAll('"', '""')}"`;

/** In spreadsheets a leading apostrophe marks a cell as text. */
const escapeFormula = (cell: string): string =>
  phoneNumber.test(cell) ? cell : cell.replace(formulaStart, "'$&").replace(formulaWithin, "$1'");

/** Phone numbers stay unchanged for the CRM. A formula of these characters can only compute numbers. */
const phoneNumber = /^\+\d[\d ()/-]*$/;

/** Also after whitespace and quotes, which some programs drop. */
const formulaStart = /^[\s\0"']*[=+\-@|%\t\r＝＋－＠]/;

/**
 * Where the system's list separator is a semicolon, as in German, opening the file with a double click splits cells at
 * semicolons and line breaks. Text after such a split is escaped only if it starts with `=` or `@`, or starts with a
 * sign and contains `(`, `|` or `!`: the dashes of a list stay unchanged.
 */
const formulaWithin = /([;\t\r\n][\s\0"']*)(?=[=@＝＠]|[+\-＋－][^\r\n]*[(|!])/g;
