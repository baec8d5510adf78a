import { describe, expect, it } from 'vitest'
import { wireExamples } from '../../testing/wire-examples.ts'
import type { WireAnswer } from '../contract/endpoints.ts'
import { readBonusLabel, readLimits, readProfile } from './profile.ts'

type WireProfile = WireAnswer<'getProfile'>['result']
type WireBonus = Parameters<typeof readBonusLabel>[0]

const { result: wire } = wireExamples.getProfile.answer

describe('a profile', () => {
  it('has a channel for each way to pay, what is scanned before what is transferred [DEP-06, DEP-11, DEP-14…16]', () => {
    const truewallet = [
      {
        id: 'p-1',
        img: 'https://content.test/tw.png',
        acc_name: '',
        provider: 'TrueMoney',
        min_deposit: 50,
        max_deposit: 30_000,
        bonus: null,
      },
    ]
    expect(readProfile({ ...wire, truewallet })).toEqual({
      firstName: 'สมชาย',
      lastName: 'ใจดี',
      account: { bankId: 'kbank', number: '1234567890', holder: 'สมชาย ใจดี' },
      group: 'a',
      minWithdraw: 30_000,
      channels: [
        {
          key: 'payment:p-1',
          id: 'p-1',
          kind: 'promptPay',
          name: 'PromptPay',
          provider: null,
          picture: null,
          limits: { min: 5_000, max: 4_500_000 },
          bonusLabel: 'โบนัส 5%',
        },
        {
          key: 'truewallet:p-1',
          id: 'p-1',
          kind: 'trueMoney',
          name: 'TrueMoney',
          provider: null,
          picture: 'https://content.test/tw.png',
          limits: { min: 5_000, max: 3_000_000 },
          bonusLabel: null,
        },
        {
          key: 'bank:b-1',
          id: 'b-1',
          kind: 'bankTransfer',
          name: 'บริษัท ตัวอย่าง',
          provider: 'SCB',
          picture: 'https://content.test/scb.png',
          limits: { min: 25_000, max: 4_500_000 },
          bonusLabel: null,
          account: {
            bankName: 'SCB',
            accountName: 'บริษัท ตัวอย่าง',
            accountNumber: '9876543210',
          },
        },
      ],
      usdt: [],
    })
  })

  it('has an account for each way to send USDT, the rate as it was given [USDT-06, DEP-11, OPEN-59]', () => {
    const account = {
      id: 'u-1',
      img: '',
      img_network: 'data:image/png;base64,AA==',
      network: 'TRC20',
      acc_name: 'Croupier',
      address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
      exchange: '34.850',
      bonus: { is_bonus: true, topshow: '+5%' },
    }
    const bare = { ...account, id: 'u-2', img_network: '', exchange: 'free', bonus: null }
    const read = {
      id: 'u-1',
      network: 'TRC20',
      networkImage: 'data:image/png;base64,AA==',
      address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
      rate: '34.850',
      bonusLabel: '+5%',
    }
    expect(readProfile({ ...wire, usdt: [account, bare] }).usdt).toEqual([
      read,
      { ...read, id: 'u-2', networkImage: null, rate: null, bonusLabel: null },
    ])
  })

  it.each([[undefined], [null], [[]]])('whose lists are %j has no channels [OPEN-69]', (list) => {
    const { bank: _bank, payment: _payment, truewallet: _truewallet, ...rest } = wire
    const without: WireProfile =
      list === undefined ? rest : { ...rest, bank: list, payment: list, truewallet: list }
    expect(readProfile(without).channels).toEqual([])
  })

  it('names the account, or the provider where it has no name [OPEN-60]', () => {
    const names = ['บริษัท ตัวอย่าง', ''].map((acc_name) => {
      const bank = (wire.bank ?? []).map((one) => ({ ...one, acc_name }))
      const { channels } = readProfile({ ...wire, payment: [], bank })
      return channels.map(({ name, provider }) => [name, provider])
    })
    expect(names).toEqual([[['บริษัท ตัวอย่าง', 'SCB']], [['SCB', null]]])
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
