import { minute, second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'
import type { ControlLimits } from '../control/client.ts'

async function open(username = 'demo') {
  const world = openTestWorld()
  const { access } = await world.signIn(username)
  const withdraw = async (balance: number) =>
    (await world.call('withdraw', { token: access, body: { balance } })).json()
  const history = async () => (await world.call('getHistory', { token: access })).json().result.list
  return { ...world, access, withdraw, history }
}

describe('a withdrawal', () => {
  it('leaves the balance and locks for ten minutes [API-34, WD-15, WD-19, ERR-37, ERR-38, OPEN-55]', async () => {
    const { withdraw, balance, access, clock } = await open()
    expect(await withdraw(500.25)).toEqual({
      code: 0,
      result: { date: '2026-11-20T14:10:00+07:00' },
    })
    expect(await balance(access)).toBe(12000.25)
    await clock.advance(10 * minute - second)
    expect(await withdraw(500)).toEqual({
      code: 1005,
      message: 'Wait before withdrawing again',
      result: { date: '2026-11-20T14:10:00+07:00' },
    })
    await clock.advance(second)
    expect((await withdraw(500)).code).toBe(0)
    expect(await balance(access)).toBe(11500.25)
  })

  it.each([
    [99.99, 'API-34, ERR-40', { code: 1002, message: 'Below the minimum', min: 100 }],
    [12500.51, 'ERR-39', { code: 1001, message: 'Not enough balance' }],
    [1e300, 'ERR-39', { code: 1001, message: 'Not enough balance' }],
  ])('of %d baht is refused and changes nothing [%s]', async (amount, _, refusal) => {
    const { withdraw, balance, access } = await open()
    expect(await withdraw(amount)).toEqual(refusal)
    expect(await balance(access)).toBe(12500.5)
    expect((await withdraw(12500.5)).code).toBe(0)
  })

  it.each([0, -5, 100.001, '500'])('of %j is no amount', async (balance) => {
    const { call, access } = await open()
    const answer = await call('withdraw', { token: access, body: { balance } })
    expect([answer.status, answer.json().field]).toEqual([400, 'balance'])
  })

  it('that is armed to succeed never takes more than there is', async () => {
    const { control, withdraw, balance, access } = await open()
    await control.arm('withdraw.0')
    expect((await withdraw(99_999)).code).toBe(0)
    expect(await balance(access)).toBe(0)
  })

  it('has a minimum that is told [API-35, WD-06]', async () => {
    const { call, access } = await open()
    expect((await call('getMinWithdraw', { token: access })).json()).toEqual({ code: 0, min: 100 })
  })
})

describe('a daily limit of withdrawals', () => {
  const refusals = {
    amount: { code: 1009, message: 'Above what may be withdrawn in a day' },
    count: { code: 1010, message: 'No more withdrawals today' },
    both: {
      code: 1011,
      message: 'Above what may be withdrawn in a day, and no more withdrawals today',
    },
  }

  async function openLimited(limits: Partial<ControlLimits>) {
    const world = await open('onechannel')
    await world.control.putMember({ username: 'onechannel', limits })
    return world
  }

  it('of the amount counts what has left since midnight in Bangkok', async () => {
    const { withdraw, control, balance, access } = await openLimited({ withdrawAmountPerDay: 500 })
    expect(await withdraw(500.01)).toEqual(refusals.amount)
    expect(await balance(access)).toBe(1000)
    expect((await withdraw(300)).code).toBe(0)
    await control.advance(10 * minute)
    expect(await withdraw(200.01)).toEqual(refusals.amount)
    expect((await withdraw(200)).code).toBe(0)
    expect(await balance(access)).toBe(500)
  })

  it('is over at midnight in Bangkok', async () => {
    const { control, signIn, call } = openTestWorld()
    await control.setClock('2026-11-20T23:49:59+07:00')
    await control.putMember({ username: 'onechannel', limits: { withdrawalsPerDay: 1 } })
    const { access } = await signIn('onechannel')
    const withdraw = async () =>
      (await call('withdraw', { token: access, body: { balance: 100 } })).json()
    expect((await withdraw()).code).toBe(0)
    await control.setClock('2026-11-20T23:59:59+07:00')
    expect(await withdraw()).toEqual(refusals.count)
    await control.setClock('2026-11-21T00:00:00+07:00')
    expect((await withdraw()).code).toBe(0)
  })

  it('may be of the amount, of the number, or of both [ERR-41…43]', async () => {
    const { withdraw, control } = await openLimited({
      withdrawAmountPerDay: 500,
      withdrawalsPerDay: 1,
    })
    await withdraw(400)
    await control.advance(10 * minute)
    expect(await withdraw(100)).toEqual(refusals.count)
    expect(await withdraw(100.01)).toEqual(refusals.both)
  })

  it('takes no notice of what was cancelled', async () => {
    const { withdraw, control, history } = await openLimited({ withdrawalsPerDay: 1 })
    await withdraw(400)
    const [{ id }] = await history()
    await control.cancelWithdrawal(id)
    await control.advance(10 * minute)
    expect((await withdraw(400)).code).toBe(0)
  })
})

describe('the history', () => {
  it('has what the member’s account began with, newest first [API-09]', async () => {
    const { history } = await open()
    const list = await history()
    expect(list.length).toBe(24)
    expect(list.slice(0, 2)).toEqual([
      {
        id: 'T-10024',
        time: Date.UTC(2026, 10, 20, 6, 30) / 1000,
        type: 'deposit',
        amount: 1450,
        currency: 'THB',
        status: 0,
        note: 'advance top-up by admin',
        channel: null,
        merchantRef: null,
        bonus: null,
        balanceAfter: null,
      },
      {
        id: 'T-10023',
        time: Date.UTC(2026, 10, 19, 17) / 1000,
        type: 'deposit',
        amount: 1400,
        currency: 'THB',
        status: 1,
        note: null,
        channel: 'truewallet',
        merchantRef: 'CR7F-19023',
        bonus: null,
        balanceAfter: 12500.5,
      },
    ])
    const times = list.map(({ time }: { time: number }) => time)
    expect(times).toEqual([...times].sort((one, other) => other - one))
  })

  it('begins empty for somebody else', async () => {
    const { history } = await open('onechannel')
    expect(await history()).toEqual([])
  })

  it('takes in what is deposited and withdrawn; a withdrawal is through after three minutes', async () => {
    const { history, withdraw, control, createQr, access, clock } = await open('onechannel')
    const payment = await createQr(access)
    await control.pay(payment.result.id)
    await clock.advance(minute)
    await withdraw(200)
    const kinds = async () =>
      (await history()).map(({ type, status }: { type: string; status: number }) => [type, status])
    expect(await kinds()).toEqual([
      ['withdraw', 0],
      ['deposit', 1],
    ])
    await clock.advance(3 * minute)
    expect(await kinds()).toEqual([
      ['withdraw', 1],
      ['deposit', 1],
    ])
  })
  it('tells of a withdrawal that was cancelled, whose money is back [BAL-06]', async () => {
    const { history, withdraw, control, balance, access, clock } = await open('onechannel')
    await withdraw(200)
    await clock.advance(minute)
    const [{ id }] = await history()
    await control.cancelWithdrawal(id)
    const time = Date.UTC(2026, 10, 20, 7) / 1000
    const told = { channel: 'bank', merchantRef: 'W-20025', bonus: null }
    expect(await history()).toEqual([
      {
        ...told,
        id: 'T-10026',
        time: time + 60,
        type: 'cancel',
        amount: 200,
        currency: 'THB',
        status: 1,
        note: 'cancels T-10025',
        balanceAfter: 1000,
      },
      {
        ...told,
        id,
        time,
        type: 'withdraw',
        amount: 200,
        currency: 'THB',
        status: 1,
        note: null,
        balanceAfter: 800,
      },
    ])
    expect(await balance(access)).toBe(1000)
    await clock.advance(3 * minute)
    expect(await control.withdrawals()).toEqual([])
  })
})
