import type { Satang } from '../../base/money/satang.ts'

/** The ways to deposit in baht [DEP-06]. */
export type ChannelKind = DepositChannel['kind']

/** One way to deposit that the member can choose. */
export type DepositChannel = QrChannel | BankChannel

/** Paid by scanning a code that is made for one payment. */
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
  /** The name of its account, or who provides it [OPEN-60]. */
  readonly name: string
  /** Who provides it, where that is not its name; null otherwise. */
  readonly provider: string | null
  /** The address of its picture, or null without one that may be shown. */
  readonly picture: string | null
  /** What one deposit may be, or null when the server's limits make no sense. */
  readonly limits: AmountLimits | null
  readonly bonusLabel: string | null
}

/** An account of the operator. */
export interface BankAccount {
  /** By which the site knows the bank's mark, such as `kbank`. */
  readonly bankId: string
  readonly bankName: string
  readonly accountName: string
  /** Digits alone, as banks' apps take it. */
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

/** The key of a channel: its id is unique among those of its kind only. */
export function channelKeyOf(kind: ChannelKind, id: string): string {
  return `${keyPrefixes[kind]}:${id}`
}

/** The kind of the channel with a key, also while no channel is known; null for what is no key. */
export function channelKindOf(key: string): ChannelKind | null {
  return kinds.find((kind) => key.startsWith(`${keyPrefixes[kind]}:`)) ?? null
}
