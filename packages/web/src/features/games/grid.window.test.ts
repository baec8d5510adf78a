import { describe, expect, it } from 'vitest'
import { cellAt, gridLayout, rowsOnScreen, shownCells } from './grid.window.ts'

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

describe('the rows that exist', () => {
  it.each([
    [
      { top: 0, height: 300 },
      { first: 0, last: 5 },
    ],
    [
      { top: 1_050, height: 300 },
      { first: 8, last: 15 },
    ],
    [
      { top: -2_000, height: 300 },
      { first: 0, last: 0 },
    ],
    [
      { top: 99_000, height: 300 },
      { first: 99, last: 99 },
    ],
  ])('on a screen at %j are %j', (screen, rows) => {
    expect(rowsOnScreen({ height: 10_000, rowPitch: 100 }, screen)).toEqual(rows)
  })
})

describe('the cards that exist', () => {
  const shown = (focused: number | null) =>
    shownCells({ count: 30, columns: 3, rows: { first: 4, last: 5 }, focused })

  it.each([
    [null, [12, 13, 14, 15, 16, 17]],
    [13, [12, 13, 14, 15, 16, 17]],
    [2, [2, 12, 13, 14, 15, 16, 17]],
    [20, [12, 13, 14, 15, 16, 17, 20]],
    [31, [12, 13, 14, 15, 16, 17]],
  ])('while card %j has the focus are %j, in their order', (focused, cells) => {
    expect(shown(focused)).toEqual(cells)
  })

  it('end with the list', () => {
    expect(
      shownCells({ count: 5, columns: 3, rows: { first: 0, last: 9 }, focused: null }),
    ).toEqual([0, 1, 2, 3, 4])
  })
})
