import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import { shortestPassword } from '../account/password.rules.ts'
import type { NewPasswordProblems } from './password.rules.ts'
import type { passwordChangeMachine } from './password-change.machine.ts'

/** What the form for a new password shows. */
export interface PasswordChangeView {
  readonly screen: 'editing' | 'submitting' | 'done'
  /** Whether the form asks for the current password too. */
  readonly asksForOld: boolean
  readonly oldProblem: MessageRef | null
  readonly problems: NewPasswordProblems
  readonly problem: MessageRef | null
  readonly refusedAttempts: number
  readonly isBusy: boolean
  readonly shortestPassword: number
}

export function passwordChangeView(
  snapshot: SnapshotFrom<typeof passwordChangeMachine>,
): PasswordChangeView {
  const { hasTicket, oldProblem, problems, problem, refusedAttempts } = snapshot.context
  return {
    screen: screenOf(snapshot, 'editing'),
    asksForOld: !hasTicket,
    oldProblem,
    problems,
    problem,
    refusedAttempts,
    isBusy: snapshot.hasTag('busy'),
    shortestPassword,
  }
}
