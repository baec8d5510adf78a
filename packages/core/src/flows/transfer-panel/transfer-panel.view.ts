import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import type { TransferTab } from '../../kernel/routing/transfer.tabs.ts'
import type { profileMachine } from '../../member/profile/profile.machine.ts'

/** Why tabs cannot be chosen; a tab that is not named can. */
export type TabProblems = { readonly [Tab in TransferTab]?: MessageRef }

/**
 * USDT needs an account of the member's profile [USDT-02, OPEN-66]. Whether there is one is not known
 * before the profile is.
 */
export function tabProblems({ context }: SnapshotFrom<typeof profileMachine>): TabProblems {
  const hasNoUsdt = context.profile?.usdt.length === 0
  return hasNoUsdt ? { 'deposit-usdt-tab': { id: 'transfer.usdtDisabled' } } : {}
}
