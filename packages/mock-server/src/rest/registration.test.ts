import { day, hour, minute, second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { registration } from '../../testing/good-calls.ts'
import { openTestWorld } from '../../testing/test-world.ts'

async function openRegistration() {
  const world = openTestWorld()
  const requestOtp = async (phone = registration.phone, purpose = 'register') =>
    (await world.call('requestOtp', { body: { phone, purpose } })).json()
  const register = async (changes: Record<string, string> = {}) =>
    (await world.call('register', { body: { ...registration, otp: '123456', ...changes } })).json()
  return { ...world, requestOtp, register }
}

describe('a one-time code', () => {
  it('is good for five minutes, and the answer says until when [API-27, AUTH-03, AUTH-08, ERR-14]', async () => {
    const { requestOtp, register, clock } = await openRegistration()
    expect(await requestOtp()).toEqual({
      code: 0,
      result: { expiredDate: '2026-11-20T14:05:00+07:00' },
    })
    await clock.advance(5 * minute)
    expect((await register()).code).toBe(6000)
  })

  it('is sent once a minute and five times an hour to a phone [AUTH-07, ERR-17]', async () => {
    const { requestOtp, clock } = await openRegistration()
    const codes = [(await requestOtp()).code, (await requestOtp()).code]
    await clock.advance(minute - second)
    codes.push((await requestOtp()).code)
    await clock.advance(second)
    for (let sent = 1; sent < 6; sent += 1) {
      codes.push((await requestOtp()).code)
      await clock.advance(minute)
    }
    expect(codes).toEqual([0, 6005, 6005, 0, 0, 0, 0, 6005])
    await clock.advance(hour)
    expect((await requestOtp()).code).toBe(0)
  })

  it('is sent again in a time before the last one', async () => {
    const { requestOtp, control } = await openRegistration()
    await control.advance(30 * day)
    await requestOtp()
    await control.resetClock()
    expect((await requestOtp()).code).toBe(0)
  })

  it('is not sent to a phone that is registered, nor to what is no phone', async () => {
    const { requestOtp } = await openRegistration()
    expect((await requestOtp('0800000001')).code).toBe(6002)
    expect([(await requestOtp('0712345678')).code, (await requestOtp('08123')).code]).toEqual([
      8000, 8000,
    ])
  })

  it('is over after five wrong guesses [ERR-14, ERR-15]', async () => {
    const { requestOtp, register } = await openRegistration()
    await requestOtp()
    const codes = []
    for (let tries = 0; tries < 5; tries += 1) codes.push((await register({ otp: '0' })).code)
    codes.push((await register()).code)
    expect(codes).toEqual([6001, 6001, 6001, 6001, 6001, 6000])
  })

  it('for a new password registers nobody [API-27]', async () => {
    const { requestOtp, register } = await openRegistration()
    await requestOtp(registration.phone, 'forgot')
    expect((await register()).code).toBe(6000)
  })
})

describe('registration', () => {
  it('makes a member and signs them in [API-13, API-26, AUTH-03, OPEN-78]', async () => {
    const { requestOtp, register, call } = await openRegistration()
    await requestOtp()
    const answer = await register({ line_id: 'piya.s', ref: 'FRIEND7' })
    expect(answer).toEqual({
      code: 0,
      result: {
        _id: '665f1c2ab4e8d90012ab0015',
        username: 'newcomer',
        access_token: expect.stringMatching(/^\w{40}$/),
        refresh_token: expect.stringMatching(/^\w{48}$/),
        reward_token: expect.stringMatching(/^\w{40}$/),
      },
    })
    const token = answer.result.access_token
    expect((await call('getMember', { token })).json()).toEqual({
      code: 0,
      result: { _id: '665f1c2ab4e8d90012ab0015', username: 'newcomer' },
    })
    expect((await call('getProfile', { token })).json().result.user).toEqual({
      bank_account: '4567890123',
      bank_id: 'scb',
      firstname: 'ปิยะ',
      lastname: 'Suk-Jai',
      group_bank: null,
    })
    const body = { username: 'newcomer', password: 'secret99' }
    expect((await call('login', { body })).json().code).toBe(0)
  })

  it.each(Object.keys({ ...registration, otp: '' }))(
    'refuses an empty %s [API-26, ERR-13]',
    async (field) => {
      const { register } = await openRegistration()
      expect(await register({ [field]: ' ' })).toEqual({
        code: 4000,
        message: 'Fill in all data',
        hint: field,
      })
    },
  )

  it.each([
    ['username', 'me'],
    ['username', 'with space'],
    ['password', '12345'],
    ['phone', '0512345678'],
    ['bank_id', 'piggy'],
    ['bank_account', '123-4-56789-0'],
    ['firstname', 'R2D2'],
    ['lastname', '!'],
  ])('refuses %s “%s” [ERR-19]', async (field, value) => {
    const { register } = await openRegistration()
    expect(await register({ [field]: value })).toEqual({
      code: 8000,
      message: 'The data is not correct',
      hint: field,
    })
  })

  it.each([
    ['username', { username: 'demo' }],
    ['phone', { phone: '0800000001' }],
    ['bank_account', { bank_id: 'kbank', bank_account: '1234567890' }],
    ['bank_account', { bank_id: 'KBANK', bank_account: '1234567890' }],
  ])('refuses a %s that is registered already [ERR-16]', async (hint, changes) => {
    const { register } = await openRegistration()
    expect(await register(changes)).toEqual({
      code: 6002,
      message: 'This phone or account is registered already',
      hint,
    })
  })
})
