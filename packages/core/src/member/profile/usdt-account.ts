import type { WireAnswer } from '../../wire/contract/endpoints.ts'

/** One way to send USDT to the operator, as the profile names it. */
export interface UsdtAccount {
  readonly id: string
  readonly accountName: string
  /** Where a picture of the account is, or null when there is none. */
  readonly picture: string | null
  /** The standard by which coins are sent, in the server's words, such as `TRC20`. */
  readonly network: string
  /** Where a picture of the network is, or null when there is none. */
  readonly networkImage: string | null
  readonly address: string
  /** Baht for one USDT, as text that is shown and never calculated with; null when it is no rate. */
  readonly rate: string | null
  readonly bonusLabel: string | null
}

type WireUsdt = NonNullable<WireAnswer<'getProfile'>['result']['usdt']>[number]

/** An account of the profile answer, in the project's own words. */
export function readUsdtAccount(
  { acc_name, address, exchange, id, network }: WireUsdt,
  read: Pick<UsdtAccount, 'picture' | 'networkImage' | 'bonusLabel'>,
): UsdtAccount {
  return {
    id,
    accountName: acc_name,
    network,
    address,
    rate: readRate(exchange),
    ...read,
  }
}

const decimalText = /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/

/** A rate as the wire writes it, or null when it is not a number above zero [USDT-06]. */
export function readRate(wire: string | number): string | null {
  const text = String(wire).trim()
  return decimalText.test(text) && /[1-9]/.test(text) ? text : null
}
