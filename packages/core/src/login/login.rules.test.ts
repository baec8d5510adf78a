import { describe, expect, it } from 'vitest'
import type { Refusal } from '../api/answer.ts'
import { loginCodes } from '../contract/login.codes.ts'
import { meaningOf } from '../contract/meaning.ts'
import type { MessageRef } from '../messages/message.ts'
import { fieldProblemsOf, loginMessage } from './login.rules.ts'

/** A refusal as the client tells it. */
function refusal(code: number): Refusal<'login'> {
  const meaning = meaningOf(loginCodes, code)
  if (meaning === 'tokenExpired' || meaning === 'sessionInvalid') {
    throw new Error(`the client deals with ${code} itself`)
  }
  return { context: 'login', code, meaning, message: null }
}

describe('a refused sign-in', () => {
  it.each<[number, MessageRef]>([
    [3000, { id: 'login.error.waitOneMinute', values: { minutes: 1 } }],
    [5000, { id: 'login.error.wrongCredentials' }],
    [5001, { id: 'login.error.accountBlocked' }],
    [1007, { id: 'login.error.uplineLocked' }],
    [1008, { id: 'login.error.passwordLocked' }],
    [9998, { id: 'login.error.other', values: { code: 9998 } }],
    [1, { id: 'login.error.other', values: { code: 1 } }],
  ])('by %i says so in its own words [ERR-08…12, OPEN-76]', (code, message) => {
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
