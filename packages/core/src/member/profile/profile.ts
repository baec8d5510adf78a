import { bahtToSatang, readBahtAmount, type Satang, satang } from '../../base/money/satang.ts'
import { readPicture } from '../../base/text/picture.ts'
import type { Path } from '../../wire/contract/answer.reading.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'
import {
  type AmountLimits,
  type BankChannel,
  channelKeyOf,
  type DepositChannel,
  type QrChannel,
} from './deposit-channel.ts'
import { readUsdtAccount, type UsdtAccount } from './usdt-account.ts'

/** The member's name, account and ways to pay, as the server states them. */
export interface Profile {
  readonly firstName: string
  readonly lastName: string
  /** The member's own account, to which withdrawals go; null for a member without one. */
  readonly account: MemberAccount | null
  /** Whether the server's data about that account is readable: a malformed account does not count as none. */
  readonly isAccountReadable: boolean
  /** The member's customer group, which some notices address; null without one. */
  readonly group: string | null
  /** The minimum of a withdrawal; null when the profile does not state it [OPEN-54]. */
  readonly minWithdraw: Satang | null
  readonly channels: readonly DepositChannel[]
  readonly usdt: readonly UsdtAccount[]
}

/** A bank account of the member. */
export interface MemberAccount {
  readonly bankId: string
  readonly number: string
  readonly holder: string
}

type WireProfile = WireAnswer<'getProfile'>['result']
type WirePayment = NonNullable<WireProfile['payment']>[number]
type WireBank = NonNullable<WireProfile['bank']>[number]
type WireWallet = NonNullable<WireProfile['truewallet']>[number]
type WireBonus = WirePayment['bonus']

/**
 * Reads a profile answer. A missing list counts as empty [OPEN-69].
 * @param leftOut the places of malformed values, which were left out of the answer.
 */
export function readProfile(wire: WireProfile, leftOut: readonly Path[]): Profile {
  return {
    firstName: wire.user.firstname,
    lastName: wire.user.lastname,
    account: readAccount(wire.user),
    isAccountReadable: !leftOut.includes('result.user.bank_account'),
    group: wire.user.group_bank ?? null,
    minWithdraw: readMinimum(wire.min_withdraw),
    channels: [
      ...(wire.payment ?? []).map(readPaymentChannel),
      ...(wire.truewallet ?? []).map(readWalletChannel),
      ...(wire.bank ?? []).map(readBankChannel),
    ],
    usdt: (wire.usdt ?? []).map((account) =>
      readUsdtAccount(account, {
        picture: readPicture(account.img),
        networkImage: readPicture(account.img_network),
        bonusLabel: readBonusLabel(account.bonus),
      }),
    ),
  }
}

function readAccount(user: WireProfile['user']): MemberAccount | null {
  const number = user.bank_account?.trim() ?? ''
  if (number === '') return null
  return {
    bankId: readBankId(user.bank_id ?? ''),
    number,
    holder: `${user.firstname} ${user.lastname}`.trim(),
  }
}

function readPaymentChannel(wire: WirePayment): QrChannel {
  return {
    key: channelKeyOf('promptPay', wire.id),
    id: wire.id,
    kind: 'promptPay',
    name: wire.provider || 'PromptPay',
    provider: null,
    picture: readPicture(wire.img),
    limits: readLimits(wire.min_deposit, wire.max_deposit),
    bonusLabel: readBonusLabel(wire.bonus),
  }
}

function readWalletChannel(wire: WireWallet): QrChannel {
  return {
    key: channelKeyOf('trueMoney', wire.id),
    id: wire.id,
    kind: 'trueMoney',
    ...readNames(wire, 'TrueMoney'),
    picture: readPicture(wire.img),
    limits: readLimits(wire.min_deposit, wire.max_deposit),
    bonusLabel: readBonusLabel(wire.bonus),
  }
}

function readBankChannel(wire: WireBank): BankChannel {
  return {
    key: channelKeyOf('bankTransfer', wire.id),
    id: wire.id,
    kind: 'bankTransfer',
    ...readNames(wire, wire.bank_id.toUpperCase()),
    picture: readPicture(wire.img),
    // Without an account number no transfer is possible.
    limits: wire.acc_no.trim() === '' ? null : readLimits(wire.min_deposit, wire.max_deposit),
    bonusLabel: readBonusLabel(wire.bonus),
    account: {
      bankId: readBankId(wire.bank_id),
      bankName: wire.provider,
      accountName: wire.acc_name || wire.provider,
      accountNumber: readAccountNumber(wire.acc_no),
    },
  }
}

/** The digits without separators; any other text is shown unchanged, because an account number is never guessed. */
function readAccountNumber(wire: string): string {
  const digits = wire.replace(/[\s-]/g, '')
  return /^\d+$/.test(digits) ? digits : wire.trim()
}

/** Ids of banks are matched in any case [OPEN-75]. */
function readBankId(wire: string): string {
  return wire.trim().toLowerCase()
}

/** The account's name, or else the provider's, or else that of the channel [OPEN-60]. */
function readNames(
  { acc_name, provider }: { acc_name: string; provider: string },
  channel: string,
): Pick<QrChannel, 'name' | 'provider'> {
  if (acc_name === '') return { name: provider || channel, provider: null }
  return { name: acc_name, provider: provider || null }
}

/** A minimum of zero or less counts as none. */
function readMinimum(wire: number | string | null | undefined): Satang | null {
  const amount = readBahtAmount(wire ?? '')
  return amount !== null && amount > 0 ? amount : null
}

/** The minimum of a channel that states none: deposits are whole baht. */
const leastDeposit = bahtToSatang(1)

/** The minimum of a channel; one that has none says 0, or omits the field. */
function readLeast(wire: number | string | null | undefined): Satang | null {
  const amount = wire === null || wire === undefined ? satang(0) : readBahtAmount(wire)
  return amount === 0 ? leastDeposit : amount
}

/**
 * The limits of a channel; null when the maximum is missing, a limit is not a positive amount of money, or the
 * limits are inverted.
 */
export function readLimits(
  wireMin: number | string | null | undefined,
  wireMax: number | string | null | undefined,
): AmountLimits | null {
  const min = readLeast(wireMin)
  const max = readBahtAmount(wireMax ?? '')
  if (min === null || max === null || min <= 0 || min > max) return null
  return { min, max }
}

/** The label of a bonus, which is shown only if `is_bonus` is set: `topshow`, or else the message [OPEN-59]. */
export function readBonusLabel(wire: WireBonus): string | null {
  if (!wire?.is_bonus) return null
  return wire.topshow || wire.message || null
}
