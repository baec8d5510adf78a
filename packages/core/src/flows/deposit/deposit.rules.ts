import { type Satang, satang } from '../../base/money/satang.ts'
import type { AmountLimits, DepositChannel } from '../../member/profile/deposit-channel.ts'
import type { Rejection } from './deposit.calls.ts'
import type { DepositContext, PaymentChannel } from './deposit.types.ts'
import { readAmount } from './deposit-amount.rules.ts'
import { payeeNamedIn } from './emv-payload.rules.ts'
import type { PollResult } from './qr-payment.rules.ts'
import type { QrPayment } from './qr-payment.ts'

/** A channel whose limits are usable. */
export type UsableChannel = DepositChannel & { readonly limits: AmountLimits }

/** The chosen channel; null when none is chosen or it is no longer usable. */
export function chosenChannel(
  chosen: Pick<DepositContext, 'channels' | 'channelKey'>,
): UsableChannel | null {
  const channel = chosen.channels.find(({ key }) => key === chosen.channelKey)
  return channel && isUsable(channel) ? channel : null
}

/** The channel that is chosen automatically because there is no other [DEP-07, OPEN-65]. */
export function onlyUsableChannel(channels: readonly DepositChannel[]): UsableChannel | null {
  const [only, ...others] = channels
  return only && others.length === 0 && isUsable(only) ? only : null
}

/** Whether the member has a choice of channels. */
export function hasSeveralChannels({ channels }: Pick<DepositContext, 'channels'>): boolean {
  return channels.length > 1
}

/** The request for a QR code: the chosen channel and the amount, which was checked before. */
export function qrRequestOf(context: DepositContext) {
  const channel = chosenChannel(context)
  if (!channel || channel.kind === 'bankTransfer') {
    throw new Error('a QR code needs a channel that supports QR codes')
  }
  return { kind: channel.kind, channelId: channel.id, amount: checkedAmount(context) }
}

/** The chosen channel as a receipt names it; null where none is chosen. */
export function paymentChannelOf(
  chosen: Pick<DepositContext, 'channels' | 'channelKey'>,
): PaymentChannel | null {
  const channel = chosenChannel(chosen)
  // A channel without an account is named after its provider, who is not the payee.
  if (channel === null) return null
  const { bonusLabel, name, provider } = channel
  return { name, accountName: provider === null ? null : name, bonusLabel }
}

/** Whom the payment goes to: the name in the code, as a bank app shows it, or else the holder of the account. */
export function payeeOf({
  payment,
  paymentChannel,
}: Pick<DepositContext, 'payment' | 'paymentChannel'>): string | null {
  const named = payment?.form === 'text' ? payeeNamedIn(payment.qrCode) : null
  return named ?? paymentChannel?.accountName ?? null
}

/** The report of a transfer: the chosen account and the amount, which was checked before. */
export function transferOf(context: DepositContext) {
  const channel = chosenChannel(context)
  if (channel?.kind !== 'bankTransfer') throw new Error('a transfer needs a bank account')
  const { account, id, key } = channel
  return { channelKey: key, channelId: id, amount: checkedAmount(context), account }
}

/** Returns the reported transfer, or throws in a state that cannot be reached without one. */
export function requireReport({ report, isVisible }: Pick<DepositContext, 'report' | 'isVisible'>) {
  if (report === null) throw new Error('this state of the deposit needs a reported transfer')
  return { ...report, isVisible }
}

function checkedAmount({ amountText }: DepositContext): Satang {
  return readAmount(amountText) ?? satang(0)
}

/** Returns the payment, or throws in a state that cannot be reached without one. */
export function requirePayment({ payment }: Pick<DepositContext, 'payment'>): QrPayment {
  if (payment === null) throw new Error('this state of the deposit needs a payment')
  return payment
}

/** What the server says of a payment if it rejected it, or null. */
export function rejectionOf(result: PollResult): Rejection | null {
  if (result.kind !== 'answered' || result.news.kind !== 'rejected') return null
  const { message, received } = result.news
  return { message, received }
}

function isUsable(channel: DepositChannel): channel is UsableChannel {
  return channel.limits !== null
}
