import { describe, expect, it } from 'vitest'
import { type CodeContext, codes } from './codes.ts'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { meaningOf } from './meaning.ts'

const contexts = Object.keys(codes).filter((name): name is CodeContext => name !== 'global')

describe('a code', () => {
  it.each<[CodeContext, number, string, string]>([
    ['login', 1007, 'uplineLocked', 'ERR-11'],
    ['login', 1008, 'passwordLocked', 'ERR-12'],
    ['login', 3000, 'waitOneMinute', 'ERR-08'],
    ['login', 5000, 'wrongCredentials', 'ERR-09'],
    ['login', 5001, 'accountBlocked', 'ERR-10'],
    ['register', 4000, 'incomplete', 'ERR-13'],
    ['register', 6000, 'otpRetry', 'ERR-14'],
    ['register', 6001, 'otpInvalid', 'ERR-15'],
    ['register', 6002, 'alreadyRegistered', 'ERR-16'],
    ['register', 6005, 'otpTooMany', 'ERR-17'],
    ['register', 6006, 'retryOrAdmin', 'ERR-18'],
    ['register', 8000, 'incorrectData', 'ERR-19'],
    ['register', 9998, 'verifyIdentity', 'ERR-20, OPEN-25'],
    ['chatLink', 6000, 'alreadyUsed', 'ERR-21, OPEN-25'],
    ['withdraw', 1001, 'insufficientBalance', 'ERR-39'],
    ['withdraw', 1002, 'belowMinimum', 'ERR-40'],
    ['withdraw', 1005, 'locked', 'ERR-38'],
    ['withdraw', 1009, 'amountLimit', 'ERR-41'],
    ['withdraw', 1010, 'countLimit', 'ERR-42'],
    ['withdraw', 1011, 'amountAndCountLimit', 'ERR-43'],
    ['gameLaunch', 99, 'gameMaintenance', 'ERR-26'],
    ['affiliateWithdraw', 1001, 'insufficientBalance', 'ERR-23'],
    ['affiliateWithdraw', 1004, 'oncePerDay', 'ERR-24'],
    ['affiliateWithdraw', 1005, 'onlyDays1to5', 'ERR-25, OPEN-25'],
    ['depositPromotion', 1, 'cannotCheck', 'ERR-27'],
    ['depositQr', 98, 'requestFailed', 'ERR-29, OPEN-61'],
    ['depositPoll', 98, 'expired', 'ERR-35, OPEN-61'],
  ])('answered to %s, %i means %s [%s]', (context, code, meaning) => {
    expect(meaningOf(codes[context], code)).toBe(meaning)
  })

  it.each<[number, string, Partial<Record<CodeContext, string>>, string]>([
    [7002, 'sessionInvalid', {}, 'ERR-02, OPEN-25'],
    [7003, 'tokenExpired', {}, 'ERR-01, OPEN-25'],
    [9998, 'maintenance', { register: 'verifyIdentity' }, 'ERR-03, OPEN-25'],
    [98, 'other', { depositQr: 'requestFailed', depositPoll: 'expired' }, 'OPEN-25'],
  ])('%i means %s in every context but those of %j [%s]', (code, usual, elsewhere) => {
    expect(contexts.map((context) => [context, meaningOf(codes[context], code)])).toEqual(
      contexts.map((context) => [context, elsewhere[context] ?? usual]),
    )
  })

  it.each([2, -1, 404, 65_535])(
    '%i, which nobody documented, is just another one in every context [ERR-55, OPEN-76]',
    (code) => {
      expect(contexts.map((context) => meaningOf(codes[context], code))).toEqual(
        contexts.map(() => 'other'),
      )
    },
  )
})

describe('the row of a call', () => {
  it.each(Object.keys(endpoints) as readonly EndpointName[])(
    '%s has the codes of its context',
    (name) => {
      const row: Endpoint = endpoints[name]
      expect(row.codes ?? {}).toEqual(codes[row.context])
    },
  )
})
