import { describe, expect, it } from 'vitest'
import { minute } from '../../base/time/durations.ts'
import { codeProblem, isStillGood, readOneTimeCode, type SentCode } from './one-time-code.rules.ts'
import { passwordFacts, passwordProblem, repetitionProblem } from './password.rules.ts'
import { formatPhone, normalisePhone, phoneProblem } from './phone.rules.ts'

const wrongPhone = {
  id: 'validation.error.invalidPhone',
  values: { digits: 10, first: '06', second: '08', third: '09' },
}

describe('a phone number', () => {
  it.each([
    ['0612345678'],
    ['0812345678'],
    ['0912345678'],
    ['081-234-5678'],
    [' 081 234 5678 '],
    ['(081) 234.5678'],
    ['+66812345678'],
    ['+66 81-234-5678'],
    ['66812345678'],
    ['๐๘๑๒๓๔๕๖๗๘'],
  ])('%j is accepted [AUTH-15, OPEN-49]', (text) => {
    expect(phoneProblem(text)).toBeNull()
  })

  it.each([
    [''],
    ['0712345678'],
    ['0512345678'],
    ['021234567'],
    ['081234567'],
    ['08123456789'],
    ['812345678'],
    ['08123x5678'],
    ['+1 812345678'],
  ])('%j is refused [AUTH-15, OPEN-49]', (text) => {
    expect(phoneProblem(text)).toEqual(wrongPhone)
  })

  it('is sent as ten digits and shown in three groups', () => {
    expect(['+66 81-234-5678', '๐๘๑๒๓๔๕๖๗๘', '66812345678'].map(normalisePhone)).toEqual([
      '0812345678',
      '0812345678',
      '0812345678',
    ])
    expect(formatPhone('0812345678')).toBe('081-234-5678')
  })
})

describe('a password', () => {
  it.each([
    ['', true],
    ['12345', true],
    ['123456', false],
    ['รหัสลับ', false],
    ['😀😀😀', true],
  ])('%j is too short: %s [AUTH-12]', (password, isTooShort) => {
    expect(passwordProblem(passwordFacts(password))).toEqual(
      isTooShort ? { id: 'validation.error.passwordTooShort', values: { min: 6 } } : null,
    )
  })

  it('has to be typed the same way twice, to the letter [AUTH-13]', () => {
    const mismatch = { id: 'validation.error.passwordMismatch' }
    const problems = ['secret99', 'Secret99', 'secret99 ', ''].map((repeated) =>
      repetitionProblem(passwordFacts('secret99', repeated)),
    )
    expect(problems).toEqual([null, mismatch, mismatch, mismatch])
  })
})

describe('a one-time code', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['๑๒๓๔๕๖', '123456'],
    ['รหัส OTP ของคุณคือ 123456', '123456'],
    ['12345678', '123456'],
    ['12a', '12'],
    ['', ''],
  ])('is found in %j', (text, code) => {
    expect(readOneTimeCode(text)).toBe(code)
  })

  it('has six digits [AUTH-08]', () => {
    const short = { id: 'otp.error.length', values: { length: 6 } }
    expect([0, 1, 5, 6].map(codeProblem)).toEqual([{ id: 'otp.error.empty' }, short, short, null])
  })

  const sent: SentCode = { phone: '0812345678', resendAt: minute, expiresAt: 5 * minute }

  it.each([
    ['until it expires', sent, '0812345678', 5 * minute - 1, true],
    ['but not after that', sent, '0812345678', 5 * minute, false],
    ['only for its own phone', sent, '0912345678', 0, false],
    ['never if its expiry is unknown', { ...sent, expiresAt: null }, '0812345678', 0, false],
    ['never before it was sent', null, '0812345678', 0, false],
  ])('serves %s', (_when, code, phone, now, isGood) => {
    expect(isStillGood(code, phone, now)).toBe(isGood)
  })
})
