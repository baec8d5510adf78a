import { describe, expect, it } from 'vitest'
import {
  meanMembers,
  readDays,
  readDetail,
  readEntries,
  readMembers,
  readOverview,
  sumOf,
} from './affiliate.ts'

const figures = { turnover: '1,200.50', commission: 6 }
const read = { turnover: 120_050, commission: 600 }
const bad = { turnover: 'much', commission: 6 }

describe('affiliate figures from the wire', () => {
  const overview = {
    ref: 'DEMO7',
    balance: '1,250.75',
    commission: 4250.75,
    members: 23,
    rate: 0.5,
    updated: '2026-11-20T11:00:00+07:00',
    withdrawn: null,
  }

  it('of the overview are money and instants [AFF-03, AFF-04]', () => {
    expect(readOverview({ code: 0, result: overview })).toEqual({
      invite: 'DEMO7',
      available: 125_075,
      earned: 425_075,
      members: 23,
      rate: 0.5,
      updatedAt: Date.parse('2026-11-20T04:00:00Z'),
      withdrawnAt: null,
    })
  })

  it('of the overview are null if an amount is malformed [AFF-04]', () => {
    expect(readOverview({ code: 0, result: { ...overview, balance: 'all' } })).toBe(null)
  })

  it('that are only shown lose fractions of a satang; withdrawn amounts must be exact', () => {
    const entry = { id: 'A-2', time: 1_795_100_000 }
    const list = (['commission', 'withdraw'] as const).map((type) => ({
      ...entry,
      type,
      amount: 85.505,
    }))
    const fine = { ...overview, balance: 1250.759, commission: '4,250.7599' }
    const { available, earned } = readOverview({ code: 0, result: fine }) ?? {}
    const row = { id: '2026-11-19', members: 1, turnover: '0.019', commission: 0.009 }
    expect([
      available,
      earned,
      readEntries({ list, total: 2 }),
      readDays({ code: 0, result: { list: [row] } }),
    ]).toEqual([
      125_075,
      425_075,
      {
        rows: [{ id: 'A-2', type: 'commission', amount: 8_550, at: 1_795_100_000_000 }],
        total: 2,
        unreadable: 1,
      },
      [{ day: '2026-11-19', members: 1, turnover: 1, commission: 0 }],
    ])
  })

  it('with an invalid time or day are left out', () => {
    const far = 1e15
    const member = { member_name: 'so***7', time: far, ...figures }
    const entry = { id: 'A-2', time: far, type: 'commission' as const, amount: 1 }
    const day = { id: '2026-02-30', members: 1, ...figures }
    expect([
      readMembers({ list: [member], total: 1 }),
      readEntries({ list: [entry], total: 1 }),
      readDays({ code: 0, result: { list: [day] } }),
    ]).toEqual([{ rows: [], total: 1, unreadable: 1 }, { rows: [], total: 1, unreadable: 1 }, []])
  })

  it('of members, entries, days and details become rows; those without an amount are left out [AFF-03, AFF-05…08]', () => {
    const member = { member_name: 'so***7', time: 1_794_000_000 }
    const entry = { id: 'A-2', time: 1_795_100_000, type: 'withdraw' as const }
    expect([
      readMembers({
        list: [
          { ...member, ...figures },
          { ...member, ...bad },
        ],
        total: 23,
      }),
      readEntries({
        list: [
          { ...entry, amount: '-1,000' },
          { ...entry, amount: '' },
        ],
        total: 2,
      }),
      readDays({ code: 0, result: { list: [{ id: '2026-11-19', members: 14, ...figures }] } }),
      readDetail({
        code: 0,
        result: { list: [{ member_name: 'so***7', type: 'slots', ...figures }] },
      }),
    ]).toEqual([
      {
        rows: [{ name: 'so***7', joinedAt: 1_794_000_000_000, ...read }],
        total: 23,
        unreadable: 1,
      },
      {
        rows: [{ id: 'A-2', type: 'withdraw', amount: 100_000, at: 1_795_100_000_000 }],
        total: 2,
        unreadable: 1,
      },
      [{ day: '2026-11-19', members: 14, ...read }],
      [{ name: 'so***7', gameType: 'slots', ...read }],
    ])
  })

  it('are empty if the server sends no list', () => {
    expect([
      readMembers({ total: 0 }),
      readEntries({ list: null, total: 0 }),
      readDays({ code: 0, result: {} }),
      readDetail({ code: 0, result: {} }),
    ]).toEqual([
      { rows: [], total: 0, unreadable: 0 },
      { rows: [], total: 0, unreadable: 0 },
      [],
      [],
    ])
  })

  it.each([
    [[], 0],
    [[3], 3],
    [[3, 0, 0, 4], 1.75],
  ])('of days on which %j played have the mean %d', (members, mean) => {
    expect(meanMembers(members.map((count) => ({ members: count })))).toBe(mean)
  })

  it('add up', () => {
    const [row] = readDays({
      code: 0,
      result: { list: [{ id: '2026-11-19', members: 1, ...figures }] },
    })
    expect(row && sumOf([row, row])).toEqual({ turnover: 240_100, commission: 1_200 })
  })
})
