import { describe, expect, it } from 'vitest'
import { satang } from '../../base/money/satang.ts'
import {
  hasMore,
  historySums,
  isCapped,
  readableNote,
  removedPhrases,
  shownDays,
  statusOf,
} from './history.rules.ts'
import { readHistory, type Transaction, type TransactionType } from './history.ts'

const untold = { channel: null, reference: null, bonus: null, balanceAfter: null }
const at = (iso: string) => Date.parse(iso)
const one = (id: string, iso: string, type: TransactionType = 'deposit'): Transaction => ({
  id,
  type,
  amount: satang(100),
  currency: 'THB',
  at: at(iso),
  isPending: false,
  note: null,
  ...untold,
})
const many = (count: number, type: TransactionType = 'deposit') =>
  Array.from({ length: count }, (_, index) => one(`${type}-${index}`, '2026-11-20T05:00:00Z', type))
const shelf = (transactions: readonly Transaction[], shown = 10) => ({
  transactions,
  filter: 'all' as const,
  shown,
})

describe('a transaction from the wire', () => {
  const wire = {
    id: '7',
    time: 1_795_158_000,
    type: 'withdraw' as const,
    amount: '1,234.5',
    status: 1,
  }
  const read = {
    id: '7',
    type: 'withdraw',
    amount: 123_450,
    currency: 'THB',
    at: 1_795_158_000_000,
    isPending: false,
    note: null,
    ...untold,
  }

  it.each([
    ['in baht unless it states a currency', 'HIST-03', {}, {}],
    ['in the currency that it states', 'HIST-02', { currency: 'USD' }, { currency: 'USD' }],
    ['in baht if the currency is empty', 'HIST-03', { currency: '' }, {}],
    ['in progress with any status but 1', 'HIST-04', { status: 0 }, { isPending: true }],
    ['in progress with an unknown status', 'HIST-04', { status: 2 }, { isPending: true }],
    ['with its note', 'HIST-02', { note: 'by phone' }, { note: 'by phone' }],
    ['with its channel', 'HIST-02', { channel: ' truewallet ' }, { channel: 'truewallet' }],
    ['with its reference', 'HIST-02', { merchantRef: 'CR8F-1' }, { reference: 'CR8F-1' }],
    ['with its bonus', 'HIST-02', { bonus: '5.25' }, { bonus: 525 }],
    ['without a bonus of nothing', 'HIST-02', { bonus: 0 }, {}],
    ['without a bonus that is no amount', 'HIST-02', { bonus: 'much' }, {}],
    ['with the balance after it', 'HIST-02', { balanceAfter: 7.129 }, { balanceAfter: 712 }],
    ['without a balance that is no amount', 'HIST-02', { balanceAfter: '?' }, {}],
    ['without what is empty', 'HIST-02', { channel: ' ', merchantRef: '' }, {}],
    ['never negative', 'HIST-02', { amount: -5 }, { amount: 500 }],
  ])('is %s [%s]', (_, _id, changes, difference) => {
    expect(readHistory([{ ...wire, ...changes }])).toEqual([{ ...read, ...difference }])
  })

  it('is listed newest first, whatever the server’s order', () => {
    const list = [3, 1, 2].map((at) => ({ ...wire, id: String(at), time: wire.time + at }))
    expect(readHistory(list).map(({ id }) => id)).toEqual(['3', '2', '1'])
  })

  it('is left out if its amount is malformed', () => {
    expect(readHistory([{ ...wire, amount: 'much' }])).toEqual([])
  })
})

describe('the days of the history', () => {
  const daysOf = (...isos: string[]) =>
    shownDays(shelf(isos.map((iso, index) => one(String(index), iso)))).map(
      ({ day, transactions }) => [day, transactions.map(({ id }) => id)],
    )

  it.each([
    [
      'midnight',
      ['2026-11-20T17:00:00Z', '2026-11-20T16:59:59Z'],
      [
        ['2026-11-21', ['0']],
        ['2026-11-20', ['1']],
      ],
    ],
    [
      'the end of a month',
      ['2026-11-30T17:00:00Z', '2026-11-30T16:59:59Z', '2026-11-30T01:00:00Z'],
      [
        ['2026-12-01', ['0']],
        ['2026-11-30', ['1', '2']],
      ],
    ],
    [
      'the end of a year',
      ['2026-12-31T17:00:00Z', '2026-12-31T16:59:59Z'],
      [
        ['2027-01-01', ['0']],
        ['2026-12-31', ['1']],
      ],
    ],
    [
      'the same day of two years',
      ['2026-11-20T05:00:00Z', '2025-11-20T05:00:00Z'],
      [
        ['2026-11-20', ['0']],
        ['2025-11-20', ['1']],
      ],
    ],
  ])('are those of Bangkok at %s [HIST-07, OPEN-71]', (_, isos, days) => {
    expect(daysOf(...isos)).toEqual(days)
  })
})

