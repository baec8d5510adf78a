import type { SnapshotFrom } from 'xstate'
import { flowScreen } from '../../kernel/flow/flow.screen.ts'
import type { GamePageScreen, gamePageMachine } from './game-page.machine.ts'
import type { GameDetails, GameSubject } from './game-page.rules.ts'

/** What the page of a game shows. */
export interface GamePageView {
  readonly screen: GamePageScreen
  readonly subject: GameSubject | null
  readonly details: GameDetails
  readonly detailsAre: 'loading' | 'shown' | 'failed'
}

const screens: readonly GamePageScreen[] = ['loading', 'shown', 'missing', 'failed']

export function gamePageView(snapshot: SnapshotFrom<typeof gamePageMachine>): GamePageView {
  const { details, subject } = snapshot.context
  const screen = flowScreen(snapshot)
  const isWithout = snapshot.hasTag('detailsFailed')
  return {
    screen: screens.find((known) => known === screen) ?? 'loading',
    subject,
    details,
    detailsAre: snapshot.hasTag('detailsLoading') ? 'loading' : isWithout ? 'failed' : 'shown',
  }
}
