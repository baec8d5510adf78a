import { bahtToSatang, type Satang, satangToBaht } from '@croupier/core/money'
import { bangkokIso } from '../base/bangkok.ts'
import { mostSatang, promptPayPayload, trueMoneyPayload } from '../base/promptpay.ts'
import { paymentChannels, trueWalletChannels } from '../seed/channels.ts'
import { mostAdded, type Payment } from '../world/payments.ts'
import { forMember, type MemberCall } from './handler.ts'
import { paymentRefusals } from './payment.refusals.ts'

/** Makes a QR code for one payment, within the limits of the channel [DEP-36, DEP-37]. */
export const createQr = forMember<'createQr'>(({ world, member, query, skipsRules }) => {
  const channel = findChannel(query)
  const mayUse = channel && (skipsRules || member.channels.includes(channel.id))
  if (!mayUse) return paymentRefusals.unknownChannel
  const requestedAmount = bahtToSatang(Number(query.amount))
  if (requestedAmount < channel.minimum && !skipsRules) return paymentRefusals.belowMinimum
  const maximum = skipsRules ? mostSatang - mostAdded : channel.maximum
  if (requestedAmount > maximum) return paymentRefusals.aboveMaximum
  const payment = world.payments.create({
    username: member.username,
    channelId: channel.id,
    provider: channel.provider,
    requestedAmount,
    drawQrCode: channel.drawQrCode,
  })
  if (!payment) return paymentRefusals.channelBusy
  world.changes.tell({ type: 'changed', part: 'payments' })
  return {
    code: 0,
    result: {
      id: payment.id,
      qrCode: payment.qrCode,
      payAmount: satangToBaht(payment.payAmount),
      expiredDate: bangkokIso(payment.expiresAt),
      merchantRef: payment.merchantRef,
    },
    token: payment.token,
    x_debug_key: payment.debugKey,
  }
})

/** The state of a payment [DEP-41…44]. The same request always gets the same answer. */
export const pollQr = forMember<'pollQr'>((call) => {
  const { world, member, query } = call
  const payment = world.payments.find(query.id)
  if (!payment || payment.username !== member.username) return paymentRefusals.unknownPayment
  if (call.skipsRules) return payAnyway(call, payment)
  if (payment.token !== query.token || payment.debugKey !== query.x_debug_key) {
    return paymentRefusals.wrongKeys
  }
  switch (payment.state) {
    case 'waiting':
      return { code: 0, success: false }
    case 'paid':
      return { code: 0, success: true }
    case 'partlyPaid':
    case 'rejected':
      return { code: 0, success: false, result: { alert: payment.message, ...partOf(payment) } }
    case 'expired':
      return paymentRefusals.expired
  }
})

/** What arrived of a payment in part. */
function partOf({ receivedAmount, state }: Payment) {
  if (state !== 'partlyPaid' || receivedAmount === null) return {}
  return { received: satangToBaht(receivedAmount) }
}

function payAnyway({ world }: MemberCall<'pollQr'>, payment: Payment) {
  if (world.payments.pay(payment.id, true).status === 'changed') {
    world.changes.tell({ type: 'changed', part: 'payments' })
    world.changes.tell({ type: 'changed', part: 'members' })
  }
  return { code: 0, success: true }
}

interface Channel {
  readonly id: string
  readonly provider: string
  readonly minimum: Satang
  readonly maximum: Satang
  readonly drawQrCode: (payAmount: Satang) => string
}

function findChannel({ id, type }: MemberCall<'createQr'>['query']): Channel | undefined {
  if (type === 'truewallet') {
    const wallet = trueWalletChannels.find((candidate) => candidate.id === id)
    return (
      wallet && {
        ...wallet,
        drawQrCode: (amount) => trueMoneyPayload(wallet.mobileNumber, amount),
      }
    )
  }
  const channel = paymentChannels.find((candidate) => candidate.id === id)
  return (
    channel && {
      ...channel,
      drawQrCode: (amount) => promptPayPayload(channel.target, amount, channel.payee),
    }
  )
}
