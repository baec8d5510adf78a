import { readBahtAmount } from '@croupier/core/money'
import { bankChannels } from '../seed/channels.ts'
import { forMember } from './handler.ts'
import { paymentRefusals } from './payment.refusals.ts'

/** Records that the member has sent money to one of the operator’s accounts; the credit follows [OPEN-64]. */
export const sendTransfer = forMember<'sendTransfer'>(
  ({ world, member, body, key, skipsRules }) => {
    const channel = bankChannels.find(({ id }) => id === body.id && member.channels.includes(id))
    if (!channel) return paymentRefusals.unknownChannel
    // An amount that cannot be written in satang is larger than any maximum.
    const amount = readBahtAmount(body.amount)
    if (amount === null) return paymentRefusals.aboveMaximum
    if (!skipsRules) {
      if (amount < channel.minimum) return paymentRefusals.belowMinimum
      if (amount > channel.maximum) return paymentRefusals.aboveMaximum
    }
    world.transfers.report({ username: member.username, channelId: channel.id, amount }, key)
    return { code: 0 }
  },
)
