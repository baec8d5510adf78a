import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { ChatLinkScreen, chatLinkMachine } from './chat-link.machine.ts'

/** What the dialog that links a chat account shows. */
export interface ChatLinkView {
  readonly screen: ChatLinkScreen
  readonly isBusy: boolean
  /** Whether a chat account is linked; null while unknown. */
  readonly isLinked: boolean | null
  readonly problem: MessageRef | null
}

export function chatLinkView(snapshot: SnapshotFrom<typeof chatLinkMachine>): ChatLinkView {
  const { isLinked, problem } = snapshot.context
  return {
    screen: screenOf(snapshot, 'closed'),
    isBusy: snapshot.hasTag('busy'),
    isLinked,
    problem,
  }
}
