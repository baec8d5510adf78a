import type { SnapshotFrom } from 'xstate'
import { maskedAccount } from './masked-account.ts'
import type { profileMachine } from './profile.machine.ts'
import type { MemberAccount } from './profile.ts'

/** What the profile page shows. */
export interface ProfileView {
  readonly screen: 'loading' | 'shown' | 'withoutAccount' | 'missing'
  /** The account to which withdrawals go, with its number masked, or null. */
  readonly account: MemberAccount | null
}

export function profileView(snapshot: SnapshotFrom<typeof profileMachine>): ProfileView {
  const account = snapshot.context.profile?.account ?? null
  return {
    screen: screenOf(snapshot),
    account: account && { ...account, number: maskedAccount(account.number) },
  }
}

/** While a profile is read again, the last one stays on the screen. */
function screenOf(snapshot: SnapshotFrom<typeof profileMachine>): ProfileView['screen'] {
  const { profile } = snapshot.context
  if (profile?.account) return 'shown'
  if (profile) return profile.isAccountReadable ? 'withoutAccount' : 'missing'
  return snapshot.hasTag('loading') ? 'loading' : 'missing'
}
