import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { gameLaunchMachine } from './game-launch.machine.ts'
import type { GameLaunchScreen } from './game-launch.setup.ts'

/** What a launch shows. */
export interface GameLaunchView {
  readonly screen: GameLaunchScreen
  /** Whether the game is a demo. */
  readonly isDemo: boolean
  /** Whether a launch can be sent now. */
  readonly canLaunch: boolean
  /** Whether the frame is still empty. */
  readonly isLoading: boolean
  /** Whether the game takes unusually long to load. */
  readonly isSlow: boolean
  /** Whether it is unknown if the page in the frame is the game. */
  readonly isDoubtful: boolean
  /** Whether the browser blocked the new tab. */
  readonly isBlocked: boolean
  readonly problem: MessageRef | null
}

export function gameLaunchView(snapshot: SnapshotFrom<typeof gameLaunchMachine>): GameLaunchView {
  const { demoAddress, isPausing, problem } = snapshot.context
  return {
    screen: screenOf(snapshot, 'idle'),
    isDemo: demoAddress !== null,
    canLaunch: !isPausing && !snapshot.hasTag('busy'),
    isLoading: snapshot.hasTag('loading'),
    isSlow: snapshot.hasTag('slow'),
    isDoubtful: snapshot.hasTag('doubtful'),
    isBlocked: snapshot.hasTag('blocked'),
    problem,
  }
}
