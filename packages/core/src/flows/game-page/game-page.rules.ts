import type { Address } from '../../kernel/routing/address.ts'
import { listedFact } from '../favourite/favourites.rules.ts'
import type { DemoGame } from '../game/demo-game.ts'
import { demoSuffix } from '../game/game.paths.ts'
import type { Game } from '../game/game.ts'
import type { GameInfo, SlotWin } from './game.info.ts'

/** Which game a page is about. */
export interface GameWanted {
  /** Of a demo the code that its provider knows it by. */
  readonly id: string
  readonly isDemo: boolean
}

/** The game that an address is about, if it is about one. Its name there serves readers alone [OPEN-28]. */
export function gameWanted({
  parameters,
  route,
}: Pick<Address, 'route' | 'parameters'>): GameWanted | null {
  if (route !== 'game-id' && route !== 'game-id-name') return null
  const isDemo = parameters.name?.includes(demoSuffix) ?? false
  return { id: parameters.id ?? '', isDemo }
}

/** A game that is played for money, or one for play money alone. */
export type GameSubject =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'demo'; readonly demo: DemoGame }

export type GameResult =
  | {
      readonly kind: 'found'
      readonly subject: GameSubject
      readonly isForMember: boolean
      /** When it was asked for, in the order of what is known of hearts. */
      readonly asOf: number
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }

/** What is known of a game besides what it is. */
export interface GameDetails {
  readonly info: GameInfo | null
  readonly wins: readonly SlotWin[]
  /** The same game for play money, or null. */
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
