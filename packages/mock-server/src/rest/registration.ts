import { codes, type WireBody } from '@croupier/core/contract'
import { bankIds } from '@croupier/core/site'
import { bangkokIso } from '../base/bangkok.ts'
import { type Member, newMember } from '../seed/members.ts'
import { registrationOffer } from '../seed/promotions.ts'
import type { World } from '../world/world.ts'
import type { Handler } from './handler.ts'
import { refusalsOf } from './refusal.ts'
import { signIn } from './sign-in.ts'

const refuse = refusalsOf(codes.register, {
  incomplete: 'Fill in all data',
  otpRetry: 'Ask for another one-time code',
  otpInvalid: 'The one-time code is wrong',
  alreadyRegistered: 'This phone or account is registered already',
  otpTooMany: 'Too many one-time codes',
  incorrectData: 'The data is not correct',
})

export const phonePattern = /^0[689]\d{8}$/
export const shortestPassword = 6

/** Sends a one-time code. When a password is recovered, the answer does not reveal whether the phone is known. */
export const requestOtp: Handler<'requestOtp'> = ({ world, body, skipsRules }) => {
  const { phone, purpose } = body
  if (!phonePattern.test(phone)) return refuse('incorrectData', 'phone: 06, 08 or 09 and 8 digits')
  const isKnown = world.members.all().some((member) => member.phone === phone)
  if (purpose === 'register' && isKnown && !skipsRules) return refuse('alreadyRegistered', 'phone')
  const expiresAt = world.oneTimeCodes.send(purpose, phone)
  if (expiresAt === null) return refuse('otpTooMany', 'one a minute, five an hour')
  return { code: 0, result: { expiredDate: bangkokIso(expiresAt) } }
}

/** Creates a member and signs them in. */
export const register: Handler<'register'> = ({ world, body, skipsRules }) => {
  if (!skipsRules) {
    const refusal = refusalOf(world, body)
    if (refusal) return refusal
  }
  world.oneTimeCodes.spend('register', body.phone)
  const member: Member = world.members.find(body.username) ?? {
    ...newMember(world.members.nextId(), body.username),
    password: body.password,
    phone: body.phone,
    bankId: body.bank_id.toLowerCase(),
    bankAccount: body.bank_account,
    firstname: body.firstname,
    lastname: body.lastname,
    lineId: body.line_id || null,
    invitation: body.ref ? { ref: body.ref, at: world.clock.now() } : null,
  }
  world.members.put(member)
  world.promotions.start(member.username)
  // A wrong or late claim is not credited, but does not stop the registration [OPEN-15].
  if (body.promotion && world.promotions.isClaimGood(body.promotion)) {
    world.grant(member.username, registrationOffer.credit, 'registration promotion')
  }
  return signIn(world, member)
}

function refusalOf(world: World, body: WireBody<'register'>) {
  const { line_id: _lineId, promotion: _promotion, ref: _ref, ...needed } = body
  const [empty] = Object.entries(needed).find(([, value]) => value.trim() === '') ?? []
  if (empty) return refuse('incomplete', empty)
  const wrong = wrongFieldOf(body)
  if (wrong) return refuse('incorrectData', wrong)
  const taken = takenFieldOf(world, body)
  if (taken) return refuse('alreadyRegistered', taken)
  switch (world.oneTimeCodes.check('register', body.phone, body.otp)) {
    case 'right':
      return null
    case 'wrong':
      return refuse('otpInvalid')
    case 'over':
      return refuse('otpRetry')
  }
}

function wrongFieldOf(body: WireBody<'register'>): string | null {
  const isRight = {
    username: /^[A-Za-z0-9]{4,20}$/.test(body.username),
    password: body.password.length >= shortestPassword,
    phone: phonePattern.test(body.phone),
    bank_id: bankIds.some((id) => id === body.bank_id.toLowerCase()),
    bank_account: /^\d{10,15}$/.test(body.bank_account),
    firstname: isName(body.firstname),
    lastname: isName(body.lastname),
  }
  return Object.entries(isRight).find(([, right]) => !right)?.[0] ?? null
}

/** Whether a text consists of letters with their marks, and the characters that join names. */
const isName = (text: string) => /^[\p{L}\p{M}][\p{L}\p{M}'. -]*$/u.test(text.trim())

function takenFieldOf(world: World, body: WireBody<'register'>): string | null {
  for (const member of world.members.all()) {
    if (member.username === body.username) return 'username'
    if (member.phone === body.phone) return 'phone'
    if (member.bankId === body.bank_id.toLowerCase() && member.bankAccount === body.bank_account) {
      return 'bank_account'
    }
  }
  return null
}
