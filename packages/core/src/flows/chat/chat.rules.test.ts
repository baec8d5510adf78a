import { describe, expect, it } from 'vitest'
import { chatLinkCodes, chatSignInCodes } from '../../wire/contract/chat-account.codes.ts'
import { meaningOf } from '../../wire/contract/meaning.ts'
import { notLinkedMessage } from './chat-link.rules.ts'
import { chatSignInMessage, isWorthRetrying, notOpenedMessage } from './chat-sign-in.rules.ts'

const noLink = (code: number) => {
  const meaning = meaningOf(chatLinkCodes, code)
  if (meaning === 'sessionInvalid' || meaning === 'tokenExpired') throw new Error('not for charts')
  const refusal = { context: 'chatLink', code, meaning, message: null } as const
  return { kind: 'refused', refusal } as const
}

const noSignIn = (code: number) => {
  const meaning = meaningOf(chatSignInCodes, code)
  if (meaning === 'sessionInvalid' || meaning === 'tokenExpired') throw new Error('not for charts')
  const refusal = { context: 'chatSignIn', code, meaning, message: null } as const
  return { kind: 'refused', refusal } as const
}

describe('a chat account that cannot be linked', () => {
  it.each([
    [noLink(6000), 'ERR-21', { id: 'chatLink.error.alreadyUsed' }],
    [noLink(4242), 'OPEN-76', { id: 'chatLink.error.other', values: { code: 4242 } }],
    [{ kind: 'failed' } as const, 'AUTH-24', { id: 'chatLink.error.failed' }],
    [{ kind: 'fetched' } as const, 'AUTH-24', null],
  ])('is explained: %j [%s]', (result, _, message) => {
    expect(notLinkedMessage(result)).toEqual(message)
  })
})

describe('a sign-in by chat account', () => {
  it.each([
    [noSignIn(3000), 'ERR-08', { id: 'login.error.waitOneMinute', values: { minutes: 1 } }, true],
    [noSignIn(5000), 'AUTH-05', { id: 'chatSignIn.failed' }, false],
    [noSignIn(5001), 'ERR-10', { id: 'login.error.accountBlocked' }, false],
    [noSignIn(5003), 'AUTH-05', { id: 'chatSignIn.error.notLinked' }, false],
    [noSignIn(1007), 'ERR-11', { id: 'login.error.uplineLocked' }, false],
    [noSignIn(1008), 'ERR-12', { id: 'login.error.passwordLocked' }, false],
    [noSignIn(9998), 'OPEN-76', { id: 'login.error.other', values: { code: 9998 } }, false],
    [noSignIn(4242), 'OPEN-76', { id: 'login.error.other', values: { code: 4242 } }, false],
    [{ kind: 'failed' } as const, 'AUTH-05', { id: 'login.error.broken' }, true],
    [{ kind: 'accepted', username: 'demo' } as const, 'AUTH-05', null, false],
  ])(
    'is explained, and may be tried again where that makes sense: %j [%s]',
    (result, _, message, isWorth) => {
      expect([chatSignInMessage(result), isWorthRetrying(result)]).toEqual([message, isWorth])
    },
  )

  it.each([
    [noLink(6000), { id: 'login.error.other', values: { code: 6000 } }],
    [{ kind: 'failed' } as const, { id: 'chatSignIn.error.notOpened' }],
    [{ kind: 'fetched' } as const, null],
  ])('that does not reach the chat service says so: %j', (result, message) => {
    expect(notOpenedMessage(result)).toEqual(message)
  })
})
