import { codes } from '@croupier/core/contract'
import type { MemberFlag } from '../seed/members.ts'
import type { Handler, WireRefusal } from './handler.ts'

type LoginRefusal = (typeof codes.login)[keyof typeof codes.login]

const messages: Readonly<Record<LoginRefusal, string>> = {
  uplineLocked: 'Upline is locked',
  passwordLocked: 'Password is locked',
  waitOneMinute: 'Too many wrong tries, wait one minute',
  wrongCredentials: 'Wrong username or password',
  accountBlocked: 'Account cannot log in',
}

/** Opens a session. After five wrong tries within a minute the right password has to wait too. */
export const login: Handler<'login'> = ({ world, body }) => {
  const { username, password } = body
  if (world.members.mustWait(username)) return refuse('waitOneMinute')
  const member = world.members.find(username)
  if (!member || member.password !== password) {
    world.members.countWrongTry(username)
    return refuse('wrongCredentials')
  }
  world.members.forgetWrongTries(username)
  const flag: MemberFlag | undefined = member.flags[0]
  if (flag) return refuse(flag)
  const tokens = world.sessions.open(username)
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

function refuse(meaning: LoginRefusal): WireRefusal {
  for (const [code, name] of Object.entries(codes.login)) {
    if (name === meaning) return { code: Number(code), message: messages[meaning] }
  }
  throw new Error(`the contract has no login code for ${meaning}`)
}
