import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { ChatSignInScreen, chatSignInMachine } from './chat-sign-in.machine.ts'

/** What signing in with a chat account shows. */
export interface ChatSignInView {
  readonly screen: ChatSignInScreen
  readonly isBusy: boolean
  readonly problem: MessageRef | null
  readonly canRetry: boolean
}

export function chatSignInView(snapshot: SnapshotFrom<typeof chatSignInMachine>): ChatSignInView {
  return {
    screen: screenOf(snapshot, 'offered'),
    isBusy: snapshot.hasTag('busy'),
    problem: snapshot.matches('failed') ? snapshot.context.problem : null,
    canRetry: snapshot.can({ type: 'chatSignIn.retry' }),
  }
}
