import { type Satang, satang } from '../../base/money/satang.ts'
import type { AmountLimits, DepositChannel } from '../../member/profile/deposit-channel.ts'
import type { DepositContext } from './deposit.types.ts'
import { readAmount } from './deposit-amount.rules.ts'
import type { PollResult } from './qr-payment.rules.ts'
import type { QrPayment } from './qr-payment.ts'

/** A channel whose limits make sense. */
export type UsableChannel = DepositChannel & { readonly limits: AmountLimits }

/** The chosen channel, or null when none is chosen or it can no longer be used. */
export function chosenChannel(
  chosen: Pick<DepositContext, 'channels' | 'channelKey'>,
): UsableChannel | null {
  const channel = chosen.channels.find(({ key }) => key === chosen.channelKey)
  return channel && isUsable(channel) ? channel : null
}

/** The channel that is chosen by itself because there is no other [DEP-07, OPEN-65]. */
export function onlyUsableChannel(channels: readonly DepositChannel[]): UsableChannel | null {
  const [only, ...others] = channels
  return only && others.length === 0 && isUsable(only) ? only : null
}

/** Whether there is a channel to choose. */
export function hasSeveralChannels({ channels }: Pick<DepositContext, 'channels'>): boolean {
  return channels.length > 1
}

/** What is asked of the server: the chosen channel and the amount that was checked before. */
export function qrRequestOf(context: DepositContext) {
  const channel = chosenChannel(context)
  if (!channel || channel.kind === 'bankTransfer') {
    throw new Error('a QR code needs a channel that has them')
  }
  return { kind: channel.kind, channelId: channel.id, amount: checkedAmount(context) }
}

/** What is reported to the server: the chosen account and the amount that was checked before. */
export function transferOf(context: DepositContext) {
  const channel = chosenChannel(context)
  if (channel?.kind !== 'bankTransfer') throw new Error('a transfer needs a bank account')
  return { channelKey: channel.key, channelId: channel.id, amount: checkedAmount(context) }
}

/** The report of a state that is only reached with one. */
export function requireReport({ report, isVisible }: Pick<DepositContext, 'report' | 'isVisible'>) {
  if (report === null) throw new Error('this state of the deposit needs a reported transfer')
  return { ...report, isVisible }
}

function checkedAmount({ amountText }: DepositContext): Satang {
  return readAmount(amountText) ?? satang(0)
}

/** The payment of a state that is only reached with one. */
export function requirePayment({ payment }: Pick<DepositContext, 'payment'>): QrPayment {
  if (payment === null) throw new Error('this state of the deposit needs a payment')
  return payment
}

/** The server's words on a payment that turned out to be rejected. */
export function rejectionOf(result: PollResult): string | null {
  return result.kind === 'answered' && result.news.kind === 'rejected' ? result.news.message : null
}

function isUsable(channel: DepositChannel): channel is UsableChannel {
  return channel.limits !== null
}
