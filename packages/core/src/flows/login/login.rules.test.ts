import { describe, expect, it } from 'vitest'
import type { MessageRef } from '../../base/messages/message.ts'
import type { Refusal } from '../../wire/api/answer.ts'
import { loginCodes } from '../../wire/contract/login.codes.ts'
import { meaningOf } from '../../wire/contract/meaning.ts'
import { fieldProblemsOf, loginMessage } from './login.rules.ts'

/** A refusal as the client returns it. */
function refusal(code: number): Refusal<'login'> {
  const meaning = meaningOf(loginCodes, code)
  if (meaning === 'tokenExpired' || meaning === 'sessionInvalid') {
    throw new Error(`the client deals with ${code} itself`)
  }
  return { context: 'login', code, meaning, message: null }
}

describe('a refused sign-in', () => {
  it.each<[number, string, MessageRef]>([
    [3000, 'ERR-08', { id: 'login.error.waitOneMinute', values: { minutes: 1 } }],
    [5000, 'ERR-09', { id: 'login.error.wrongCredentials' }],
    [5001, 'ERR-10', { id: 'login.error.accountBlocked' }],
    [1007, 'ERR-11', { id: 'login.error.uplineLocked' }],
    [1008, 'ERR-12', { id: 'login.error.passwordLocked' }],
    [9998, 'OPEN-76', { id: 'login.error.other', values: { code: 9998 } }],
    [1, 'OPEN-76', { id: 'login.error.other', values: { code: 1 } }],
  ])('with %i has a message of its own [%s]', (code, _, message) => {
    expect(loginMessage(refusal(code))).toEqual(message)
  })
})

describe('a form', () => {
  const usernameEmpty = { id: 'login.error.usernameEmpty' }
  const passwordEmpty = { id: 'login.error.passwordEmpty' }

  it.each([
    ['demo', true, null, null],
    ['', true, usernameEmpty, null],
    ['   ', true, usernameEmpty, null],
    ['demo', false, null, passwordEmpty],
    ['', false, usernameEmpty, passwordEmpty],
  ])('with the name %j and a password: %s', (username, isPasswordFilled, name, password) => {
    expect(fieldProblemsOf({ username, isPasswordFilled })).toEqual({ username: name, password })
  })
})
