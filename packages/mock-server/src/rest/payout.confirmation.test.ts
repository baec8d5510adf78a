import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'
import { confirmationLifetime } from '../world/sessions.ts'

/** A member of a site that asks for the password, on a day on which commission is withdrawn. */
async function open() {
  const world = openTestWorld()
  await world.control.setClock('2026-12-02T14:00:00+07:00')
  await world.control.changeSite({ payoutPassword: true })
  const { access, refresh } = await world.signIn()
  const codeOf = async (name: Parameters<typeof world.call>[0], body: unknown, token = access) =>
    (await world.call(name, { token, body })).json().code
  return {
    ...world,
    access,
    refresh,
    confirm: (password = 'demo1234', token = access) =>
      codeOf('confirmPassword', { password }, token),
    withdraw: (balance = 500, token = access) => codeOf('withdraw', { balance }, token),
    takeCommission: () => codeOf('affiliateWithdraw', { amount: 100 }),
  }
}

describe('a payout of a site that asks for the password', () => {
  it('is refused before it is confirmed, and changes nothing', async () => {
    const { access, balance, call, control, takeCommission, withdraw } = await open()
    const answer = await call('withdraw', { token: access, body: { balance: 500 } })
    expect(answer.json()).toEqual({ code: 5002, message: 'Confirm the password first' })
    expect([await takeCommission(), await balance(access)]).toEqual([5002, 12_500.5])
    await control.changeSite({ payoutPassword: false })
    expect([await withdraw(), await takeCommission()]).toEqual([0, 0])
  })

  it('is made once for each confirmation, and a refused one spends none', async () => {
    const { confirm, takeCommission, withdraw } = await open()
    const codes = [await confirm(), await withdraw(1), await withdraw(), await takeCommission()]
    const again = [await confirm(), await takeCommission(), await takeCommission()]
    expect([codes, again]).toEqual([
      [0, 1002, 0, 5002],
      [0, 0, 5002],
    ])
  })

  it('has five minutes', async () => {
    const { clock, confirm, withdraw } = await open()
    await confirm()
    await clock.advance(confirmationLifetime)
    const late = await withdraw()
    await confirm()
    await clock.advance(confirmationLifetime - second)
    expect([late, await withdraw()]).toEqual([5002, 0])
  })

  it('is confirmed for the session alone, whose tokens may be renewed meanwhile', async () => {
    const { call, confirm, refresh, signIn, withdraw } = await open()
    const other = await signIn()
    await confirm()
    const renewed = (await call('refresh', { token: refresh })).json()
    expect([
      await withdraw(500, other.access),
      await withdraw(500, String(renewed.access_token)),
    ]).toEqual([5002, 0])
  })

  it('comes twice under one key and is made once, though the confirmation is spent', async () => {
    const { access, balance, call, confirm } = await open()
    await confirm()
    const send = async () =>
      (
        await call('withdraw', {
          token: access,
          body: { balance: 500 },
          headers: { 'Idempotency-Key': 'key-1' },
        })
      ).json().code
    expect([await send(), await send(), await balance(access)]).toEqual([0, 0, 12_000.5])
  })
})

describe('the password before a payout', () => {
  it('that is wrong confirms nothing, and counts with those of signing in', async () => {
    const { call, confirm, withdraw } = await open()
    const wrong = [await confirm('wrong'), await withdraw()]
    for (let tries = 1; tries < 5; tries++) await confirm('wrong')
    const body = { username: 'demo', password: 'demo1234' }
    expect([wrong, await confirm(), (await call('login', { body })).json().code]).toEqual([
      [5000, 5002],
      3000,
      3000,
    ])
  })

  it('that is locked confirms nothing', async () => {
    const { confirm, control, withdraw } = await open()
    await control.putMember({ username: 'demo', flags: ['passwordLocked'] })
    expect([await confirm(), await withdraw()]).toEqual([1008, 5002])
  })
})
