import { codes } from '@croupier/core/contract'
import { minute } from '@croupier/core/time'
import { chatAccountOf } from './chat.provider.ts'
import { forMember, type Handler } from './handler.ts'
import { refusalsOf } from './refusal.ts'
import { sessionRefusals } from './session.refusals.ts'
import { signIn } from './sign-in.ts'

const consentLifetime = 10 * minute

const refuseSignIn = refusalsOf(codes.chatSignIn, {
  uplineLocked: 'Upline is locked',
  passwordLocked: 'Password is locked',
  accountBlocked: 'Account cannot log in',
  ticketRefused: 'Sign in by chat again',
  notLinked: 'No member has linked this chat account',
})

const refuseLink = refusalsOf(codes.chatLink, {
  alreadyUsed: 'Another member has linked this chat account',
})

/** Opens a session with the ticket of the chat service. */
export const chatSignIn: Handler<'chatSignIn'> = ({ world, body }) => {
  const username = world.tickets.find('chatSignIn', body.ticket)
  if (username === null) return refuseSignIn('ticketRefused')
  world.tickets.use(body.ticket)
  const member = world.members.find(username)
  if (!member) return refuseSignIn('notLinked')
  const [flag] = member.flags
  return flag ? refuseSignIn(flag) : signIn(world, member)
}

/** Code 0 means linked; the documents leave open which code means not linked. */
export const chatCheck = forMember<'chatCheck'>(({ member, query, skipsRules }) => {
  if (query.username !== member.username) return sessionRefusals.unknown
  return member.lineId !== null || skipsRules ? { code: 0 } : { code: 1, message: 'Not linked' }
})

/** The address at which the chat service asks for consent: to link an account, or to sign in with one. */
export const chatAuthorize: Handler<'chatAuthorize'> = (call) => {
  const { world, origin, member, query, skipsRules } = call
  const { username, action } = query
  if (action === 'link' && member?.username !== username) return sessionRefusals.unknown
  const owner = world.members.all().find(({ lineId }) => lineId === chatAccountOf(username))
  const isTaken = owner !== undefined && owner.username !== username
  if (action === 'link' && isTaken && !skipsRules) return refuseLink('alreadyUsed')
  const ticket = world.tickets.issue('chatConsent', `${action} ${username}`, consentLifetime)
  return {
    code: 0,
    result: { auth_link: `${origin}/_/${world.name}/chat/consent?ticket=${ticket}` },
  }
}
