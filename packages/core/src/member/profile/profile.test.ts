import { describe, expect, it } from 'vitest'
import { bahtToSatang } from '../../base/money/satang.ts'
import { readAsMeant } from '../../wire/contract/answer.reading.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'
import { wireExamples } from '../../wire/contract/examples/wire.examples.ts'
import { profileAnswer } from '../../wire/contract/profile.endpoints.ts'
import { readBonusLabel, readLimits, readProfile } from './profile.ts'

type WireProfile = WireAnswer<'getProfile'>['result']
type WireBonus = Parameters<typeof readBonusLabel>[0]

const { result: wire } = wireExamples.getProfile.answer

/** Reads a profile from the wire; fields that the contract does not name are dropped. */
const read = (result: WireProfile, leftOut: readonly string[] = []) =>
  readProfile(profileAnswer.parse({ code: 0, result }).result, leftOut)

const bonus = { is_bonus: true, topshow: '+5%', message: 'Five per cent more' }

describe('a profile', () => {
  it('has a channel for each way to pay, QR codes before bank transfers [DEP-06, SITE-51]', () => {
    const [bank] = wire.bank ?? []
    const truewallet = bank ? [bank] : []
    expect(read({ ...wire, truewallet }).channels.map(({ key }) => key)).toEqual([
      'payment:p-1',
      'truewallet:b-1',
      'bank:b-1',
    ])
  })

  it('has the member’s name, account, group and minimum withdrawal [DEP-13, DEP-17, SESS-06, SESS-07]', () => {
    const { user, min_withdraw } = wire
    expect(read({ user, min_withdraw })).toEqual({
      firstName: 'สมชาย',
      lastName: 'ใจดี',
      account: { bankId: 'kbank', number: '1234567890', holder: 'สมชาย ใจดี' },
      isAccountReadable: true,
      group: 'a',
      minWithdraw: 30_000,
      channels: [],
      usdt: [],
    })
  })

  it.each([0, -300, '-300', '3e2', '', null])(
    'has no minimum withdrawal for %j [OPEN-54]',
    (min_withdraw) => {
      expect(read({ ...wire, min_withdraw }).minWithdraw).toBe(null)
    },
  )

  it.each([
    ['empty text', { bank_account: '' }],
    ['null', { bank_account: null, bank_id: null }],
    ['nothing', { bank_account: undefined, bank_id: undefined }],
  ])('has no account if the server’s is %s [ERR-47]', (_what, changes) => {
    const { account, isAccountReadable } = read({
      ...wire,
      user: { ...wire.user, ...changes },
    })
    expect([account, isAccountReadable]).toEqual([null, true])
  })

  it('distinguishes a malformed account from a missing one', () => {
    const user = { ...wire.user, bank_account: null }
    const { account, isAccountReadable } = read({ ...wire, user }, ['result.user.bank_account'])
    expect([account, isAccountReadable]).toEqual([null, false])
  })

  it('has what the server says about a bank [DEP-11, DEP-14, SESS-06]', () => {
    const bank = {
      id: 'b-2',
      bank_id: 'kbank',
      img: 'https://content.test/kbank.png',
      provider: 'Kasikornbank',
      acc_name: 'Croupier Co., Ltd.',
      acc_no: '000-1-23456-7',
      min_deposit: 250,
      max_deposit: '45,000',
      bonus,
    }
    expect(read({ ...wire, payment: [], bank: [bank] }).channels).toEqual([
      {
        key: 'bank:b-2',
        id: 'b-2',
        kind: 'bankTransfer',
        name: 'Croupier Co., Ltd.',
        provider: 'Kasikornbank',
        picture: 'https://content.test/kbank.png',
        limits: { min: 25_000, max: 4_500_000 },
        bonusLabel: '+5%',
        account: {
          bankId: 'kbank',
          bankName: 'Kasikornbank',
          accountName: 'Croupier Co., Ltd.',
          accountNumber: '0001234567',
        },
      },
    ])
  })

  it.each([
    ['000 1 23456 7', '0001234567', true],
    [' A12-3456-X ', 'A12-3456-X', true],
    ['๑๒๓-๔', '๑๒๓-๔', true],
    [' ', '', false],
  ])(
    'reads the number %j of the operator’s account as %j, which is usable: %s',
    (acc_no, shown, isUsable) => {
      const known = { id: 'b-2', bank_id: 'kbank', img: null, provider: 'KBank', acc_name: 'C' }
      const bank = { ...known, acc_no, min_deposit: 1, max_deposit: 100 }
      const [channel] = read({ ...wire, payment: [], bank: [bank] }).channels
      const number = channel?.kind === 'bankTransfer' && channel.account.accountNumber
      expect([number, channel?.limits !== null]).toEqual([shown, isUsable])
    },
  )

  it('reads the id of a bank in upper or lower case [OPEN-75]', () => {
    const bank = (wire.bank ?? []).map((one) => ({ ...one, bank_id: ' KBank ' }))
    const { account, channels } = read({
      ...wire,
      bank,
      user: { ...wire.user, bank_account: '1234567890', bank_id: 'SCB' },
    })
    expect([account?.bankId, channels.at(-1)]).toMatchObject([
      'scb',
      { account: { bankId: 'kbank' } },
    ])
  })

  it('has what the server says about a payment by PromptPay [DEP-11, DEP-15, SESS-06]', () => {
    const payment = {
      id: 'p-2',
      img: '/promptpay.png',
      provider: 'PromptPay QR',
      min_deposit: 50,
      max_deposit: '45,000.00',
      bonus,
    }
    expect(read({ ...wire, payment: [payment], bank: [] }).channels).toEqual([
      {
        key: 'payment:p-2',
        id: 'p-2',
        kind: 'promptPay',
        name: 'PromptPay QR',
        provider: null,
        picture: '/promptpay.png',
        limits: { min: 5_000, max: 4_500_000 },
        bonusLabel: '+5%',
      },
    ])
  })

  it('has what the server says about a TrueMoney wallet [DEP-11, DEP-16, SESS-06]', () => {
    const wallet = {
      id: 'w-1',
      img: 'https://content.test/tw.png',
      acc_name: 'Croupier Co., Ltd.',
      provider: 'TrueMoney',
      min_deposit: 50,
      max_deposit: 30_000,
      bonus,
    }
    const { channels } = read({ ...wire, payment: [], truewallet: [wallet], bank: [] })
    expect(channels).toEqual([
      {
        key: 'truewallet:w-1',
        id: 'w-1',
        kind: 'trueMoney',
        name: 'Croupier Co., Ltd.',
        provider: 'TrueMoney',
        picture: 'https://content.test/tw.png',
        limits: { min: 5_000, max: 3_000_000 },
        bonusLabel: '+5%',
      },
    ])
  })

  it('has what the server says about an account for USDT, with the rate as stated [DEP-11, USDT-01, USDT-06, SESS-06, OPEN-59]', () => {
    const account = {
      id: 'u-1',
      img: 'https://content.test/usdt.png',
      img_network: 'data:image/png;base64,AA==',
      network: 'TRC20',
      acc_name: 'Croupier Co., Ltd.',
      address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
      exchange: '34.850',
      bonus,
    }
    const bare = { ...account, id: 'u-2', img: '', img_network: '', exchange: 'free', bonus: null }
    const shown = {
      id: 'u-1',
      accountName: 'Croupier Co., Ltd.',
      picture: 'https://content.test/usdt.png',
      network: 'TRC20',
      networkImage: 'data:image/png;base64,AA==',
      address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
      rate: '34.850',
      bonusLabel: '+5%',
    }
    expect(read({ ...wire, usdt: [account, bare] }).usdt).toEqual([
      shown,
      {
        ...shown,
        id: 'u-2',
        picture: null,
        networkImage: null,
        rate: null,
        bonusLabel: null,
      },
    ])
  })

  it.each([[undefined], [null], [[]]])('whose lists are %j has no channels [OPEN-69]', (list) => {
    const { bank: _bank, payment: _payment, truewallet: _truewallet, ...rest } = wire
    const without: WireProfile =
      list === undefined ? rest : { ...rest, bank: list, payment: list, truewallet: list }
    expect(read(without).channels).toEqual([])
  })

  it.each([
    ['its account', 'Kin', 'Siam', ['Siam', 'Kin', 'Kin'], 'Siam'],
    ['its provider', '', 'Siam', ['Siam', 'Siam', 'Siam'], null],
    ['its channel', '', '', ['PromptPay', 'TrueMoney', 'SCB'], null],
  ])('names an option by %s [OPEN-60]', (_, acc_name, provider, names, beside) => {
    const bank = (wire.bank ?? []).map((one) => ({ ...one, acc_name, provider }))
    const { channels } = read({ ...wire, payment: bank, truewallet: bank, bank })
    expect([channels.map(({ name }) => name), channels[2]?.provider]).toEqual([names, beside])
  })
})

