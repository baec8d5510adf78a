import type { WireRefusal } from './refusal.ts'

/**
 * The refusals of a payment. The documents name only code 98 and leave the server's own rules open; these codes
 * are this server's choice.
 */
export const paymentRefusals = {
  expired: { code: 98, message: 'QR code expired', hint: 'create a new one' },
  unknownChannel: {
    code: 4101,
    message: 'This channel is not available',
    hint: 'id must be one of the lists of the member’s profile, type must name its list',
  },
  belowMinimum: {
    code: 4102,
    message: 'The amount is below the minimum of this channel',
    hint: 'amount must be at least min_deposit of the channel',
  },
  aboveMaximum: {
    code: 4103,
    message: 'The amount is above the maximum of this channel',
    hint: 'amount must be at most max_deposit of the channel',
  },
  channelBusy: {
    code: 4104,
    message: 'Too many payments of this amount are waiting',
    hint: 'pay, expire or reject some of them in the control room, or ask for another amount',
  },
  unknownPayment: {
    code: 4201,
    message: 'There is no such payment',
    hint: 'id must be one that get_qr answered to the same member',
  },
  wrongKeys: {
    code: 4202,
    message: 'The payment could not be verified',
    hint: 'token and x_debug_key must be those that came with this payment',
  },
} as const satisfies Record<string, WireRefusal>
