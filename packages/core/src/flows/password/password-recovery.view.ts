import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import { isSentTo } from '../account/one-time-code.rules.ts'
import { type CodeView, codeView } from '../account/one-time-code.view.ts'
import type { passwordRecoveryMachine } from './password-recovery.machine.ts'
import type { PasswordRecoveryScreen } from './password-recovery.setup.ts'

/** What the recovery of a password shows. */
export interface PasswordRecoveryView extends CodeView {
  readonly screen: PasswordRecoveryScreen
  readonly phone: string
  readonly phoneProblem: MessageRef | null
  readonly isBusy: boolean
}

export function passwordRecoveryView(
  snapshot: SnapshotFrom<typeof passwordRecoveryMachine>,
): PasswordRecoveryView {
  const { context } = snapshot
  return {
    ...codeView(context, {
      isWaiting: snapshot.matches({ enteringCode: 'resendWait' }),
      canResend: snapshot.can({ type: 'oneTimeCode.resend' }),
      isAsking: snapshot.matches('requestingCode'),
    }),
    screen: recoveryScreen(snapshot),
    phone: context.phone,
    phoneProblem: context.phoneProblem,
    isBusy: snapshot.hasTag('busy'),
  }
}

/** Anyone who asks for another code stays where the last one is typed. */
function recoveryScreen(
  snapshot: SnapshotFrom<typeof passwordRecoveryMachine>,
): PasswordRecoveryScreen {
  const { phone, sent } = snapshot.context
  if (snapshot.matches('requestingCode') && isSentTo(sent, phone)) return 'code'
  return screenOf(snapshot, 'phone')
}
