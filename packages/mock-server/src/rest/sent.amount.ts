import { readBahtAmount, type Satang, satang } from '@croupier/core/money'

/** An amount that the site sent. One that cannot be written in satang is larger than any balance. */
export function sentAmount(baht: number): Satang {
  return readBahtAmount(baht) ?? satang(Number.MAX_SAFE_INTEGER)
}
