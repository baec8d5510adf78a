import bs58check from 'bs58check'
import sha3 from 'js-sha3'
import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import { findNetwork } from './usdt-network.rules.ts'

const networkNames = ['TRC20', 'ERC20', 'BEP20'] as const

const isAddress = (network: string, text: string) => findNetwork(network)?.isAddress(text) ?? null
/** The networks on which a text is an address. */
const networksOf = (text: string) => networkNames.filter((name) => isAddress(name, text))

const tronAddresses = [
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
]

// The examples from EIP-55 itself.
const ethereumAddresses = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
const mixedCaseAddresses = ethereumAddresses.slice(4)

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Every text that differs from another in one character. */
function changedOnce(text: string, from: number, characters: string): string[] {
  return [...text].flatMap((character, index) =>
    index < from
      ? []
      : [...characters]
          .filter((other) => other !== character)
          .map((other) => text.slice(0, index) + other + text.slice(index + 1)),
  )
}

describe('the networks', () => {
  it.each([
    ['TRC20', 'TRC20', 'Tron'],
    ['trc-20', 'TRC20', 'Tron'],
    ['ERC20', 'ERC20', 'Ethereum'],
    ['Erc 20', 'ERC20', 'Ethereum'],
    ['BEP20', 'BEP20', 'BNB Smart Chain'],
    ['bep_20', 'BEP20', 'BNB Smart Chain'],
  ])('include %j, as %s on %s', (name, standard, chain) => {
    expect(findNetwork(name)).toEqual({ standard, chain, isAddress: expect.any(Function) })
  })

  it.each(['', 'OMNI', 'BEP2', 'TRC10', 'SOL', 'TRC20 or ERC20', '__proto__'])(
    'do not include %j, whose addresses could not be checked',
    (name) => {
      expect(findNetwork(name)).toBeNull()
    },
  )
})

describe('an address', () => {
  it.each(tronAddresses)('%s is valid only on Tron', (address) => {
    expect(networksOf(address)).toEqual(['TRC20'])
  })

  it.each(ethereumAddresses)('%s is valid on Ethereum and BNB Smart Chain', (address) => {
    expect(networksOf(address)).toEqual(['ERC20', 'BEP20'])
  })

  it.each([
    ['nothing', ''],
    ['one of Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['one of Bitcoin with a script', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['one of Bitcoin in Bech32', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['one of Solana', 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy'],
    ['one of TON', 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'],
    [
      'the digits of one of Ethereum without their prefix',
      '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    ],
    ['one of Ethereum with an upper-case prefix', '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['one digit too few', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['one digit too many', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed0'],
    ['a space after it', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb '],
    ['a line break after it', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n'],
    ['letters outside ASCII', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAеd'],
  ])('is invalid on every network: %s', (_what, text) => {
    expect(networksOf(text)).toEqual([])
  })

  it('of Tron becomes invalid with one other character', () => {
    const changed = tronAddresses.flatMap((address) => changedOnce(address, 0, base58))
    expect([changed.length, changed.filter((text) => networksOf(text).length > 0)]).toEqual([
      4 * 34 * 57,
      [],
    ])
  })

  it('of Ethereum with a checksum becomes invalid with one other digit or case', () => {
    const changed = mixedCaseAddresses.flatMap((address) =>
      changedOnce(address, 2, '0123456789abcdefABCDEF'),
    )
    expect([changed.length, changed.filter((text) => networksOf(text).length > 0)]).toEqual([
      4 * 40 * 21,
      [],
    ])
  })

  it('without a checksum is accepted in either case, because there is nothing to check', () => {
    const [address = ''] = mixedCaseAddresses
    const digits = address.slice(2)
    const both = [`0x${digits.toLowerCase()}`, `0x${digits.toUpperCase()}`]
    expect(both.map((text) => isAddress('ERC20', text))).toEqual([true, true])
  })

  it('of any 20 bytes is valid in the usual spelling, and on no other network', () => {
    const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(bytes, (account) => {
        const onTron = bs58check.encode(Uint8Array.from([0x41, ...account]))
        const onEthereum = checksummed(account)
        expect([networksOf(onTron), networksOf(onEthereum)]).toEqual([
          ['TRC20'],
          ['ERC20', 'BEP20'],
        ])
      }),
    )
  })

  it('of another version or length is invalid on Tron, even with a correct checksum', () => {
    const account = fc
      .tuple(fc.integer({ min: 0, max: 255 }), fc.uint8Array({ maxLength: 40 }))
      .filter(([version, rest]) => version !== 0x41 || rest.length !== 20)
    fc.assert(
      fc.property(account, ([version, rest]) => {
        const text = bs58check.encode(Uint8Array.from([version, ...rest]))
        expect(isAddress('TRC20', text)).toBe(false)
      }),
    )
  })

  it('is not found in random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
        expect(networksOf(text)).toEqual([])
      }),
    )
  })
})

/** EIP-55 with another library: letters are upper case where the hash has a digit of 8 or more. */
function checksummed(account: Uint8Array): string {
  const digits = [...account].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const hash = sha3.keccak256(digits)
  const cased = [...digits].map((digit, index) =>
    Number.parseInt(hash.charAt(index), 16) > 7 ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}
