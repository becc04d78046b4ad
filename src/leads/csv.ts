/**
 * RFC 4180, with cells that a spreadsheet cannot take for a formula (OWASP, CSV injection). Without a byte order mark:
 * programs would read it as part of the first column's name, and a spreadsheet asks for the encoding when it imports.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

/** The apostrophe is the spreadsheets' own mark for "this is text". */
const harmless = (cell: string): string =>
  phoneNumber.test(cell) ? cell : cell.replace(formulaStart, "'$&").replace(formulaWithin, "$1'");

/** A number that a CRM has to get as it is. At most sums and differences can be made of these characters. */
const phoneNumber = /^\+\d[\d ()/-]*$/;

/** Also behind blanks and quotes, which some programs drop. */
const formulaStart = /^[\s\0"']*[=+\-@|%\t\r＝＋－＠]/;

/**
 * Where the list separator of the computer is a semicolon, as in German, opening the file with a double click ends cells
 * at semicolons and line breaks. What begins there calls something only by a sign of equality, a bracket, `|` or `!`: the
 * dashes of a list stay dashes.
 */
const formulaWithin = /([;\t\r\n][\s\0"']*)(?=[=@＝＠]|[+\-＋－][^\r\n]*[(|!])/g;
