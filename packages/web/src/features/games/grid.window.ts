/** How a grid of cards of one size is laid out, in px. */
export interface GridLayout {
  readonly columns: number
  readonly cellWidth: number
  /** From the top of a row to the top of the next one. */
  readonly rowPitch: number
  readonly gap: number
  readonly height: number
}

export interface GridMeasures {
  readonly count: number
  readonly width: number
  readonly columns: number
  readonly gap: number
  readonly rowGap: number
  /** The height of the words below the artwork. */
  readonly words: number
}

/** Artwork is three wide and four high. */
const artwork = 4 / 3

/** Lays a grid out. */
export function gridLayout(measures: GridMeasures): GridLayout {
  const { columns, count, gap, rowGap, width, words } = measures
  const cellWidth = (width - gap * (columns - 1)) / columns
  const rowPitch = cellWidth * artwork + words + rowGap
  const rows = Math.ceil(count / columns)
  return { columns, cellWidth, rowPitch, gap, height: Math.max(0, rows * rowPitch - rowGap) }
}

/** The rows from the first to the last one that may be seen. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

/** How many rows exist above and below the screen: a held Tab key must find the next one there. */
const spareRows = 2

/** The rows on the screen and the spare ones on each side. */
export function rowsOnScreen(
  { height, rowPitch }: Pick<GridLayout, 'height' | 'rowPitch'>,
  /** The part of the grid that the screen shows, from its top. */
  screen: { readonly top: number; readonly height: number },
): RowRange {
  const lastRow = Math.max(0, Math.ceil(height / rowPitch) - 1)
  const within = (row: number) => Math.min(lastRow, Math.max(0, row))
  return {
    first: within(Math.floor(screen.top / rowPitch) - spareRows),
    last: within(Math.floor((screen.top + screen.height) / rowPitch) + spareRows),
  }
}

/** The cells that exist, in their order: those of the rows, and the one with the focus wherever it is. */
export function shownCells({
  columns,
  count,
  focused,
  rows: { first, last },
}: {
  readonly count: number
  readonly columns: number
  readonly rows: RowRange
  readonly focused: number | null
}): readonly number[] {
  const from = first * columns
  const to = Math.min(count, (last + 1) * columns)
  const cells = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  if (focused === null || focused >= count || (focused >= from && focused < to)) return cells
  return focused < from ? [focused, ...cells] : [...cells, focused]
}

/** Where a cell stands. */
export function cellAt({ cellWidth, columns, gap, rowPitch }: GridLayout, index: number) {
  return {
    top: Math.floor(index / columns) * rowPitch,
    left: (index % columns) * (cellWidth + gap),
    width: cellWidth,
  }
}
