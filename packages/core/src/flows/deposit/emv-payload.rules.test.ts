import { describe, expect, it } from 'vitest'
import { satang } from '../../base/money/satang.ts'
import { promptPayCode } from '../../wire/contract/examples/wire.examples.ts'
import { asksForAmount, payeeNamedIn } from './emv-payload.rules.ts'

const payee = '29370016A00000067701011101130066812223333'
const payload = (...fields: readonly string[]) => ['000201', payee, ...fields, '6304ABCD'].join('')
const currency = '5303764'
const amount = '5406500.37'
const payAmount = satang(50_037)

describe('what an EMV payload asks for', () => {
  it.each([
    ['in the usual form', promptPayCode],
    ['with the fields in another order', payload(amount, currency)],
    ['without an amount, which the payer enters', payload(currency)],
    ['with a Thai name, counted in characters', payload(currency, amount, '5907ร้านค้า')],
    ['with a Thai name, counted in bytes', payload(currency, amount, '5921ร้านค้า')],
  ])('is the amount to pay: %s', (_form, code) => {
    expect(asksForAmount(code, payAmount)).toBe(true)
  })

  it.each([
    ['500', 50_000, true],
    ['500.', 50_000, true],
    ['500.4', 50_040, true],
    ['00500.40', 50_040, true],
    ['500.40', 50_041, false],
    ['9999.00', 50_000, false],
    ['500.400', 50_040, false],
    ['5,00', 50_000, false],
    ['-500', 50_000, false],
    ['5e2', 50_000, false],
    [' 500', 50_000, false],
    ['', 50_000, false],
  ])('is %j for %i satang: %j', (text, asked, isAsked) => {
    const field = `54${String(text.length).padStart(2, '0')}${text}`
    expect(asksForAmount(payload(currency, field), satang(asked))).toBe(isAsked)
  })

  it.each([
    ['dollars', payload('5303840', amount)],
    ['no currency', payload(amount)],
    ['an amount twice', payload(currency, amount, '5406999.00')],
    ['a tip that the payer enters', payload(currency, amount, '550201')],
    ['a fee on top', payload(currency, amount, '550202', '560510.00')],
    ['a length beyond its end', payload(currency, amount, '5999x')],
    ['a length that is not a number', payload(currency, amount, '59 1x')],
    ['half a field', payload(currency, amount).slice(0, -6)],
    ['nothing', ''],
  ])('is something else: %s', (_what, code) => {
    expect(asksForAmount(code, payAmount)).toBe(false)
  })
})

describe('the payee that an EMV payload names', () => {
  it.each([
    ['in Latin letters', '5908CROUPIER', 'CROUPIER'],
    ['in Thai, counted in characters', '5907ร้านค้า', 'ร้านค้า'],
    ['in Thai, counted in bytes', '5921ร้านค้า', 'ร้านค้า'],
    ['with spaces around it', '5906 SHOP ', 'SHOP'],
    ['of spaces', '5902  ', null],
    ['that is empty', '5900', null],
  ])('is the name %s', (_form, name, payee) => {
    expect(payeeNamedIn(payload(currency, amount, name))).toBe(payee)
  })

  it.each([
    ['a payload without a name', promptPayCode],
    ['a payload that is malformed', `${payload(currency)}59`],
    ['an address', 'https://pay.test/code.png'],
    ['nothing', ''],
  ])('is nobody in %s', (_what, code) => {
    expect(payeeNamedIn(code)).toBeNull()
  })
})
