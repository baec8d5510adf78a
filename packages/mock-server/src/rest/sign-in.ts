import type { WireAnswer } from '@croupier/core/contract'
import type { Member } from '../seed/members.ts'
import { begin } from '../world/beginnings.ts'
import type { World } from '../world/world.ts'

/** Opens a session and returns the answer of every kind of sign-in. */
export function signIn(world: World, member: Member): WireAnswer<'login'> {
  if (!world.sessions.hasComeLately(member.username)) begin(world, member)
  const tokens = world.sessions.open(member.username)
  world.changes.tell({ type: 'changed', part: 'members' })
  return {
    code: 0,
    result: {
      _id: member.id,
      username: member.username,
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
      reward_token: tokens.rewardToken,
    },
  }
}
