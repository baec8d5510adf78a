import { satang } from '@croupier/core/money'
import { parse, validate } from 'promptparse'
import { describe, expect, it } from 'vitest'
import { promptPayPayload, trueMoneyPayload } from './promptpay.ts'

const mobile = { type: 'mobile', number: '0812223333' } as const
const taxId = { type: 'taxId', number: '0994000158378' } as const

/** CRC-16/CCITT-FALSE written down from its definition, not from the library under test. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Tags of the outermost level, in any order: banks order 53, 54 and 58 differently. */
function tagsOf(payload: string): Record<string, string> {
  const tags: Record<string, string> = {}
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4))
    tags[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return tags
}

describe('a PromptPay payload', () => {
  it('is a one-time code in baht, in Thailand, to a mobile number', () => {
    const payload = promptPayPayload(mobile, satang(50037))
    expect(tagsOf(payload)).toEqual({
      '00': '01',
      '01': '12',
      '29': '0016A00000067701011101130066812223333',
      '53': '764',
      '54': '500.37',
      '58': 'TH',
      '63': crc16(payload.slice(0, -4)),
    })
  })

  it('keeps a tax id that starts with 0 as it is', () => {
    const payload = promptPayPayload(taxId, satang(100))
    expect(tagsOf(payload)['29']).toBe('0016A00000067701011102130994000158378')
  })

  it.each([
    [1, '0.01'],
    [29, '0.29'],
    [57, '0.57'],
    [100, '1.00'],
    [3000, '30.00'],
    [100_10, '100.10'],
    [1_000_000_000, '10000000.00'],
  ])('writes %i satang as %s', (amount, written) => {
    expect(tagsOf(promptPayPayload(mobile, satang(amount)))['54']).toBe(written)
  })

  it('names its payee, if there is one, in no more than 25 characters', () => {
    const payload = promptPayPayload(mobile, satang(50037), 'Croupier Demonstration Company')
    expect(tagsOf(payload)).toMatchObject({
      '59': 'Croupier Demonstration Co',
      '63': crc16(payload.slice(0, -4)),
    })
  })

  it('is accepted by a strict reader', () => {
    const payload = promptPayPayload(taxId, satang(123_45))
    expect(parse(payload, true, true)).not.toBeNull()
    expect(validate.anyId(payload)).toEqual({
      type: 'NATID',
      target: '0994000158378',
      amount: 123.45,
    })
  })

  it.each([0, -1, 1_000_000_001])('refuses an amount of %i satang', (amount) => {
    expect(() => promptPayPayload(mobile, satang(amount))).toThrow(
      `the amount must be a whole number of satang from 1 to 1000000000, not ${amount}`,
    )
  })

  it.each(['', '812223333', '0212223333', '08122233334', 'o812223333', '+66812223333'])(
    'refuses the mobile number "%s"',
    (number) => {
      expect(() => promptPayPayload({ type: 'mobile', number }, satang(100))).toThrow(
        'the mobile number must be ten digits that start with 06, 08 or 09',
      )
    },
  )

  it.each(['', '099400015837', '0994000158379', '09940001583788', 'x994000158378'])(
    'refuses the tax id "%s"',
    (number) => {
      expect(() => promptPayPayload({ type: 'taxId', number }, satang(100))).toThrow(
        'the tax id must be thirteen digits of which the last checks the others',
      )
    },
  )
})

describe('a TrueMoney payload', () => {
  it('names the wallet behind the mobile number', () => {
    const payload = trueMoneyPayload('0812223333', satang(200_00))
    expect(tagsOf(payload)).toEqual({
      '00': '01',
      '01': '12',
      '29': '0016A000000677010111' + '0315140000812223333',
      '53': '764',
      '54': '200.00',
      '58': 'TH',
      '63': crc16(payload.slice(0, -4)),
    })
  })
})
