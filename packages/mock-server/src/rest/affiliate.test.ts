import { readInstant } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

interface Sums {
  readonly turnover: number
  readonly commission: number
}

const sum = (rows: readonly Sums[], what: keyof Sums) =>
  Math.round(rows.reduce((total, row) => total + row[what], 0) * 100) / 100

async function open(username = 'demo', at = '2026-11-20T14:00:00+07:00') {
  const world = openTestWorld()
  await world.control.setClock(at)
  const { access } = await world.signIn(username)
  const ask = async (name: Parameters<typeof world.call>[0], body?: unknown) =>
    (await world.call(name, { token: access, body })).json()
  return {
    ...world,
    access,
    ask,
    overview: async () => (await ask('affiliateOverview')).result,
    withdraw: async (amount: number) => (await ask('affiliateWithdraw', { amount })).code,
  }
}

describe('the affiliate figures', () => {
  it('agree with one another [API-14, API-15, API-18, API-19]', async () => {
    const { ask, overview } = await open()
    const { balance, commission, members, ...rest } = await overview()
    expect(rest).toEqual({
      ref: 'DEMO7',
      rate: 0.5,
      updated: '2026-11-20T11:00:00+07:00',
      withdrawn: null,
    })
    const period = { from: '2026-09-01', to: '2026-11-30' }
    const days = (await ask('affiliateReportDaily', period)).result.list
    const pages = await Promise.all([1, 2].map((page) => ask('affiliateMembers', { page })))
    const friends = pages.flatMap(({ result }) => result.list)
    expect([balance, sum(days, 'commission'), sum(friends, 'commission')]).toEqual([
      commission,
      commission,
      commission,
    ])
    expect(sum(days, 'turnover')).toBe(sum(friends, 'turnover'))
    expect([friends.length, pages[0].result.list.length, pages[0].result.total]).toEqual([
      members,
      20,
      23,
    ])
    for (const day of days.slice(-3)) {
      const { list } = (await ask('affiliateReportDetail', { id: day.id })).result
      expect([list.length, sum(list, 'turnover'), sum(list, 'commission')]).toEqual([
        day.members,
        day.turnover,
        day.commission,
      ])
    }
  })

  it('of a period are those of its days, first and last included', async () => {
    const { ask } = await open()
    const days = async (from: string, to: string) =>
      (await ask('affiliateReportDaily', { from, to })).result.list.map(
        ({ id }: { id: string }) => id,
      )
    expect([
      await days('2026-10-31', '2026-11-02'),
      await days('2026-11-02', '2026-10-31'),
    ]).toEqual([['2026-11-02', '2026-11-01', '2026-10-31'], []])
  })

  it('of a day come at eleven the next morning', async () => {
    const { ask, control, overview } = await open('demo', '2026-11-20T10:59:59+07:00')
    const newest = async () =>
      (await ask('affiliateReportDaily', { from: '2026-11-01', to: '2026-11-30' })).result.list[0]
        .id
    expect([await newest(), (await overview()).updated]).toEqual([
      '2026-11-18',
      '2026-11-19T11:00:00+07:00',
    ])
    await control.advance(1_000)
    expect([await newest(), (await overview()).updated]).toEqual([
      '2026-11-19',
      '2026-11-20T11:00:00+07:00',
    ])
  })

  it('come in line by line, a day a line, newest first [API-16]', async () => {
    const { ask } = await open()
    const { list, total } = (await ask('affiliateTransactions', { page: 1 })).result
    expect([list.length, total > 20]).toEqual([20, true])
    expect([list[0].id, list[0].type, list[0].time]).toEqual([
      'A-2026-11-19',
      'commission',
      (readInstant('2026-11-20T11:00:00+07:00') ?? 0) / 1000,
    ])
    const last = (await ask('affiliateTransactions', { page: 99 })).result
    expect(last).toEqual({ list: [], total })
  })

  it('go back four hundred days and no further, however far the clock is moved', async () => {
    const { ask } = await open('demo', '2099-12-31T12:00:00+07:00')
    const { total } = (await ask('affiliateTransactions', { page: 1 })).result
    expect(total).toBe(400)
    const { list } = (await ask('affiliateReportDaily', { from: '2098-11-01', to: '2098-11-30' }))
      .result
    expect(list.at(-1).id).toBe('2098-11-26')
  })

  it('are nought for who has invited nobody', async () => {
    const { overview, ask } = await open('onechannel')
    expect(await overview()).toEqual({
      ref: 'ONECHANNEL',
      balance: 0,
      commission: 0,
      members: 0,
      rate: 0.5,
      updated: '2026-11-20T11:00:00+07:00',
      withdrawn: null,
    })
    expect((await ask('affiliateMembers', { page: 1 })).result).toEqual({ list: [], total: 0 })
  })
})

describe('withdrawing commission', () => {
  it('moves it to the balance, once a day [API-17, ERR-22, ERR-24]', async () => {
    const { withdraw, overview, balance, access, ask, call, control, signIn } = await open(
      'demo',
      '2026-12-01T09:00:00+07:00',
    )
    const before = await overview()
    expect(await withdraw(100.25)).toBe(0)
    expect(await balance(access)).toBe(12600.75)
    expect((await overview()).balance).toBeCloseTo(before.balance - 100.25, 5)
    expect((await overview()).commission).toBe(before.commission)
    expect((await overview()).withdrawn).toBe('2026-12-01T09:00:00+07:00')
    const [newest] = (await ask('affiliateTransactions', { page: 1 })).result.list
    expect([newest.id, newest.type, newest.amount]).toEqual(['W-1', 'withdraw', 100.25])
    expect(await withdraw(1)).toBe(1004)
    await control.setClock('2026-12-02T00:00:00+07:00')
    const { access: nextDay } = await signIn()
    const again = await call('affiliateWithdraw', { token: nextDay, body: { amount: 1 } })
    expect(again.json()).toEqual({ code: 0 })
  })

  it.each([
    ['2026-12-05T23:59:59+07:00', 0],
    ['2026-12-06T00:00:00+07:00', 1005],
    ['2026-11-30T23:59:59+07:00', 1005],
    ['2026-12-01T00:00:00+07:00', 0],
  ])('at %s answers code %i [API-17, ERR-25]', async (at, code) => {
    const { withdraw } = await open('demo', at)
    expect(await withdraw(50)).toBe(code)
  })

  it('of more than there is is refused and is not the withdrawal of the day [API-17, ERR-23]', async () => {
    const { withdraw, overview } = await open('demo', '2026-12-03T12:00:00+07:00')
    expect(await withdraw((await overview()).balance + 0.01)).toBe(1001)
    expect(await withdraw(1e300)).toBe(1001)
    expect(await withdraw(1)).toBe(0)
  })

  it('leaves nothing, and not less, in a time before the commission', async () => {
    const { withdraw, overview, control } = await open('demo', '2026-12-03T12:00:00+07:00')
    expect(await withdraw((await overview()).balance)).toBe(0)
    await control.setClock('2026-01-03T12:00:00+07:00')
    expect((await overview()).balance).toBe(0)
  })

  it('of nothing is no amount', async () => {
    const { call, access } = await open()
    const answer = await call('affiliateWithdraw', { token: access, body: { amount: 0 } })
    expect([answer.status, answer.json().field]).toEqual([400, 'amount'])
  })
})
