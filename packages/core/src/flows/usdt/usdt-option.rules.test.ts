import { describe, expect, it } from 'vitest'
import { ethereumAccount, strayAccount, tronAccount } from '../../../testing/usdt-accounts.ts'
import { readRate } from '../../member/profile/usdt-account.ts'
import { onlyOption, shownAddress, usableOption, usdtOptions } from './usdt-option.rules.ts'

describe('the options of a USDT deposit', () => {
  it('state their chain and the standard of their network', () => {
    expect(usdtOptions([{ ...tronAccount, network: 'trc-20' }, ethereumAccount])).toEqual([
      { ...tronAccount, chain: 'Tron', problem: null },
      { ...ethereumAccount, chain: 'Ethereum', problem: null },
    ])
  })

  it('state the reason against them', () => {
    const accounts = [
      strayAccount,
      { ...tronAccount, network: 'OMNI' },
      { ...tronAccount, rate: null },
      { ...strayAccount, rate: null },
    ]
    expect(usdtOptions(accounts).map(({ network, problem }) => [network, problem])).toEqual([
      ['BEP20', 'wrongAddress'],
      ['OMNI', 'unknownNetwork'],
      ['TRC20', 'missingRate'],
      ['BEP20', 'wrongAddress'],
    ])
  })

  it.each([
    ['the only one', [tronAccount], 'usdt-1'],
    ['one of two', [tronAccount, ethereumAccount], null],
    [
      'the usable one of two, because the member may mean the other',
      [tronAccount, strayAccount],
      null,
    ],
    ['the only one, whose address is wrong', [strayAccount], null],
    ['none', [], null],
  ])('are chosen automatically if there is only one: %s [USDT-04]', (_what, accounts, id) => {
    expect(onlyOption(usdtOptions(accounts))?.id ?? null).toBe(id)
  })

  it.each([
    ['usdt-1', 'usdt-1'],
    ['usdt-3', null],
    ['usdt-9', null],
    [null, null],
  ])('include %s as usable: %s', (id, usable) => {
    expect(usableOption(usdtOptions([tronAccount, strayAccount]), id)?.id ?? null).toBe(usable)
  })
})

describe('an address', () => {
  it('is shown with its first and last 8 characters, and whole in groups of four [USDT-08]', () => {
    expect(shownAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toEqual({
      whole: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      head: 'TR7NHqje',
      tail: 'SzgjLj6t',
      groups: ['TR7N', 'Hqje', 'KQxG', 'TCi8', 'q8ZY', '4pL8', 'otSz', 'gjLj', '6t'],
    })
  })
})

describe('a rate', () => {
  it.each([
    [34.85, '34.85'],
    [35, '35'],
    ['34.850', '34.850'],
    [' 34.85 ', '34.85'],
    ['1,034.85', '1,034.85'],
    ['0.0285', '0.0285'],
    ['34.123456789012345678', '34.123456789012345678'],
  ])('%j is shown as stated [USDT-06]', (wire, shown) => {
    expect(readRate(wire)).toBe(shown)
  })

  it.each(['', 'free', '0', '0.00', '-34.85', '34,85', '1e3', '34.', '.5', Number.NaN, 1e21, 0])(
    '%j is not a rate',
    (wire) => {
      expect(readRate(wire)).toBeNull()
    },
  )
})