describe('how much of the history is shown', () => {
  const counted = (transactions: readonly Transaction[], shown: number) => {
    const all = shelf(transactions, shown)
    const count = shownDays(all).flatMap(({ transactions: some }) => some).length
    return [count, hasMore(all), isCapped(all)]
  }

  it.each([
    ['none', 'HIST-10', 0, 10, [0, false, false]],
    ['a step', 'HIST-08', 10, 10, [10, false, false]],
    ['one more than a step', 'HIST-08', 11, 10, [10, true, false]],
    ['the rest', 'HIST-09', 11, 20, [11, false, false]],
    ['the cap', 'HIST-10', 20, 20, [20, false, false]],
    ['more than the cap', 'HIST-10', 21, 20, [20, false, true]],
  ])('of %s [%s]', (_, _id, count, shown, expected) => {
    expect(counted(many(count), shown)).toEqual(expected)
  })

  it('is limited to the chosen type among the newest twenty [HIST-10]', () => {
    const transactions = [...many(18), ...many(5, 'withdraw')]
    const shelved = { transactions, filter: 'withdraw' as const, shown: 10 }
    expect(shownDays(shelved).flatMap(({ transactions: some }) => some)).toEqual(
      many(2, 'withdraw'),
    )
    expect([hasMore(shelved), isCapped(shelved)]).toEqual([false, true])
  })
})

describe('the sums of what is shown', () => {
  const day = (...transactions: readonly Transaction[]) => [
    { day: '2026-11-20', at: 0, transactions },
  ]
  const noon = '2026-11-20T05:00:00Z'
  const nothing = { deposited: 0, withdrawn: 0, cancelled: 0 }

  it.each([
    ['nothing', [], nothing],
    [
      'each type by itself',
      [...many(2), ...many(3, 'withdraw'), ...many(1, 'cancel')],
      { deposited: 200, withdrawn: 300, cancelled: 100 },
    ],
    [
      'nothing of what is pending',
      [{ ...one('1', noon), isPending: true }, one('2', noon)],
      { ...nothing, deposited: 100 },
    ],
    ['nothing of another currency', [{ ...one('1', noon, 'withdraw'), currency: 'USD' }], nothing],
  ])('contain %s', (_, transactions, sums) => {
    expect(historySums(day(...transactions))).toEqual(sums)
  })

  it('are those of the rows that are shown, ten at first', () => {
    expect(historySums(shownDays(shelf(many(12))))).toEqual({ ...nothing, deposited: 1000 })
  })
})

describe('what became of a transaction', () => {
  it.each([
    ['deposit', true, 'pending', 'HIST-04'],
    ['withdraw', true, 'pending', 'HIST-04'],
    ['cancel', true, 'pending', 'HIST-04'],
    ['deposit', false, 'done', 'HIST-04'],
    ['withdraw', false, 'done', 'HIST-04'],
    ['cancel', false, 'cancelled', 'HIST-05'],
  ] as const)('of type %s that is pending: %s is %s [%s]', (type, isPending, status, _id) => {
    expect(statusOf({ type, isPending })).toBe(status)
  })
})

describe('a note', () => {
  const ours = removedPhrases(null)

  it.each([
    ['advance top-up bonus 10%', 'bonus 10%', 'HIST-06, OPEN-70'],
    ['Bonus (Advance Top-Up) 10%', 'Bonus ( ) 10%', 'HIST-06, OPEN-70'],
    ['โบนัส เติมเงินล่วงหน้า 10%', 'โบนัส 10%', 'OPEN-70'],
    ['advance top-up', null, 'HIST-06, OPEN-70'],
  ])('of %j is shown as %j [%s]', (note, shown, _id) => {
    expect(readableNote(note, ours)).toBe(shown)
  })

  it.each([
    [' ', null],
    [null, null],
    ['cancels T-7', 'cancels T-7'],
  ])('of %j, which has no phrase, is shown as %j', (note, shown) => {
    expect(readableNote(note, ours)).toBe(shown)
  })

  it('is shown without the site’s phrase, taken literally [OPEN-70]', () => {
    expect(readableNote('a+b เติมเงินล่วงหน้า aab', removedPhrases('a+b'))).toBe('เติมเงินล่วงหน้า aab')
  })
})
