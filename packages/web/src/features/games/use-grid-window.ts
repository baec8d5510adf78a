import { type RefObject, useLayoutEffect, useState } from 'react'
import { type CellRange, cellsOnScreen, type GridLayout, gridLayout } from './grid.window.ts'

interface GridWindow {
  readonly layout: GridLayout
  readonly range: CellRange
}

const noWindow: GridWindow = {
  layout: { columns: 2, cellWidth: 0, rowPitch: 1, gap: 0, height: 0 },
  range: { from: 0, to: 0 },
}

/** The columns of a grid of games by the width of the window in rem, as in its styles [GAME-10…13]. */
const columnsFrom = [
  [75, 6],
  [64, 5],
  [48, 4],
] as const

/** In rem: the height of the words below the artwork, and the gaps from the width of five columns on. */
const wordsHeight = { large: 5.75, usual: 4.5 } as const
const gaps = { narrow: [0.75, 1], wide: [1, 1.25] } as const

/** The width of the window in rem below which letters are so large that providers take two lines. */
const roomForProvider = 16

/** How a long grid is laid out and which of its cells are on or near the screen. */
export function useGridWindow(list: RefObject<HTMLElement | null>, count: number): GridWindow {
  const [shown, setShown] = useState(noWindow)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    let frame = 0
    const measure = () => {
      frame = 0
      const next = measured(element, count)
      setShown((last) => withChanges(last, next))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    const sizes = new ResizeObserver(soon)
    sizes.observe(element)
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [list, count])
  return shown
}

function measured(element: HTMLElement, count: number): GridWindow {
  const { top, width } = element.getBoundingClientRect()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const room = innerWidth / rem
  const columns = columnsFrom.find(([least]) => room >= least)?.[1] ?? 2
  const [gap, rowGap] = columns >= 5 ? gaps.wide : gaps.narrow
  const layout = gridLayout({
    count,
    columns,
    width,
    gap: gap * rem,
    rowGap: rowGap * rem,
    words: (room < roomForProvider ? wordsHeight.large : wordsHeight.usual) * rem,
  })
  return { layout, range: cellsOnScreen(layout, count, { top: -top, height: innerHeight }) }
}

/** The next window; equal parts keep their identity, so that only changes are drawn. */
function withChanges(last: GridWindow, next: GridWindow): GridWindow {
  const layout = isSameLayout(last.layout, next.layout) ? last.layout : next.layout
  const isSameRange = last.range.from === next.range.from && last.range.to === next.range.to
  return layout === last.layout && isSameRange ? last : { layout, range: next.range }
}

function isSameLayout(one: GridLayout, other: GridLayout): boolean {
  return (
    one.columns === other.columns &&
    one.cellWidth === other.cellWidth &&
    one.height === other.height
  )
}
