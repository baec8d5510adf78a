import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

describe('USDT that arrives', () => {
  it('is credited at once at the rate of its network with its bonus, and stands in the history', async () => {
    const { balance, call, control, signIn } = openTestWorld()
    const { access } = await signIn()
    const arrived = await control.depositUsdt({ username: 'demo', network: 'TRC20', amount: 100 })
    const { result } = (await call('getHistory', { token: access })).json()
    expect([arrived, await balance(access), result.list[1]]).toEqual([
      {
        username: 'demo',
        network: 'TRC20',
        amount: 100,
        rate: 34.85,
        credited: 3485,
        bonus: 174.25,
      },
      16159.75,
      {
        id: 'T-10025',
        time: Date.UTC(2026, 10, 20, 7) / 1000,
        type: 'deposit',
        amount: 3485,
        currency: 'THB',
        status: 1,
        note: 'USDT TRC20: 100 at 34.85',
        channel: 'usdt',
        merchantRef: null,
        bonus: 174.25,
        balanceAfter: 15985.5,
      },
    ])
  })

  it.each([
    [0.1, 3.48],
    [12.345678, 430.24],
    [1.1, 38.33],
    [1_000_000, 34_850_000],
    [0.000287, 0.01],
  ])('%d is %d baht, down to the satang', async (amount, credited) => {
    const { control } = openTestWorld()
    const arrived = await control.depositUsdt({ username: 'oneusdt', network: 'TRC20', amount })
    expect(arrived.credited).toBe(credited)
  })

  it.each([
    ['nobody', 'TRC20', 100, 404, 'username'],
    ['nousdt', 'TRC20', 100, 400, 'network'],
    ['oneusdt', 'ERC20', 100, 400, 'network'],
    ['demo', 'BEP20', 100, 400, 'network'],
    ['demo', 'TRC20', 0.000286, 400, 'amount'],
    ['demo', 'TRC20', 0, 400, 'amount'],
    ['demo', 'TRC20', -1, 400, 'amount'],
    ['demo', 'TRC20', 1_000_001, 400, 'amount'],
    ['demo', 'TRC20', '100', 400, 'amount'],
  ])('is refused for %s on %s of %j with %i', async (username, network, amount, status, field) => {
    const { balance, raw, signIn } = openTestWorld()
    const { access } = await signIn()
    expect([
      await raw('/__mock/usdt-deposits', { username, network, amount }),
      await balance(access),
    ]).toEqual([[status, { error: expect.any(String), hint: expect.any(String), field }], 12500.5])
  })
})
