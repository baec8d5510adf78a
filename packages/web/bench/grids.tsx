import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { GameCard } from '../src/features/games/game-card.tsx'
import styles from '../src/features/games/game-grid.module.css'
import { GameGrid, type GameGridProps } from '../src/features/games/game-grid.tsx'
import { cellAt, type GridLayout, gridLayout } from '../src/features/games/grid.window.ts'
import type { GridVersion } from './figures.ts'

type GridProps = Pick<GameGridProps, 'games' | 'label' | 'pathOf'>

/** The ways to draw a long list, all with the cards of the site. */
export const grids: Readonly<Record<GridVersion, (props: GridProps) => ReactNode>> = {
  naive: NaiveGrid,
  ours: GameGrid,
  library: LibraryGrid,
}

/** Draws every card. */
function NaiveGrid({ games, label, pathOf }: GridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {games.map((game) => (
        <li key={game.id} className={styles.cell}>
          <GameCard game={game} to={pathOf(game)} hasHeart />
        </li>
      ))}
    </ul>
  )
}

interface Place {
  readonly layout: GridLayout
  readonly top: number
}

/** The library decides which rows exist, with the number of spare rows that is nearest to the site's own grid. */
function LibraryGrid(props: GridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const count = props.games.length
  useLayoutEffect(() => {
    if (list.current) setPlace(placeOf(list.current, count))
  }, [count])
  return (
    <ul
      ref={list}
      className={styles.windowed}
      style={{ height: place?.layout.height }}
      aria-label={props.label}
    >
      {place && <LibraryRows {...props} place={place} />}
    </ul>
  )
}

function LibraryRows({ games, pathOf, place: { layout, top } }: GridProps & { place: Place }) {
  const { columns, rowPitch } = layout
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => rowPitch,
    overscan: 1,
    scrollMargin: top,
  })
  return virtualizer.getVirtualItems().flatMap(({ index: row }) =>
    games.slice(row * columns, (row + 1) * columns).map((game, column) => {
      const index = row * columns + column
      return (
        <li
          key={game.id}
          className={styles.placed}
          style={cellAt(layout, index)}
          aria-setsize={games.length}
          aria-posinset={index + 1}
        >
          <GameCard game={game} to={pathOf(game)} hasHeart />
        </li>
      )
    }),
  )
}

/** The site's layout of a long list on a desktop of 1200 px or more. */
function placeOf(list: HTMLElement, count: number): Place {
  const { top, width } = list.getBoundingClientRect()
  const layout = gridLayout({ count, columns: 6, width, gap: 16, rowGap: 20, words: 72 })
  return { layout, top: top + scrollY }
}
