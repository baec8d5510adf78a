import { describe, expect, it } from 'vitest'
import { wireExamples } from '../../testing/wire-examples.ts'
import type { WireAnswer } from '../contract/endpoints.ts'
import { readBonusLabel, readLimits, readProfile } from './profile.ts'

type WireProfile = WireAnswer<'getProfile'>['result']
type WireBonus = Parameters<typeof readBonusLabel>[0]

const { result: wire } = wireExamples.getProfile.answer

describe('a profile', () => {
  it('has a channel for each way to pay by PromptPay [DEP-15]', () => {
    expect(readProfile(wire)).toEqual({
      firstName: 'สมชาย',
      lastName: 'ใจดี',
      channels: [
        {
          key: 'payment:p-1',
          id: 'p-1',
          kind: 'promptPay',
          name: 'PromptPay',
          limits: { min: 5_000, max: 4_500_000 },
          bonusLabel: 'โบนัส 5%',
        },
      ],
    })
  })

  it.each([[undefined], [null], [[]]])('whose list is %j has no channels [OPEN-69]', (payment) => {
    const { payment: _held, ...rest } = wire
    const without: WireProfile = payment === undefined ? rest : { ...rest, payment }
    expect(readProfile(without).channels).toEqual([])
  })
})

describe('the limits of a channel', () => {
  it.each<[string | number, string | number, [number, number]]>([
    [50, 45_000, [5_000, 4_500_000]],
    ['50', '45,000.00', [5_000, 4_500_000]],
    [100, 100, [10_000, 10_000]],
    ['0.50', 1, [50, 100]],
    [250.5, '1,000.25', [25_050, 100_025]],
  ])('%j to %j are money [DEP-23, DEP-24]', (min, max, [readMin, readMax]) => {
    const limits = readLimits(min, max)
    expect(limits).toEqual({ min: readMin, max: readMax })
  })

  it.each<[string | number | null | undefined, string | number | null | undefined]>([
    [undefined, 100],
    [100, undefined],
    [null, 100],
    ['', 100],
    ['free', 100],
    [100, 'unlimited'],
    [101, 100],
    [0, 100],
    [-5, 100],
    [Number.NaN, 100],
  ])('%j to %j make no sense', (min, max) => {
    expect(readLimits(min, max)).toBeNull()
  })
})

describe('the bonus label of a channel', () => {
  it.each<[WireBonus, string | null]>([
    [{ is_bonus: true, topshow: 'Top', message: 'Message' }, 'Top'],
    [{ is_bonus: 1, topshow: 'Top' }, 'Top'],
    [{ is_bonus: true, message: 'Message' }, 'Message'],
    [{ is_bonus: true, topshow: null, message: 'Message' }, 'Message'],
    [{ is_bonus: true, topshow: '', message: 'Message' }, 'Message'],
    [{ is_bonus: true }, null],
    [{ is_bonus: true, topshow: '', message: '' }, null],
    [{ is_bonus: false, topshow: 'Top', message: 'Message' }, null],
    [{ is_bonus: 0, topshow: 'Top' }, null],
    [null, null],
    [undefined, null],
  ])('of %j is %j [OPEN-59]', (bonus, label) => {
    expect(readBonusLabel(bonus)).toBe(label)
  })
})
