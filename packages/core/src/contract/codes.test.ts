import { describe, expect, it } from 'vitest'
import { type CodeContext, codes } from './codes.ts'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { meaningOf } from './meaning.ts'

const contexts = Object.keys(codes).filter((name): name is CodeContext => name !== 'global')

describe('a code', () => {
  it.each<[CodeContext, number, string]>([
    ['login', 1007, 'uplineLocked'],
    ['login', 1008, 'passwordLocked'],
    ['login', 3000, 'waitOneMinute'],
    ['login', 5000, 'wrongCredentials'],
    ['login', 5001, 'accountBlocked'],
    ['register', 4000, 'incomplete'],
    ['register', 6000, 'otpRetry'],
    ['register', 6001, 'otpInvalid'],
    ['register', 6002, 'alreadyRegistered'],
    ['register', 6005, 'otpTooMany'],
    ['register', 6006, 'retryOrAdmin'],
    ['register', 8000, 'incorrectData'],
    ['register', 9998, 'verifyIdentity'],
    ['chatLink', 6000, 'alreadyUsed'],
    ['withdraw', 1001, 'insufficientBalance'],
    ['withdraw', 1002, 'belowMinimum'],
    ['withdraw', 1005, 'locked'],
    ['withdraw', 1009, 'amountLimit'],
    ['withdraw', 1010, 'countLimit'],
    ['withdraw', 1011, 'amountAndCountLimit'],
    ['gameLaunch', 99, 'gameMaintenance'],
    ['affiliateWithdraw', 1001, 'insufficientBalance'],
    ['affiliateWithdraw', 1004, 'oncePerDay'],
    ['affiliateWithdraw', 1005, 'onlyDays1to5'],
    ['depositPromotion', 1, 'cannotCheck'],
    ['depositQr', 98, 'requestFailed'],
    ['depositPoll', 98, 'expired'],
  ])(
    'answered to %s, %i means %s [ERR-08…12, ERR-29, ERR-35, OPEN-61]',
    (context, code, meaning) => {
      expect(meaningOf(codes[context], code)).toBe(meaning)
    },
  )

  it.each([
    [7002, 'sessionInvalid'],
    [7003, 'tokenExpired'],
    [9998, 'maintenance'],
  ])('%i means %s wherever no context says otherwise [ERR-01, ERR-02, ERR-03]', (code, meaning) => {
    const silent = contexts.filter((context) => !(code in codes[context]))
    expect(silent.map((context) => meaningOf(codes[context], code))).toEqual(
      silent.map(() => meaning),
    )
  })

  it('of one context means nothing in another [OPEN-25]', () => {
    const elsewhere = contexts.filter((context) => !(98 in codes[context]))
    expect(elsewhere.map((context) => meaningOf(codes[context], 98))).toEqual(
      elsewhere.map(() => 'other'),
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
