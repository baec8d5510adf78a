import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../messages/message.ts'
import type { profileMachine } from '../profile/profile.machine.ts'
import type { TransferTab } from './transfer-panel.rules.ts'

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
