import { readBahtAmount, type Satang } from '../../base/money/satang.ts'

/** The fields of an EMV payload that say what is paid. */
const field = { currency: '53', amount: '54', surcharge: '55' } as const

/** Thai baht in ISO 4217. */
const baht = '764'

/**
 * Whether a bank app that reads an EMV payload asks for this amount, or leaves it to the payer. False where
 * the payload names another amount, another currency, a tip or a fee on top, or cannot be read.
 */
export function asksForAmount(payload: string, payAmount: Satang): boolean {
  const fields = readFields([...payload]) ?? readFields(utf8Of(payload))
  if (fields === null || fields.get(field.currency) !== baht) return false
  if (fields.has(field.surcharge)) return false
  const amount = fields.get(field.amount)
  if (amount === undefined) return true
  return /^\d+(\.\d{0,2})?$/.test(amount) && readBahtAmount(amount.replace(/\.$/, '')) === payAmount
}

/** Two digits of a tag, two of a length, the value. Null where that does not add up or a tag comes twice. */
function readFields(units: readonly string[]): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>()
  for (let at = 0; at < units.length; ) {
    const tag = units.slice(at, at + 2).join('')
    const length = units.slice(at + 2, at + 4).join('')
    const end = at + 4 + Number(length)
    if (!/^\d{4}$/.test(tag + length) || end > units.length || fields.has(tag)) return null
    fields.set(tag, units.slice(at + 4, end).join(''))
    at = end
  }
  return fields
}

/** Some count the length of a Thai name in bytes, not in characters. */
function utf8Of(text: string): readonly string[] {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
}
