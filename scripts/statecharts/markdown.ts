/** A table without its empty columns. Empty if there are no rows. */
export function table(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  if (rows.length === 0) return []
  const isUsed = (_: string, column: number) => rows.some((cells) => cells[column] !== '')
  const heads = heading.filter(isUsed)
  return [
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map((cells) => line(cells.filter(isUsed))),
  ]
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** A heading with its content. Empty if there is no content. */
export function section(title: string, content: readonly string[]): readonly string[] {
  return content.length === 0 ? [] : ['', `## ${title}`, '', ...content]
}

export function code(text: string): string {
  return `\`${text}\``
}

/** Names, each formatted as code. */
export function codes(texts: Iterable<string>): string {
  return [...texts].map(code).join(', ')
}
