import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { GamePageScreen, gamePageMachine } from './game-page.machine.ts'
import type { GameDetails, GameSubject } from './game-page.rules.ts'

/** What the page of a game shows. */
export interface GamePageView {
  readonly screen: GamePageScreen
  readonly subject: GameSubject | null
  readonly details: GameDetails
  readonly detailsAre: 'loading' | 'shown' | 'failed'
}

export function gamePageView(snapshot: SnapshotFrom<typeof gamePageMachine>): GamePageView {
  const { details, subject } = snapshot.context
  const isWithout = snapshot.hasTag('detailsFailed')
  return {
    screen: screenOf(snapshot, 'loading'),
    subject,
    details,
    detailsAre: snapshot.hasTag('detailsLoading') ? 'loading' : isWithout ? 'failed' : 'shown',
  }
}
