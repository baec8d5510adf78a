import { describe, expect, it } from 'vitest'
import type { MessageRef } from '../../base/messages/message.ts'
import { passwordFacts } from '../account/password.rules.ts'
import { isGoodPassword, newPasswordProblems, passwordMessage } from './password.rules.ts'
import { noCodeMessage, ticketMessage } from './password-recovery.rules.ts'

describe('a new password', () => {
  const tooShort = { id: 'validation.error.passwordTooShort', values: { min: 6 } }
  const mismatch = { id: 'validation.error.passwordMismatch' }

  it.each([
    ['secret99', 'secret99', 'AUTH-12, AUTH-13', null, null],
    ['12345', '12345', 'AUTH-12', tooShort, null],
    ['secret99', 'secret98', 'AUTH-13', null, mismatch],
    ['12345', '', 'AUTH-12, AUTH-13', tooShort, mismatch],
    ['', '', 'AUTH-12', tooShort, null],
  ])('is checked when typed as %j and %j [%s]', (password, repeated, _, first, second) => {
    const facts = passwordFacts(password, repeated)
    expect(newPasswordProblems(facts)).toEqual({ password: first, repeated: second })
    expect(isGoodPassword(facts)).toBe(first === null && second === null)
  })
})

const other = { id: 'reset.error.other', values: { code: 4242 } } as const

describe('a password that was not changed', () => {
  it.each<[Parameters<typeof passwordMessage>[0], string, MessageRef]>([
    [
      refusedPassword(5000, 'oldPasswordWrong'),
      'AUTH-14',
      { id: 'validation.error.oldPasswordWrong' },
    ],
    [refusedPassword(6000, 'ticketOver'), 'OPEN-50', { id: 'reset.error.ticketExpired' }],
    [refusedPassword(8000, 'incorrectData'), 'AUTH-14', { id: 'reset.error.refused' }],
    [refusedPassword(4242, 'other'), 'OPEN-76', other],
    [{ kind: 'failed', failure: 'timedOut' }, 'AUTH-14', { id: 'reset.error.failed' }],
  ])('says why: %j [%s]', (result, _, message) => {
    expect(passwordMessage(result)).toEqual(message)
  })
})

describe('a code that earned no ticket', () => {
  it.each<[Parameters<typeof ticketMessage>[0], MessageRef | null]>([
    [refusedTicket(6000, 'otpRetry'), { id: 'forgot.error.otpRetry' }],
    [refusedTicket(6001, 'otpInvalid'), { id: 'register.error.otpInvalid' }],
    [refusedTicket(6006, 'retryOrAdmin'), { id: 'forgot.error.retryOrAdmin' }],
    [refusedTicket(8000, 'incorrectData'), { id: 'forgot.error.incorrectData' }],
    [refusedTicket(4242, 'other'), other],
    [{ kind: 'failed', failure: 'unreachable' }, { id: 'forgot.error.notChecked' }],
    [{ kind: 'earned' }, null],
  ])('says why: %j', (result, message) => {
    expect(ticketMessage(result)).toEqual(message)
  })
})

describe('a code that was not sent', () => {
  it.each<[Parameters<typeof noCodeMessage>[0], MessageRef | null]>([
    [refusedCode(6005, 'otpTooMany'), { id: 'register.error.otpTooMany' }],
    [refusedCode(8000, 'incorrectData'), { id: 'forgot.error.failed' }],
    [refusedCode(4242, 'other'), other],
    [{ kind: 'failed', failure: 'unreachable' }, { id: 'forgot.error.unknown' }],
    [{ kind: 'stillGood' }, null],
  ])('says why: %j', (result, message) => {
    expect(noCodeMessage(result)).toEqual(message)
  })
})

function refusedPassword(
  code: number,
  meaning: 'oldPasswordWrong' | 'ticketOver' | 'incorrectData' | 'other',
) {
  return {
    kind: 'refused',
    refusal: { context: 'password', code, meaning, message: null },
  } as const
}

function refusedTicket(
  code: number,
  meaning: 'otpRetry' | 'otpInvalid' | 'retryOrAdmin' | 'incorrectData' | 'other',
) {
  return {
    kind: 'refused',
    refusal: { context: 'recovery', code, meaning, message: null },
  } as const
}

function refusedCode(code: number, meaning: 'otpTooMany' | 'incorrectData' | 'other') {
  const refusal = { context: 'register', code, meaning, message: null } as const
  return { kind: 'refused', refusal, now: 0 } as const
}
