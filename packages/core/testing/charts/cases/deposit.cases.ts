import { bahtToSatang } from '../../../src/base/money/satang.ts'
import type { CreditWatchOutput } from '../../../src/flows/credit-watch/credit-watch.machine.ts'
import { depositMachine } from '../../../src/flows/deposit/deposit.machine.ts'
import { chosenChannel } from '../../../src/flows/deposit/deposit.rules.ts'
import type { ChannelsResult, DepositEvent } from '../../../src/flows/deposit/deposit.types.ts'
import type { PaymentEnding } from '../../../src/flows/deposit/qr-payment.rules.ts'
import {
  awaitedTransfer,
  bankChannel,
  channel,
  paidInFull,
  twoChannels,
  waitingPayment,
} from '../../deposit.harness.ts'
import { testEpoch } from '../../virtual-clock.ts'
import { casesOf } from '../chart.cases.ts'
import { pollResults } from './qr-payment.cases.ts'

const nothingKept = {
  storedPayment: null,
  storedEnding: null,
  draft: null,
  report: null,
  isVisible: true,
  now: testEpoch,
  isTimeConfirmed: true,
}
const chosen = { channelKey: 'payment:one', amountText: '500' }
const storedPayment = {
  ...chosen,
  payment: waitingPayment,
  paymentChannel: null,
  isReuseWarned: false,
  isPictureAwaited: false,
}

const storedEnding = {
  ...chosen,
  ending: 'rejected' as const,
  endedAt: testEpoch,
  rejection: { message: null, received: bahtToSatang(250) },
  payment: waitingPayment,
  paymentChannel: null,
}

const credited = { balanceAfter: bahtToSatang(1_500), lookedAt: testEpoch }
const notCredited = { balanceAfter: null, lookedAt: testEpoch }

/** What the member does. */
const intents: readonly DepositEvent[] = [
  { type: 'deposit.shown' },
  { type: 'deposit.hidden' },
  { type: 'deposit.covered' },
  { type: 'deposit.openPicker' },
  { type: 'deposit.closePicker' },
  { type: 'deposit.chooseChannel', key: 'payment:one' },
  { type: 'deposit.chooseChannel', key: 'payment:withoutLimits' },
  { type: 'deposit.chooseChannel', key: 'bank:one' },
  { type: 'transfer.openReport' },
  { type: 'deposit.changeAmount', text: '500' },
  { type: 'deposit.changeAmount', text: '5' },
  { type: 'deposit.pickAmount', amount: bahtToSatang(500) },
  { type: 'deposit.submit' },
  { type: 'deposit.back' },
  { type: 'deposit.showCode' },
  { type: 'deposit.acknowledge' },
  { type: 'deposit.checkAgain' },
  { type: 'deposit.again' },
  { type: 'qr.understandReuse' },
  { type: 'qr.cancel' },
  { type: 'qr.keepWaiting' },
  { type: 'qr.confirmCancel' },
]

/** What the world sends. */
const news: readonly DepositEvent[] = [
  { type: 'page.hidden' },
  { type: 'page.resumed', now: testEpoch },
  { type: 'clock.adjusted', now: testEpoch, isConfirmed: true, movedBy: 0 },
  { type: 'latePayment.arrived', id: waitingPayment.id, amount: waitingPayment.payAmount },
  { type: 'latePayment.arrived', id: 'pay-of-before', amount: waitingPayment.payAmount },
  { type: 'payment.kept', stored: storedPayment, now: testEpoch },
  { type: 'qr.created', payment: waitingPayment },
  { type: 'qr.created', payment: { ...waitingPayment, form: 'image' } },
  { type: 'qr.pictureShown' },
  { type: 'qr.pictureFailed' },
  { type: 'qr.incomplete' },
  { type: 'qr.refused', refusal: { kind: 'tryAgain', code: 1 } },
  { type: 'qr.lost' },
  { type: 'transfer.reported', report: awaitedTransfer },
  { type: 'transfer.refused', said: null },
  { type: 'transfer.lost', said: null },
]

export const depositCases = casesOf({
  chart: depositMachine,
  inputs: [
    nothingKept,
    { ...nothingKept, draft: { ...chosen, isAsking: false } },
    { ...nothingKept, draft: { ...chosen, isAsking: true } },
    { ...nothingKept, draft: { channelKey: 'bank:one', amountText: '500', isAsking: true } },
    { ...nothingKept, report: awaitedTransfer },
    { ...nothingKept, storedPayment },
    { ...nothingKept, storedEnding },
    { ...nothingKept, storedEnding: paidInFull },
    { ...nothingKept, report: { ...awaitedTransfer, outcome: credited } },
    { ...nothingKept, report: { ...awaitedTransfer, outcome: notCredited } },
  ],
  events: [...intents, ...news],
  distinguish: ({ amountText, channels, channelKey, isPausing, isPictureAwaited }) => ({
    channels: channels.map(({ key }) => key),
    isPausing,
    isPictureAwaited,
    chosen: chosenChannel({ channels, channelKey })?.kind ?? null,
    amountText,
  }),
  untaken: {
    'deposit.awaitingPayment.loadingPicture xstate.after.pictureWait.deposit.awaitingPayment.loadingPicture #1':
      'the picture is on the screen; deposit.request.test.ts shows it',
    'deposit.expired.confirmed always #1':
      'another tab has told more; deposit-endings.headless.test.ts shows it',
    'deposit.expired.unconfirmed always #1':
      'another tab has told more; deposit-endings.headless.test.ts shows it',
    'deposit.succeeded.known deposit.covered #1':
      'the receipt was seen; deposit.verdicts.test.ts shows it',
    'deposit.transferring.reported.ended always #1':
      'another tab has left the report; bank-transfer.receipt.test.ts shows it',
    'deposit.transferring.reported.ended always #2':
      'another tab has told the credit; bank-transfer.receipt.test.ts shows it',
    'deposit.returning always #1':
      'another tab shows the receipt; deposit.verdicts.test.ts shows it',
    'deposit.succeeded.arrived deposit.covered #1':
      'the receipt was seen; deposit.receipt.test.ts shows it',
  },
  answers: {
    loadChannels: [
      { channels: null },
      { channels: [] },
      { channels: [channel('one')] },
      { channels: [...twoChannels, channel('withoutLimits', null), bankChannel] },
      { channels: [bankChannel] },
    ] satisfies ChannelsResult[],
    qrPayment: [
      { kind: 'paid' },
      { kind: 'rejected', message: 'no such account', received: null },
      { kind: 'cancelled' },
      { kind: 'expired', word: 'server' },
      { kind: 'expired', word: 'none' },
    ] satisfies PaymentEnding[],
    pollPayment: pollResults,
    creditWatch: [credited, notCredited] satisfies CreditWatchOutput[],
  },
})
