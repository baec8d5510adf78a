import { describe, expect, it } from 'vitest'
import type { MessageId, MessageRef } from '../../base/messages/message.ts'
import type { Refusal } from '../../wire/api/answer.ts'
import { meaningOf } from '../../wire/contract/meaning.ts'
import { registrationCodes } from '../../wire/contract/registration.codes.ts'
import { noPassword, passwordFacts } from '../account/password.rules.ts'
import {
  cleanForm,
  emptyForm,
  firstProblem,
  isAboutDetails,
  noProblems,
  type RegistrationForm,
  readInvite,
  registrationMessage,
  registrationProblems,
} from './registration.rules.ts'

const form: RegistrationForm = {
  username: 'somchai',
  phone: '081-234-5678',
  bankId: 'kbank',
  accountNumber: '123-4-56789-0',
  firstName: 'สมชาย',
  lastName: "O'Neil-ใจดี",
  lineId: '',
}
const password = passwordFacts('secret99')

function refusal(code: number): Refusal<'register'> {
  const meaning = meaningOf(registrationCodes, code)
  if (meaning === 'tokenExpired' || meaning === 'sessionInvalid') {
    throw new Error(`the client deals with ${code} itself`)
  }
  return { context: 'register', code, meaning, message: null }
}

describe('a refused registration', () => {
  it.each<[number, string, MessageRef, boolean]>([
    [4000, 'ERR-13', { id: 'register.error.incomplete' }, true],
    [6000, 'ERR-14', { id: 'register.error.otpRetry' }, false],
    [6001, 'ERR-15', { id: 'register.error.otpInvalid' }, false],
    [6002, 'ERR-16', { id: 'register.error.alreadyRegistered' }, true],
    [6005, 'ERR-17', { id: 'register.error.otpTooMany' }, false],
    [6006, 'ERR-18', { id: 'register.error.retryOrAdmin' }, false],
    [8000, 'ERR-19', { id: 'register.error.incorrectData' }, true],
    [9998, 'ERR-20, OPEN-25', { id: 'register.error.verifyIdentity' }, false],
    [4242, 'OPEN-76', { id: 'register.error.other', values: { code: 4242 } }, false],
  ])(
    'with %i has its own message where it can be corrected [%s]',
    (code, _, message, isForDetails) => {
      expect([registrationMessage(refusal(code)), isAboutDetails(refusal(code))]).toEqual([
        message,
        isForDetails,
      ])
    },
  )
})

describe('the details of a registration', () => {
  it('may lack a chat account, but nothing else [AUTH-06]', () => {
    expect(registrationProblems(form, password)).toEqual(noProblems)
    const problems = Object.entries(registrationProblems(emptyForm, noPassword))
    const optional = problems.filter(([, problem]) => problem === null).map(([field]) => field)
    expect(optional).toEqual(['lineId'])
  })

  it.each<[keyof RegistrationForm, string, MessageId, string]>([
    ['username', 'abc', 'register.error.username', 'AUTH-06'],
    ['username', 'a'.repeat(21), 'register.error.username', 'AUTH-06'],
    ['username', 'สมชาย', 'register.error.username', 'AUTH-06'],
    ['phone', '0712345678', 'validation.error.invalidPhone', 'AUTH-15'],
    ['bankId', '', 'validation.error.pickBank', 'AUTH-18'],
    ['bankId', 'piggy', 'validation.error.pickBank', 'AUTH-18'],
    ['accountNumber', '123456789', 'validation.error.invalidAccountNumber', 'AUTH-16'],
    ['accountNumber', '1234567890123456', 'validation.error.invalidAccountNumber', 'AUTH-16'],
    ['accountNumber', '12345x7890', 'validation.error.invalidAccountNumber', 'AUTH-16'],
    ['accountNumber', ' - ', 'validation.error.accountNumberEmpty', 'AUTH-16'],
    ['firstName', ' ', 'validation.error.firstNameEmpty', 'AUTH-17'],
    ['lastName', '', 'validation.error.lastNameEmpty', 'AUTH-17'],
    ['firstName', 'R2D2', 'validation.error.nameAndSurname', 'AUTH-17'],
    ['lastName', '-', 'validation.error.nameAndSurname', 'AUTH-17'],
  ])('with the %s %j are refused only with %s [%s]', (field, text, id) => {
    const problems = registrationProblems({ ...form, [field]: text }, password)
    const wrong = Object.entries(problems).filter(([, problem]) => problem !== null)
    expect(wrong.map(([name, problem]) => [name, problem?.id])).toEqual([[field, id]])
  })

  it('with a password that is too short are refused only for that [AUTH-12]', () => {
    expect(registrationProblems(form, passwordFacts('12345'))).toEqual({
      ...noProblems,
      password: { id: 'validation.error.passwordTooShort', values: { min: 6 } },
    })
  })

  it.each([
    ['scb', 'SITE-15'],
    ['kbank', 'SITE-16'],
    ['ktb', 'SITE-17'],
    ['bbl', 'SITE-18'],
    ['bay', 'SITE-19'],
    ['tmb', 'SITE-20'],
    ['gsb', 'SITE-21'],
    ['baac', 'SITE-22'],
    ['isbt', 'SITE-23'],
    ['uob', 'SITE-24'],
    ['cimb', 'SITE-25'],
    ['citi', 'SITE-26'],
    ['lh', 'SITE-27'],
    ['kkp', 'SITE-28'],
    ['ghb', 'SITE-29'],
    ['onewallet', 'SITE-30, OPEN-75'],
  ])('accept the bank %s [AUTH-19, %s]', (bankId) => {
    expect(registrationProblems({ ...form, bankId }, password)).toEqual(noProblems)
  })

  it('lead to the first wrong field in the order of the screen', () => {
    const problems = registrationProblems({ ...form, lastName: '', username: '' }, noPassword)
    expect([firstProblem(problems), firstProblem(noProblems)]).toEqual(['username', null])
  })

  it('are sent without spaces and separators', () => {
    expect(cleanForm({ ...form, username: ' somchai ', firstName: ' สมชาย ' })).toEqual({
      ...form,
      phone: '0812345678',
      accountNumber: '1234567890',
    })
  })
})

describe('the inviter’s code', () => {
  it.each([
    ['FRIEND7', 'FRIEND7'],
    ['john.doe_2-x', 'john.doe_2-x'],
    ['สมชาย', 'สมชาย'],
    [undefined, null],
    ['', null],
    ['none - call 0999999999', null],
    ['a'.repeat(65), null],
    ['<b>', null],
  ])('in %j is %j [AUTH-11]', (text, invite) => {
    expect(readInvite(text)).toBe(invite)
  })
})
