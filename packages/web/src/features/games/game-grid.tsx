import type { Game } from '@croupier/core/game'
import { longListFrom } from '@croupier/core/game-list'
import { firstCards, GameCard } from './game-card.tsx'
import styles from './game-grid.module.css'
import { WindowedGrid } from './windowed-grid.tsx'

export interface GameGridProps {
  readonly games: readonly Game[]
  readonly label: string
  readonly pathOf: (game: Game) => string
  readonly hasHearts?: boolean
}

/** Games side by side; of a long list only the cards on the screen are rendered. */
export function GameGrid(props: GameGridProps) {
  const { games, label, pathOf, hasHearts = true } = props
  if (games.length > longListFrom) return <WindowedGrid {...props} />
  return (
    <ul className={styles.grid} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.id} className={styles.cell}>
          <GameCard
            game={game}
            to={pathOf(game)}
            hasHeart={hasHearts}
            isFirst={index < firstCards}
          />
        </li>
      ))}
    </ul>
  )
}
