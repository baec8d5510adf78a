import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { timeLeft } from '../../base/time/countdown.ts'
import { second } from '../../base/time/durations.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { loginMachine } from './login.machine.ts'
import { firstProblem, type LoginFieldProblems } from './login.rules.ts'

export type LoginScreen = 'editing' | 'submitting' | 'waiting'

/** What the login screen shows. */
export interface LoginView {
  readonly screen: LoginScreen
  readonly username: string
  readonly fieldProblems: LoginFieldProblems
  readonly problem: MessageRef | null
  /** The first field to correct, or null. */
  readonly firstProblem: keyof LoginFieldProblems | null
  /** Changes with every refused attempt, so that each moves the focus to the field. */
  readonly refusedAttempts: number
  readonly isBusy: boolean
  readonly canSubmit: boolean
  /** Whole seconds until another attempt is allowed; 0 when it is. */
  readonly secondsToWait: number
}

export function loginView(snapshot: SnapshotFrom<typeof loginMachine>): LoginView {
  const { username, fieldProblems, problem, refusedAttempts, waitUntil, now } = snapshot.context
  const isWaiting = snapshot.matches('waiting')
  return {
    screen: screenOf(snapshot, 'editing'),
    username,
    fieldProblems,
    problem,
    firstProblem: firstProblem(fieldProblems, problem),
    refusedAttempts,
    isBusy: snapshot.hasTag('busy'),
    canSubmit: snapshot.can({ type: 'login.submit' }),
    secondsToWait: isWaiting ? Math.ceil(timeLeft(waitUntil, now) / second) : 0,
  }
}
