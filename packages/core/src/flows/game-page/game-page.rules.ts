import type { Address } from '../../kernel/routing/address.ts'
import { listedFact } from '../favourite/favourites.rules.ts'
import type { DemoGame } from '../game/demo-game.ts'
import { demoSuffix } from '../game/game.paths.ts'
import type { Game } from '../game/game.ts'
import type { GameInfo, SlotWin } from './game.info.ts'

/** The game that a page is about. */
export interface GameWanted {
  /** The id of the game; for a demo, the provider's code. */
  readonly id: string
  readonly isDemo: boolean
}

/** The game that an address names, if any. The name in the path is only for human readers [OPEN-28]. */
export function gameWanted({
  parameters,
  route,
}: Pick<Address, 'route' | 'parameters'>): GameWanted | null {
  if (route !== 'game-id' && route !== 'game-id-name') return null
  const isDemo = parameters.name?.includes(demoSuffix) ?? false
  return { id: parameters.id ?? '', isDemo }
}

/** A game that is played for money, or a demo. */
export type GameSubject =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'demo'; readonly demo: DemoGame }

/** The names of the game that a page shows, or null. */
export function shownNames(subject: GameSubject | null): Game['names'] | null {
  if (subject === null) return null
  return subject.kind === 'game' ? subject.game.names : subject.demo.names
}

export type GameResult =
  | {
      readonly kind: 'found'
      readonly subject: GameSubject
      readonly isForMember: boolean
      /** When it was requested, as an `order` of the favourites' facts. */
      readonly asOf: number
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }

/** The details of a game. */
export interface GameDetails {
  readonly info: GameInfo | null
  readonly wins: readonly SlotWin[]
  /** The demo of the same game, or null. */
  readonly demo: DemoGame | null
}

export type DetailsResult = ({ readonly kind: 'read' } & GameDetails) | { readonly kind: 'failed' }

export const noDetails: GameDetails = { info: null, wins: [], demo: null }

/** What a page says about the heart of its game; null for a demo. */
export function heartFact(result: GameResult) {
  return listedFact(
    result.kind === 'found' && result.subject.kind === 'game'
      ? { asOf: result.asOf, games: [result.subject.game] }
      : null,
  )
}
