import type { Member } from '../seed/members.ts'
import type { World } from './world.ts'

/** Starts what begins for a member at the sign-in. */
export function begin(
  { withdrawals, promotions }: Pick<World, 'withdrawals' | 'promotions'>,
  { username, beginning }: Pick<Member, 'username' | 'beginning'>,
): void {
  switch (beginning) {
    case 'withdrawLock':
      withdrawals.lock(username)
      break
    case 'depositOffer':
      promotions.start(username)
      break
    case null:
  }
}
