/** So that spreadsheet programs read Thai. */
const byteOrderMark = '\ufeff'

/** What a spreadsheet program takes for a formula: also behind blanks, and in the full width of East Asian keyboards. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
/** Programs of many countries separate cells by a semicolon, and pasted tables by tabs. */
const separator = /[",;\t\r\n]/
const plainNumber = /^-?\d+(\.\d+)?$/

/**
 * A table as comma-separated values for spreadsheet programs. What one could take for a formula gets an
 * apostrophe before it, unless it is a plain number.
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
