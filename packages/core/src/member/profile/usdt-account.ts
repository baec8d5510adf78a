import type { WireAnswer } from '../../wire/contract/endpoints.ts'

/** One of the operator's accounts to which USDT can be sent, from the profile. */
export interface UsdtAccount {
  readonly id: string
  readonly accountName: string
  /** The address of a picture of the account, or null. */
  readonly picture: string | null
  /** The network on which coins are sent, in the server's words, such as `TRC20`. */
  readonly network: string
  /** The address of a picture of the network, or null. */
  readonly networkImage: string | null
  readonly address: string
  /** Baht for one USDT, as text that is only displayed and never used in calculations; null when it is not a rate. */
  readonly rate: string | null
  readonly bonusLabel: string | null
}

type WireUsdt = NonNullable<WireAnswer<'getProfile'>['result']['usdt']>[number]

/** Reads a USDT account of a profile answer. */
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

/** A rate as the server writes it; null when it is not a number above zero [USDT-06]. */
export function readRate(wire: string | number): string | null {
  const text = String(wire).trim()
  return decimalText.test(text) && /[1-9]/.test(text) ? text : null
}
