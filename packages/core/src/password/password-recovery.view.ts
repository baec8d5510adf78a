import type { SnapshotFrom } from 'xstate'
import { codeLength, resendWait } from '../account/one-time-code.rules.ts'
import { shortestPassword } from '../account/password.rules.ts'
import { formatPhone } from '../account/phone.rules.ts'
import type { MessageRef } from '../messages/message.ts'
import { timeLeft } from '../time/countdown.ts'
import { second } from '../time/durations.ts'
import type { NewPasswordProblems } from './password.rules.ts'
import type { passwordRecoveryMachine } from './password-recovery.machine.ts'
import type { PasswordRecoveryScreen } from './password-recovery.setup.ts'

/** What the recovery of a password shows. */
export interface PasswordRecoveryView {
  readonly screen: PasswordRecoveryScreen
  readonly phone: string
  readonly phoneProblem: MessageRef | null
  readonly codeProblem: MessageRef | null
  readonly problems: NewPasswordProblems
  readonly problem: MessageRef | null
  readonly refusedAttempts: number
  readonly isBusy: boolean
  readonly sentTo: string
  readonly codesSent: number
  readonly codeLength: number
  readonly shortestPassword: number
  readonly canResend: boolean
  readonly secondsToResend: number
  readonly resendFraction: number
}

export function passwordRecoveryView(
  snapshot: SnapshotFrom<typeof passwordRecoveryMachine>,
): PasswordRecoveryView {
  const { phone, phoneProblem, codeProblem, problems, problem, refusedAttempts, sent, now } =
    snapshot.context
  const isWaiting = snapshot.matches({ enteringCode: 'resendWait' })
  const left = isWaiting ? timeLeft(sent?.resendAt ?? 0, now) : 0
  return {
    screen: passwordRecoveryScreen(snapshot),
    phone,
    phoneProblem,
    codeProblem,
    problems,
    problem,
    refusedAttempts,
    isBusy: snapshot.hasTag('busy'),
    sentTo: formatPhone(sent?.phone ?? ''),
    codesSent: snapshot.context.codesSent,
    codeLength,
    shortestPassword,
    canResend: snapshot.can({ type: 'passwordRecovery.resend' }),
    secondsToResend: Math.ceil(left / second),
    resendFraction: Math.min(1, left / resendWait),
  }
}

export function passwordRecoveryScreen(
  snapshot: SnapshotFrom<typeof passwordRecoveryMachine>,
): PasswordRecoveryScreen {
  return Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.screen ?? 'phone'
}
