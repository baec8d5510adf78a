import { type FocusEvent, memo, useRef, useState } from 'react'
import { firstCards, GameCard } from './game-card.tsx'
import styles from './game-grid.module.css'
import type { GameGridProps } from './game-grid.tsx'
import { cellAt, type GridLayout, shownCells } from './grid.window.ts'
import { useGridWindow } from './use-grid-window.ts'

/**
 * A long list of games as a grid that renders only the cards near the screen, and the card with the focus
 * and its neighbours. They stand in the order of the list, each where it would be if all were rendered.
 */
export function WindowedGrid({ games, label, pathOf, hasHearts = true }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { layout, range } = useGridWindow(list, games.length)
  const [focused, setFocused] = useState<number | null>(null)
  const cells = shownCells({ count: games.length, range, focused })
  return (
    <ul
      ref={list}
      className={styles.windowed}
      style={{ height: layout.height }}
      aria-label={label}
      onFocus={({ target }: FocusEvent) => setFocused(indexOf(target))}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The card that receives the focus must stay rendered.
        if (!currentTarget.contains(relatedTarget)) setFocused(null)
      }}
    >
      {cells.map((index) => {
        const game = games[index]
        return (
          game && (
            <Cell
              key={game.id}
              games={games}
              index={index}
              layout={layout}
              pathOf={pathOf}
              hasHearts={hasHearts}
            />
          )
        )
      })}
    </ul>
  )
}

interface CellProps extends Required<Omit<GameGridProps, 'label'>> {
  readonly index: number
  readonly layout: GridLayout
}

/** Memoised, so that scrolling draws only the new cards. */
const Cell = memo(function Cell({ games, hasHearts, index, layout, pathOf }: CellProps) {
  const game = games[index]
  return (
    game && (
      <li
        className={styles.placed}
        style={cellAt(layout, index)}
        data-index={index}
        aria-setsize={games.length}
        aria-posinset={index + 1}
      >
        <GameCard game={game} to={pathOf(game)} hasHeart={hasHearts} isFirst={index < firstCards} />
      </li>
    )
  )
})

function indexOf(element: Element): number | null {
  const index = element.closest('[data-index]')?.getAttribute('data-index')
  return index ? Number(index) : null
}
