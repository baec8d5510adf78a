import { minute } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

async function open(username = 'demo') {
  const world = openTestWorld()
  const { access } = await world.signIn(username)
  const report = async (amount: number, id = 'bank-1') =>
    (await world.call('sendTransfer', { token: access, body: { id, amount } })).json()
  return { ...world, access, report }
}

describe('a reported bank transfer', () => {
  it('is credited two minutes later, which the history tells [API-33, DEP-55, OPEN-64]', async () => {
    const { report, call, balance, access, clock } = await open()
    const newest = async () => (await call('getHistory', { token: access })).json().result.list[0]
    const entry = {
      id: 'T-10025',
      time: Date.UTC(2026, 10, 20, 7) / 1000,
      type: 'deposit',
      amount: 500,
      currency: 'THB',
      note: 'bank transfer',
      channel: 'bank',
      merchantRef: null,
      bonus: null,
      balanceAfter: null,
    }
    expect(await report(500)).toEqual({ code: 0 })
    await clock.advance(2 * minute - 1)
    expect(await newest()).toEqual({ ...entry, status: 0 })
    expect(await balance(access)).toBe(12500.5)
    await clock.advance(1)
    expect(await newest()).toEqual({ ...entry, status: 1 })
    expect(await balance(access)).toBe(13000.5)
    await clock.advance(5 * minute)
    expect(await balance(access)).toBe(13000.5)
  })

  it('arrives by the clock of its world, and watchers hear of the balance', async () => {
    const { report, control, balance, access } = await open()
    await report(500)
    await report(700)
    const heard = new AbortController()
    const events = await control.events(heard.signal)
    await control.advance(2 * minute)
    const changes: unknown[] = []
    for await (const event of events) {
      changes.push(event)
      if (changes.length === 3) break
    }
    heard.abort()
    expect(changes).toEqual([
      { type: 'changed', part: 'clock' },
      { type: 'changed', part: 'payments' },
      { type: 'changed', part: 'members' },
    ])
    expect(await balance(access)).toBe(13700.5)
  })

  it.each([
    [99, 'bank-1', 4102],
    [200_001, 'bank-1', 4103],
    [Number.MAX_SAFE_INTEGER, 'bank-1', 4103],
    [500, 'pp-1', 4101],
    [500, 'bank-9', 4101],
  ])('of %i baht to %s is refused with %i', async (amount, id, code) => {
    const { report } = await open()
    expect((await report(amount, id)).code).toBe(code)
  })

  it('to an account that the member does not have is refused', async () => {
    const { report } = await open('onechannel')
    expect((await report(500)).code).toBe(4101)
  })
})

describe('the wallets', () => {
  it.each([
    ['demo', 1],
    ['onechannel', 0],
  ])('are those of the profile, which %s may use: %i [API-32, DEP-54]', async (username, count) => {
    const { call, access } = await open(username)
    const { truewallet } = (await call('getProfile', { token: access })).json().result
    expect((await call('listTrueWallets', { token: access })).json()).toEqual({
      code: 0,
      result: { truewallet },
    })
    expect(truewallet.length).toBe(count)
  })

  it('are told to nobody who is not signed in', async () => {
    const { call } = await open()
    expect((await call('listTrueWallets')).json()).toMatchObject({ code: 7003 })
  })
})
