import { readBahtAmount, type Satang } from '../../base/money/satang.ts'

/** The tags of the EMV fields that state what is paid, and to whom. */
const field = { currency: '53', amount: '54', surcharge: '55', payee: '59' } as const

/** Thai baht in ISO 4217. */
const baht = '764'

/**
 * Whether a bank app that reads an EMV payload asks for this amount, or lets the payer enter it. False where the
 * payload names another amount, another currency or a surcharge, or is malformed.
 */
export function asksForAmount(payload: string, payAmount: Satang): boolean {
  const fields = readFields([...payload]) ?? readFields(utf8Of(payload))
  if (fields === null || fields.get(field.currency) !== baht) return false
  if (fields.has(field.surcharge)) return false
  const amount = fields.get(field.amount)
  if (amount === undefined) return true
  return /^\d+(\.\d{0,2})?$/.test(amount) && readBahtAmount(amount.replace(/\.$/, '')) === payAmount
}

/** The name of the payee, as bank apps show it before a payment; null where the payload has none. */
export function payeeNamedIn(payload: string): string | null {
  const inCharacters = readFields([...payload])
  const name = inCharacters
    ? inCharacters.get(field.payee)
    : textOf(readFields(utf8Of(payload))?.get(field.payee) ?? '')
  return name?.trim() || null
}

/** Reads fields of a two-digit tag, a two-digit length and a value; null where a length does not fit or a tag repeats. */
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

/** The UTF-8 bytes as units: some payloads give the length of a Thai name in bytes instead of characters. */
function utf8Of(text: string): readonly string[] {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
}

/** The text of UTF-8 bytes that stand as units. */
function textOf(units: string): string {
  const bytes = Uint8Array.from(units, (unit) => unit.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: false }).decode(bytes)
}
