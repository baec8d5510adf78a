import { describe, expect, it } from 'vitest'
import { cellAt, cellsOnScreen, gridLayout, shownCells } from './grid.window.ts'

const layout = gridLayout({ count: 10, columns: 4, width: 480, gap: 20, rowGap: 10, words: 40 })

describe('a grid of cards of one size', () => {
  it('is as wide as its list and as high as its rows', () => {
    expect(layout).toEqual({
      columns: 4,
      cellWidth: 105,
      rowPitch: 190,
      gap: 20,
      height: 560,
    })
  })

  it.each([
    [0, { top: 0, left: 0, width: 105 }],
    [5, { top: 190, left: 125, width: 105 }],
    [9, { top: 380, left: 125, width: 105 }],
  ])('has its card %i at %j', (index, place) => {
    expect(cellAt(layout, index)).toEqual(place)
  })
})

describe('the cards around the screen', () => {
  const around = (columns: number, count: number, top: number) =>
    cellsOnScreen({ columns, rowPitch: 100 }, count, { top, height: 300 })

  it.each([
    ['at the top', 0, { from: 0, to: 26 }],
    ['a third of a row on', 34, { from: 0, to: 28 }],
    ['in the middle', 1_050, { from: 54, to: 90 }],
    ['a sixth of a row above it', 1_034, { from: 54, to: 88 }],
    ['above the list', -2_000, { from: 0, to: 0 }],
    ['at the end', 9_700, { from: 574, to: 599 }],
    ['below the list', 99_000, { from: 599, to: 599 }],
  ])('%s are those of the screen and a row and a quarter on each side', (_, top, range) => {
    expect(around(6, 599, top)).toEqual(range)
  })

  it('are four more on each side where rows are narrow', () => {
    expect(around(2, 200, 1_000)).toEqual({ from: 16, to: 30 })
  })

  it.each([2, 4, 5, 6])(
    'in %i columns are all that the screen shows, wherever it is',
    (columns) => {
      const missing = Array.from({ length: 2_000 }, (_, top) => top).filter((top) => {
        const { from, to } = around(columns, 1_000, top)
        const rows = { first: Math.floor(top / 100), last: Math.floor((top + 300) / 100) }
        return from > rows.first * columns || to < (rows.last + 1) * columns
      })
      expect(missing).toEqual([])
    },
  )
})

describe('the cards that exist', () => {
  const shown = (focused: number | null) =>
    shownCells({ count: 30, range: { from: 12, to: 18 }, focused })

  it.each([
    [null, [12, 13, 14, 15, 16, 17]],
    [13, [12, 13, 14, 15, 16, 17]],
    [0, [0, 1, 12, 13, 14, 15, 16, 17]],
    [2, [1, 2, 3, 12, 13, 14, 15, 16, 17]],
    [12, [11, 12, 13, 14, 15, 16, 17]],
    [17, [12, 13, 14, 15, 16, 17, 18]],
    [20, [12, 13, 14, 15, 16, 17, 19, 20, 21]],
    [29, [12, 13, 14, 15, 16, 17, 28, 29]],
    [31, [12, 13, 14, 15, 16, 17]],
  ])('while card %j has the focus are %j, in their order', (focused, cells) => {
    expect(shown(focused)).toEqual(cells)
  })
})
