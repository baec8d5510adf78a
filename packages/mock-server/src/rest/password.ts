import { codes } from '@croupier/core/contract'
import { minute } from '@croupier/core/time'
import { forMember, type Handler } from './handler.ts'
import { refusalsOf } from './refusal.ts'
import { shortestPassword } from './registration.ts'

export const recoveryTicketLifetime = 15 * minute

const refuseRecovery = refusalsOf(codes.recovery, {
  otpRetry: 'Ask for another one-time code',
  otpInvalid: 'The one-time code is wrong',
})

const refusePassword = refusalsOf(codes.password, {
  oldPasswordWrong: 'The old password is wrong',
  ticketOver: 'Begin with a one-time code again',
  incorrectData: `A password has at least ${shortestPassword} characters`,
})

const refuseConfirmation = refusalsOf(codes.passwordConfirmation, {
  passwordLocked: 'Password is locked',
  waitOneMinute: 'Wait one minute before the next try',
  passwordWrong: 'The password is wrong',
})

/** Issues a ticket for the holder of a member's phone. */
export const requestRecovery: Handler<'requestRecovery'> = ({ world, body, skipsRules }) => {
  const { phone, otp } = body
  const checked = skipsRules ? 'right' : world.oneTimeCodes.check('forgot', phone, otp)
  if (checked === 'wrong') return refuseRecovery('otpInvalid')
  const member = world.members.all().find((candidate) => candidate.phone === phone)
  if (checked === 'over' || !member) return refuseRecovery('otpRetry')
  world.oneTimeCodes.spend('forgot', phone)
  const ticket = world.tickets.issue('newPassword', member.username, recoveryTicketLifetime)
  return { code: 0, result: { ticket } }
}

/** Sets a new password with a ticket. */
export const resetPassword: Handler<'resetPassword'> = ({ world, body, skipsRules }) => {
  const { ticket, password } = body
  const username = world.tickets.find('newPassword', ticket)
  const member = username === null ? undefined : world.members.find(username)
  if (!member) return skipsRules ? { code: 0 } : refusePassword('ticketOver')
  if (password.length < shortestPassword) return refusePassword('incorrectData')
  world.tickets.use(ticket)
  world.members.put({ ...member, password })
  return { code: 0 }
}

/** Changes the password of a member who knows the present one. */
export const changePassword = forMember<'changePassword'>(({ world, member, body, skipsRules }) => {
  if (body.old_password !== member.password && !skipsRules) {
    return refusePassword('oldPasswordWrong')
  }
  if (body.password.length < shortestPassword) return refusePassword('incorrectData')
  world.members.put({ ...member, password: body.password })
  return { code: 0 }
})

/** Confirms the member's password before a payout. Wrong tries count together with those of signing in. */
export const confirmPassword = forMember<'confirmPassword'>(
  ({ world, member, body, token, skipsRules }) => {
    const { flags, password, username } = member
    if (!skipsRules) {
      if (flags.includes('passwordLocked')) return refuseConfirmation('passwordLocked')
      if (world.members.mustWait(username)) return refuseConfirmation('waitOneMinute')
      if (body.password !== password) {
        world.members.countWrongTry(username)
        return refuseConfirmation('passwordWrong')
      }
    }
    world.members.forgetWrongTries(username)
    world.sessions.confirmPassword(token ?? '')
    return { code: 0 }
  },
)
