import type { SnapshotFrom } from 'xstate'
import { codeLength, resendWait } from '../account/one-time-code.rules.ts'
import { shortestPassword } from '../account/password.rules.ts'
import { formatPhone } from '../account/phone.rules.ts'
import type { MessageRef } from '../messages/message.ts'
import { timeLeft } from '../time/countdown.ts'
import { second } from '../time/durations.ts'
import type { registrationMachine } from './registration.machine.ts'
import {
  firstProblem,
  hasCode,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationProblems,
  usernameLength,
} from './registration.rules.ts'
import type { RegistrationScreen } from './registration.setup.ts'

/** What the registration screen shows. */
export interface RegistrationView {
  readonly screen: RegistrationScreen
  /** Which of the two forms is shown, also while it waits for an answer. */
  readonly step: 'details' | 'code'
  readonly form: RegistrationForm
  readonly invite: string | null
  readonly problems: RegistrationProblems
  /** The field that has to be mended first, or null. */
  readonly firstProblem: RegistrationField | null
  readonly codeProblem: MessageRef | null
  readonly problem: MessageRef | null
  /** Changes with every attempt that was refused, so that each leads to the field. */
  readonly refusedAttempts: number
  readonly isBusy: boolean
  /** `081-234-5678`: where the code was sent. */
  readonly sentTo: string
  /** How many codes were sent since the screen was opened. */
  readonly codesSent: number
  readonly codeLength: number
  readonly shortestPassword: number
  readonly usernameLength: { readonly min: number; readonly max: number }
  readonly canResend: boolean
  /** Whole seconds until another code can be asked for; 0 when it can. */
  readonly secondsToResend: number
  /** What is left of that time, from 1 down to 0. */
  readonly resendFraction: number
}

export function registrationView(
  snapshot: SnapshotFrom<typeof registrationMachine>,
): RegistrationView {
  const { context } = snapshot
  const { form, invite, problems, codeProblem, problem, refusedAttempts, sent, now } = context
  const left = snapshot.matches({ enteringCode: 'resendWait' })
    ? timeLeft(sent?.resendAt ?? 0, now)
    : 0
  return {
    screen: registrationScreen(snapshot),
    step: isCodeStep(snapshot) ? 'code' : 'details',
    form,
    invite,
    problems,
    firstProblem: firstProblem(problems),
    codeProblem,
    problem,
    refusedAttempts,
    isBusy: snapshot.hasTag('busy'),
    sentTo: formatPhone(sent?.phone ?? ''),
    codesSent: context.codesSent,
    codeLength,
    shortestPassword,
    usernameLength,
    canResend: snapshot.can({ type: 'registration.resend' }),
    secondsToResend: Math.ceil(left / second),
    resendFraction: Math.min(1, left / resendWait),
  }
}

/** Whoever asks for another code stays where the last one is typed. */
function isCodeStep(snapshot: SnapshotFrom<typeof registrationMachine>): boolean {
  const { sent, form } = snapshot.context
  const isAsking = snapshot.matches('requestingCode')
  return snapshot.hasTag('codeStep') || (isAsking && hasCode(sent, form))
}

export function registrationScreen(
  snapshot: SnapshotFrom<typeof registrationMachine>,
): RegistrationScreen {
  const screens = Object.values(snapshot.getMeta())
  return screens.find((meta) => meta !== undefined)?.screen ?? 'details'
}
