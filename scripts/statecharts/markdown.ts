/** A table without the columns in which nothing stands; nothing when it has no rows. */
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

/** A heading with what belongs to it; nothing when nothing does. */
export function section(title: string, content: readonly string[]): readonly string[] {
  return content.length === 0 ? [] : ['', `## ${title}`, '', ...content]
}

export function code(text: string): string {
  return `\`${text}\``
}

/** Several names, each as code. */
export function codes(texts: Iterable<string>): string {
  return [...texts].map(code).join(', ')
}
