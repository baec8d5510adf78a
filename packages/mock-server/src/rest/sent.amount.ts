import { readBahtAmount, type Satang, satang } from '@croupier/core/money'

/** An amount that the site sent. What is no amount of satang is more than anybody has. */
export function sentAmount(baht: number): Satang {
  return readBahtAmount(baht) ?? satang(Number.MAX_SAFE_INTEGER)
}
