import type { Satang } from '@croupier/core/money'
import { generate, withCrcTag } from 'promptparse'

/** The payee: a mobile number or a tax id that is registered with PromptPay. */
export type PromptPayTarget =
  | { readonly type: 'mobile'; readonly number: string }
  | { readonly type: 'taxId'; readonly number: string }

/** The name that bank apps show before a payment: at most 25 characters. */
const longestName = 25

/** Ten million baht: more than any bank lets through in one go. */
export const mostSatang = 1_000_000_000

/**
 * The EMVCo text of a PromptPay QR code for one payment of an exact amount.
 * @throws RangeError when the amount is not a whole number of satang from 1 to 10⁹
 * @throws TypeError when the target is not a Thai mobile number or a tax id with a valid check digit
 * @param payee whom bank apps name; without it the bank looks up the target
 */
export function promptPayPayload(target: PromptPayTarget, amount: Satang, payee?: string): string {
  const payload = generate.anyId({
    type: target.type === 'mobile' ? 'MSISDN' : 'NATID',
    target: checkedNumber(target),
    amount: checkedBaht(amount),
  })
  return payee === undefined ? payload : withPayee(payload, payee)
}

/** The payload with the name of its payee in field 59, before the check sum. */
function withPayee(payload: string, payee: string): string {
  const name = payee.slice(0, longestName)
  const length = String(name.length).padStart(2, '0')
  return withCrcTag(`${payload.slice(0, -'6304ABCD'.length)}59${length}${name}`, '63')
}

/**
 * The EMVCo text of a code that pays into a TrueMoney wallet.
 * @throws RangeError when the amount is not a whole number of satang from 1 to 10⁹
 * @throws TypeError when the number is not a Thai mobile number
 */
export function trueMoneyPayload(mobileNumber: string, amount: Satang): string {
  return generate.trueMoney({
    mobileNo: checkedNumber({ type: 'mobile', number: mobileNumber }),
    amount: checkedBaht(amount),
  })
}

// The library does not validate: it would write letters, a wrong check digit, NaN or a third decimal.

function checkedBaht(amount: Satang): number {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > mostSatang) {
    throw new RangeError(
      `the amount must be a whole number of satang from 1 to ${mostSatang}, not ${amount}`,
    )
  }
  return amount / 100
}

function checkedNumber(target: PromptPayTarget): string {
  if (target.type === 'mobile') {
    if (!/^0[689]\d{8}$/.test(target.number)) {
      throw new TypeError('the mobile number must be ten digits that start with 06, 08 or 09')
    }
    return target.number
  }
  if (!/^\d{13}$/.test(target.number) || !hasValidCheckDigit(target.number)) {
    throw new TypeError('the tax id must be thirteen digits of which the last checks the others')
  }
  return target.number
}

/** The check digit of Thai tax ids and citizen ids: the weights 13 to 2, modulo 11. */
function hasValidCheckDigit(taxId: string): boolean {
  const digits = [...taxId].map(Number)
  const sum = digits
    .slice(0, 12)
    .reduce((total, digit, position) => total + digit * (13 - position), 0)
  return (11 - (sum % 11)) % 10 === digits[12]
}
