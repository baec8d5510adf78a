import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import { isSentTo } from '../account/one-time-code.rules.ts'
import { type CodeView, codeView } from '../account/one-time-code.view.ts'
import { shortestPassword } from '../account/password.rules.ts'
import type { registrationMachine } from './registration.machine.ts'
import {
  fieldOf,
  firstProblem,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationProblems,
  usernameLength,
} from './registration.rules.ts'
import type { RegistrationScreen } from './registration.setup.ts'

/** What the registration screen shows. */
export interface RegistrationView extends CodeView {
  readonly screen: RegistrationScreen
  /** Which of the two forms is shown, even while it waits for an answer. */
  readonly step: 'details' | 'code'
  readonly form: RegistrationForm
  readonly invite: string | null
  readonly problems: RegistrationProblems
  /** The first field to correct, or null. */
  readonly firstProblem: RegistrationField | null
  readonly isBusy: boolean
  readonly shortestPassword: number
  readonly usernameLength: { readonly min: number; readonly max: number }
}

export function registrationView(
  snapshot: SnapshotFrom<typeof registrationMachine>,
): RegistrationView {
  const { context } = snapshot
  const { form, invite, problem, problems } = context
  return {
    ...codeView(context, {
      isWaiting: snapshot.matches({ enteringCode: 'resendWait' }),
      canResend: snapshot.can({ type: 'oneTimeCode.resend' }),
      isAsking: snapshot.matches('requestingCode'),
    }),
    screen: screenOf(snapshot, 'details'),
    step: isCodeStep(snapshot) ? 'code' : 'details',
    form,
    invite,
    problems,
    firstProblem: firstProblem(problems) ?? fieldOf(problem),
    isBusy: snapshot.hasTag('busy'),
    shortestPassword,
    usernameLength,
  }
}

/** Anyone who asks for another code stays where the last one is typed. */
function isCodeStep(snapshot: SnapshotFrom<typeof registrationMachine>): boolean {
  const { sent, form } = snapshot.context
  const isAsking = snapshot.matches('requestingCode')
  return snapshot.hasTag('codeStep') || (isAsking && isSentTo(sent, form.phone))
}
