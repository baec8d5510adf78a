export interface Column {
  readonly title: string
  readonly isNumber?: boolean
  /** The minimum width, for rows that are printed one by one. */
  readonly width?: number
}

const gap = '  '

/** Rows in aligned columns, below their titles. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const titles = columns.map(({ title }) => title)
  return lines(columns, [titles, ...rows])
}

/** Rows in aligned columns, without titles. */
export function lines(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ width = 0 }, index) =>
    Math.max(width, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      columns
        .map(({ isNumber }, index) => {
          const [cell, width] = [row[index] ?? '', widths[index] ?? 0]
          return isNumber ? cell.padStart(width) : cell.padEnd(width)
        })
        .join(gap)
        .trimEnd(),
    )
    .join('\n')
}

/** `1 case`, `2 cases`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