it('includes channels without a maximum, which are unusable [OPEN-69]', () => {
  const [bank] = wire.bank ?? []
  const { max_deposit: _, ...unlimited } = bank ?? { max_deposit: null }
  const lists = {
    payment: [{ ...bank, max_deposit: null }],
    truewallet: [unlimited],
    bank: [unlimited],
  }
  const meant = readAsMeant(profileAnswer, { code: 0, result: { ...wire, ...lists } })
  const { channels } = read(profileAnswer.parse(meant.wire).result)
  expect([channels.map(({ kind, limits }) => [kind, limits]), meant.leftOut]).toEqual([
    [
      ['promptPay', null],
      ['trueMoney', null],
      ['bankTransfer', null],
    ],
    [],
  ])
})

describe('the limits of a channel', () => {
  it.each<[string | number, string | number, [number, number]]>([
    [50, 45_000, [5_000, 4_500_000]],
    ['50', '45,000.00', [5_000, 4_500_000]],
    [100, 100, [10_000, 10_000]],
    ['0.50', 1, [50, 100]],
    [250.5, '1,000.25', [25_050, 100_025]],
  ])('from %j to %j are read as money', (min, max, [readMin, readMax]) => {
    const limits = readLimits(min, max)
    expect(limits).toEqual({ min: readMin, max: readMax })
  })

  it.each([[undefined], [null], [0], ['0'], ['0.00']])(
    'from %j count as those without a minimum',
    (min) => {
      expect(readLimits(min, '45,000')).toEqual({ min: bahtToSatang(1), max: bahtToSatang(45_000) })
    },
  )

  it.each<[string | number | null | undefined, string | number | null | undefined]>([
    [100, undefined],
    ['', 100],
    ['free', 100],
    [100, 'unlimited'],
    [101, 100],
    [-5, 100],
    [Number.NaN, 100],
  ])('from %j to %j are malformed', (min, max) => {
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
  ])('in %j is %j [DEP-12, OPEN-59]', (bonus, label) => {
    expect(readBonusLabel(bonus)).toBe(label)
  })
})
