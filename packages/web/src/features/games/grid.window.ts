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

/** Cells from one on to the one before another. */
export interface CellRange {
  readonly from: number
  readonly to: number
}

/** How much of the list is at least rendered above and below the screen: a finger scrolls on before more is drawn. */
const spare = { rows: 1.25, cards: 4 }

/** Cards are added and removed in pairs: a whole row at once would delay a frame. */
const portion = 2

/** The cells that are at least partly on the screen, and the spare ones on each side. */
export function cellsOnScreen(
  { columns, rowPitch }: Pick<GridLayout, 'columns' | 'rowPitch'>,
  count: number,
  /** The part of the grid that the screen shows, from its top. */
  screen: { readonly top: number; readonly height: number },
): CellRange {
  const spareRows = Math.max(spare.rows, spare.cards / columns)
  const cellsTo = (row: number) => Math.max(0, row) * (columns / portion)
  const first = screen.top / rowPitch - spareRows
  const last = (screen.top + screen.height) / rowPitch + spareRows
  const to = Math.min(count, Math.ceil(cellsTo(last)) * portion)
  return { from: Math.min(to, Math.floor(cellsTo(first)) * portion), to }
}

/**
 * The rendered cells in their order: a range of them, and the one with the focus, wherever it is, with its
 * neighbours, so that Tab finds the next one however fast it is pressed.
 */
export function shownCells({
  count,
  focused,
  range: { from, to },
}: {
  readonly count: number
  readonly range: CellRange
  readonly focused: number | null
}): readonly number[] {
  const cells = Array.from({ length: to - from }, (_, index) => from + index)
  if (focused === null || focused >= count) return cells
  const beside = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [
    ...beside.filter((index) => index < from),
    ...cells,
    ...beside.filter((index) => index >= to),
  ]
}

/** Where a cell stands. */
export function cellAt({ cellWidth, columns, gap, rowPitch }: GridLayout, index: number) {
  return {
    top: Math.floor(index / columns) * rowPitch,
    left: (index % columns) * (cellWidth + gap),
    width: cellWidth,
  }
}
