import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

async function open(username = 'demo') {
  const world = openTestWorld()
  const { access } = await world.signIn(username)
  const report = async (amount: number, id = 'bank-1') =>
    (await world.call('sendTransfer', { token: access, body: { id, amount } })).json()
  return { ...world, access, report }
}

describe('a reported bank transfer [API-33]', () => {
  it('is in progress in the history and credits nothing yet', async () => {
    const { report, call, balance, access } = await open()
    expect(await report(500)).toEqual({ code: 0 })
    const [newest] = (await call('getHistory', { token: access })).json().result.list
    expect([newest.type, newest.amount, newest.status]).toEqual(['deposit', 500, 0])
    expect(await balance(access)).toBe(12500.5)
  })

  it.each([
    [99, 'bank-1', 4102],
    [200_001, 'bank-1', 4103],
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

describe('the wallets [API-32]', () => {
  it('are those of the profile', async () => {
    const { call, access } = await open()
    const { truewallet } = (await call('getProfile', { token: access })).json().result
    expect((await call('listTrueWallets', { token: access })).json()).toEqual({
      code: 0,
      result: { truewallet },
    })
    expect(truewallet.length).toBe(1)
  })
})
