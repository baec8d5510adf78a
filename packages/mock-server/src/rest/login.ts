import { codes } from '@croupier/core/contract'
import type { Handler } from './handler.ts'
import { refusalsOf } from './refusal.ts'
import { signIn } from './sign-in.ts'

const refuse = refusalsOf(codes.login, {
  uplineLocked: 'Upline is locked',
  passwordLocked: 'Password is locked',
  waitOneMinute: 'Too many wrong tries, wait one minute',
  wrongCredentials: 'Wrong username or password',
  accountBlocked: 'Account cannot log in',
})

/** Opens a session. After five wrong tries within a minute even the right password is refused for a while. */
export const login: Handler<'login'> = ({ world, body }) => {
  const { username, password } = body
  if (world.members.mustWait(username)) return refuse('waitOneMinute')
  const member = world.members.find(username)
  if (!member || member.password !== password) {
    world.members.countWrongTry(username)
    return refuse('wrongCredentials')
  }
  world.members.forgetWrongTries(username)
  const [flag] = member.flags
  return flag ? refuse(flag) : signIn(world, member)
}
