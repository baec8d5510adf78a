import type { Satang } from '../../base/money/satang.ts'

/** The ways to deposit in baht [DEP-06]. */
export type ChannelKind = DepositChannel['kind']

/** One way to deposit that the member can choose. */
export type DepositChannel = QrChannel | BankChannel

/** Paid by scanning a code that is created for one payment. */
export interface QrChannel extends ChannelFacts {
  readonly kind: 'promptPay' | 'trueMoney'
}

/** Paid by a transfer to an account of the operator. */
export interface BankChannel extends ChannelFacts {
  readonly kind: 'bankTransfer'
  readonly account: BankAccount
}

interface ChannelFacts {
  /** Unique among all channels; ids of different kinds may collide. */
  readonly key: string
  readonly id: string
  /** The name of its account, or else of its provider, or else of the channel itself [OPEN-60]. */
  readonly name: string
  /** The provider, unless `name` already is the provider's; then null. */
  readonly provider: string | null
  /** The address of its picture; null where it has none that may be shown. */
  readonly picture: string | null
  /** The limits of one deposit; null when the server's limits are malformed. */
  readonly limits: AmountLimits | null
  readonly bonusLabel: string | null
}

/** An account of the operator. */
export interface BankAccount {
  /** The id of the bank, such as `kbank`. */
  readonly bankId: string
  readonly bankName: string
  readonly accountName: string
  /** Only digits, as banking apps accept it. */
  readonly accountNumber: string
}

export interface AmountLimits {
  readonly min: Satang
  readonly max: Satang
}

const keyPrefixes: Readonly<Record<ChannelKind, string>> = {
  promptPay: 'payment',
  trueMoney: 'truewallet',
  bankTransfer: 'bank',
}

const kinds: readonly ChannelKind[] = ['promptPay', 'trueMoney', 'bankTransfer']

/** The key of a channel; its id alone is unique only among channels of the same kind. */
export function channelKeyOf(kind: ChannelKind, id: string): string {
  return `${keyPrefixes[kind]}:${id}`
}

/** The kind of channel that a key names, even before the channels are loaded; null for an invalid key. */
export function channelKindOf(key: string): ChannelKind | null {
  return kinds.find((kind) => key.startsWith(`${keyPrefixes[kind]}:`)) ?? null
}
