import { depositMachine } from '../../../src/deposit/deposit.machine.ts'
import { chosenChannel } from '../../../src/deposit/deposit.rules.ts'
import type { ChannelsResult, DepositEvent } from '../../../src/deposit/deposit.types.ts'
import type { PaymentEnding } from '../../../src/deposit/qr-payment.rules.ts'
import { bahtToSatang } from '../../../src/money/satang.ts'
import { channel, twoChannels, waitingPayment } from '../../deposit.harness.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'
import { pollResults } from './qr-payment.cases.ts'

const nothingKept = { storedPayment: null, draft: null, isVisible: true, now: testEpoch }
const chosen = { channelKey: 'payment:one', amountText: '500' }
const storedPayment = { ...chosen, payment: waitingPayment, isReuseWarned: false }

/** What the member does. */
const intents: readonly DepositEvent[] = [
  { type: 'deposit.shown' },
  { type: 'deposit.hidden' },
  { type: 'deposit.openPicker' },
  { type: 'deposit.closePicker' },
  { type: 'deposit.chooseChannel', key: 'payment:one' },
  { type: 'deposit.chooseChannel', key: 'payment:withoutLimits' },
  { type: 'deposit.changeAmount', text: '500' },
  { type: 'deposit.changeAmount', text: '5' },
  { type: 'deposit.pickAmount', amount: bahtToSatang(500) },
  { type: 'deposit.submit' },
  { type: 'deposit.back' },
  { type: 'deposit.acknowledge' },
  { type: 'deposit.checkAgain' },
  { type: 'deposit.again' },
  { type: 'qr.understandReuse' },
  { type: 'qr.cancel' },
  { type: 'qr.keepWaiting' },
  { type: 'qr.confirmCancel' },
]

/** What the world tells. */
const news: readonly DepositEvent[] = [
  { type: 'page.hidden' },
  { type: 'page.resumed', now: testEpoch },
  { type: 'clock.adjusted', now: testEpoch },
  { type: 'payment.kept', stored: storedPayment, now: testEpoch },
  { type: 'qr.created', payment: waitingPayment },
  { type: 'qr.incomplete' },
  { type: 'qr.refused', refusal: { kind: 'tryAgain', code: 1 } },
  { type: 'qr.lost' },
]

export const depositCases = casesOf({
  chart: depositMachine,
  inputs: [
    nothingKept,
    { ...nothingKept, draft: { ...chosen, isAsking: false } },
    { ...nothingKept, draft: { ...chosen, isAsking: true } },
    { ...nothingKept, storedPayment },
  ],
  events: [...intents, ...news],
  tellApart: ({ amountText, channels, channelKey, isPausing }) => ({
    channels: channels.map(({ key }) => key),
    isPausing,
    isChosen: chosenChannel({ channels, channelKey }) !== null,
    amountText,
  }),
  answers: {
    loadChannels: [
      { channels: null },
      { channels: [] },
      { channels: [channel('one')] },
      { channels: [...twoChannels, channel('withoutLimits', null)] },
    ] satisfies ChannelsResult[],
    qrPayment: [
      { kind: 'paid' },
      { kind: 'rejected', message: 'no such account' },
      { kind: 'cancelled' },
      { kind: 'expired', word: 'server' },
      { kind: 'expired', word: 'none' },
    ] satisfies PaymentEnding[],
    pollPayment: pollResults,
  },
})
