import type { SnapshotFrom } from 'xstate'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { liveChatMachine } from './live-chat.machine.ts'

/** What the live chat shows beside its button. */
export interface LiveChatView {
  readonly screen: string
  readonly isBusy: boolean
  /** Whether the chat failed, so that another contact is offered. */
  readonly isFailed: boolean
}

export function liveChatView(snapshot: SnapshotFrom<typeof liveChatMachine>): LiveChatView {
  return {
    screen: screenOf(snapshot, ''),
    isBusy: snapshot.hasTag('busy'),
    isFailed: snapshot.hasTag('failure'),
  }
}
