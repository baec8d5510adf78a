import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import type { TransferTab } from '../../kernel/routing/transfer.tabs.ts'
import type { profileMachine } from '../../member/profile/profile.machine.ts'

/** Why tabs cannot be chosen; a tab without an entry can be. */
export type TabProblems = { readonly [Tab in TransferTab]?: MessageRef }

/**
 * The USDT tab needs an account in the member's profile [USDT-02, OPEN-66]. Before the profile is loaded, the tab
 * can be chosen.
 */
export function tabProblems({ context }: SnapshotFrom<typeof profileMachine>): TabProblems {
  const hasNoUsdt = context.profile?.usdt.length === 0
  return hasNoUsdt ? { 'deposit-usdt-tab': { id: 'transfer.usdtDisabled' } } : {}
}
