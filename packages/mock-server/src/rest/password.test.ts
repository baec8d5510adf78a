import { minute } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

function openRecovery() {
  const world = openTestWorld()
  const ask = async (name: Parameters<typeof world.call>[0], body: unknown, token?: string) =>
    (await world.call(name, { body, ...(token ? { token } : {}) })).json()
  const phone = '0800000001'
  return {
    ...world,
    sendCode: (to = phone) => ask('requestOtp', { phone: to, purpose: 'forgot' }),
    recover: (otp = '123456', of = phone) => ask('requestRecovery', { phone: of, otp }),
    reset: (ticket: string, password = 'fresh-word') => ask('resetPassword', { ticket, password }),
    change: (token: string, old_password: string, password: string) =>
      ask('changePassword', { old_password, password }, token),
    login: async (password: string) => (await ask('login', { username: 'demo', password })).code,
  }
}

describe('a forgotten password', () => {
  it('is replaced with a ticket that the code of the phone earns [API-28, API-29, AUTH-03]', async () => {
    const { sendCode, recover, reset, login } = openRecovery()
    await sendCode()
    const answer = await recover()
    expect(answer).toEqual({ code: 0, result: { ticket: expect.stringMatching(/^\w{32}$/) } })
    expect(await reset(answer.result.ticket)).toEqual({ code: 0 })
    expect([await login('demo1234'), await login('fresh-word')]).toEqual([5000, 0])
  })

  it('is replaced once with a ticket, and within fifteen minutes [API-29]', async () => {
    const { sendCode, recover, reset, clock } = openRecovery()
    await sendCode()
    const { ticket } = (await recover()).result
    expect((await reset(ticket, '12345')).code).toBe(8000)
    expect((await reset(ticket)).code).toBe(0)
    expect((await reset(ticket)).code).toBe(6000)
    await clock.advance(minute)
    await sendCode()
    const late = (await recover()).result.ticket
    await clock.advance(15 * minute)
    expect((await reset(late)).code).toBe(6000)
    expect((await reset('made-up')).code).toBe(6000)
  })

  it('earns no ticket without the right code, and each code earns one [API-28]', async () => {
    const { sendCode, recover } = openRecovery()
    expect((await recover()).code).toBe(6000)
    await sendCode()
    const codes = [await recover('000000'), await recover(), await recover()]
    expect(codes.map(({ code }) => code)).toEqual([6001, 0, 6000])
  })

  it('does not tell which phones are known', async () => {
    const { sendCode, recover } = openRecovery()
    const stranger = '0899999999'
    expect([(await sendCode()).code, (await sendCode(stranger)).code]).toEqual([0, 0])
    const wrong = [await recover('000000'), await recover('000000', stranger)]
    expect(wrong.map(({ code }) => code)).toEqual([6001, 6001])
    expect((await recover('123456', stranger)).code).toBe(6000)
  })
})

describe('a password that its member knows', () => {
  it('is changed with the old one [API-29]', async () => {
    const { signIn, change, login } = openRecovery()
    const { access } = await signIn()
    const answers = [
      await change(access, 'wrong', 'fresh-word'),
      await change(access, 'demo1234', '12345'),
      await change(access, 'demo1234', 'fresh-word'),
    ]
    expect(answers.map(({ code }) => code)).toEqual([5000, 8000, 0])
    expect([await login('demo1234'), await login('fresh-word')]).toEqual([5000, 0])
  })
})
