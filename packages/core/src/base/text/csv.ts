/** With it, spreadsheet programs recognise UTF-8 and show Thai correctly. */
const byteOrderMark = '\ufeff'

/** The beginning of what spreadsheet programs treat as a formula, even after blanks or in full-width characters. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
/** Characters that need quotes: in many countries programs also separate cells by semicolons, and pasted tables by tabs. */
const separator = /[",;\t\r\n]/
const plainNumber = /^-?\d+(\.\d+)?$/

/**
 * Formats a table as comma-separated values for spreadsheet programs. A cell that looks like a formula gets an
 * apostrophe in front, unless it is a plain number.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(','))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

function cellOf(cell: string): string {
  const isFormula = formulaStart.test(cell) && !plainNumber.test(cell)
  const text = isFormula ? `'${cell}` : cell
  return separator.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
