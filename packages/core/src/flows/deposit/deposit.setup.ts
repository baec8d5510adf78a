import { assign, type EventObject, emit, raise, sendTo, setup } from 'xstate'
import type { ClockAdjusted } from '../../base/clock/server-clock.ts'
import { type Satang, satang, satangToBaht } from '../../base/money/satang.ts'
import { second } from '../../base/time/durations.ts'
import { doubleTriggerPause } from '../../kernel/flow/double.trigger.ts'
import {
  callbackNotProvided,
  chartNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import {
  type BankAccount,
  channelKindOf,
  type DepositChannel,
  type QrChannel,
} from '../../member/profile/deposit-channel.ts'
import { type CreditWatchOutput, creditWatchMachine } from '../credit-watch/credit-watch.machine.ts'
import type { ServerWord } from '../payout/payout.outcome.ts'
import { isCredited } from './bank-transfer.facts.ts'
import type { Rejection } from './deposit.calls.ts'
import {
  chosenChannel,
  hasSeveralChannels,
  onlyUsableChannel,
  paymentChannelOf,
  requireReport,
} from './deposit.rules.ts'
import type {
  ChannelsResult,
  DepositContext,
  DepositEvent,
  DepositFact,
  DepositInput,
  DepositScreen,
  QrRefusal,
  StoredPayment,
  TransferReport,
  UnpaidEnding,
} from './deposit.types.ts'
import { amountProblem, amountTextOf } from './deposit-amount.rules.ts'
import type { Verdict } from './late-payment.facts.ts'
import { qrPaymentMachine } from './qr-payment.machine.ts'
import type { PaymentEnding, PollResult } from './qr-payment.rules.ts'
import type { QrPayment } from './qr-payment.ts'

export interface RequestQrInput {
  readonly kind: QrChannel['kind']
  readonly channelId: string
  readonly amount: Satang
}

/** The transfer that the member reports. */
export interface ReportTransferInput {
  readonly channelKey: string
  readonly channelId: string
  readonly amount: Satang
  readonly account: BankAccount
}

const depositParts = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as DepositInput,
    emitted: {} as DepositFact,
    tags: {} as 'busy' | 'failure' | 'inMoneyFlow' | 'pickerOpen' | 'reportOpen',
    meta: {} as { screen: DepositScreen },
    children: {} as { qrPayment: 'qrPayment'; creditWatch: 'creditWatch' },
  },
  actors: {
    loadChannels: promiseNotProvided<ChannelsResult>('loadChannels'),
    requestQr: callbackNotProvided<EventObject, RequestQrInput>('requestQr'),
    watchPayment: callbackNotProvided<EventObject>('watchPayment'),
    pollPayment: promiseNotProvided<PollResult, { paymentId: string }>('pollPayment'),
    qrPayment: chartNotProvided<typeof qrPaymentMachine>(qrPaymentMachine),
    reportTransfer: callbackNotProvided<EventObject, ReportTransferInput>('reportTransfer'),
    creditWatch: chartNotProvided<typeof creditWatchMachine>(creditWatchMachine),
  },
  guards: {
    hasReceipt: ({ context }) => context.ending === 'paid',
    /** Another tab has told what the server said of this payment. */
    isTold: ({ context: { ending } }) => ending === 'paid' || ending === 'rejected',
    hasStoredPayment: ({ context }) => context.isPaymentKept,
    wasAsking: ({ context }) => context.wasAsking,
    hasReport: ({ context }) => context.report !== null,
    wasReporting: ({ context: { channelKey, wasAsking } }) =>
      wasAsking && channelKey !== null && channelKindOf(channelKey) === 'bankTransfer',
    isReportLeft: ({ context }) => context.report === null,
    isCredited: ({ context: { report } }) => report !== null && isCredited(report),
    isCreditTold: ({ context }) => context.isCreditTold,
    isAwaited: ({ context: { report } }) => report?.outcome === null,
    isPausing: ({ context }) => context.isPausing,
    isPictureAwaited: ({ context }) => context.isPictureAwaited,
    isShown: ({ context }) => context.isShown,
    /** It is on the screen, or was until maintenance or the closed site covered it. */
    isSeen: ({ context: { isCovered, isShown } }) => isShown || isCovered,
    /** While the deposit is not on the screen, its picture need not load. */
    isOnScreen: ({ context }) => context.isShown && context.isVisible,
    isUnavailable: (_, { channels }: ChannelsResult) => channels === null,
    hasNoChannels: ({ context }) => context.channels.length === 0,
    hasSeveralChannels: ({ context }) => hasSeveralChannels(context),
    hasChosenChannel: ({ context }) => chosenChannel(context) !== null,
    hasChosenAccount: ({ context }) => chosenChannel(context)?.kind === 'bankTransfer',
    isUsableChannel: ({ context }, { key }: { key: string }) =>
      chosenChannel({ channels: context.channels, channelKey: key }) !== null,
    isAmountValid: ({ context }) => {
      const channel = chosenChannel(context)
      return channel !== null && amountProblem(context.amountText, channel.limits) === null
    },
    isPaid: (_, ending: PaymentEnding) => ending.kind === 'paid',
    isRejected: (_, ending: PaymentEnding) => ending.kind === 'rejected',
    isCancelled: (_, ending: PaymentEnding) => ending.kind === 'cancelled',
    isExpiryConfirmed: (_, ending: PaymentEnding) =>
      ending.kind === 'expired' && ending.word !== 'none',
    isPaidAfterAll: (_, result: PollResult) =>
      result.kind === 'answered' && result.news.kind === 'paid',
    isRejectedAfterAll: (_, result: PollResult) =>
      result.kind === 'answered' && result.news.kind === 'rejected',
    isThisPayment: ({ context: { payment } }, { id }: { id: string }) => payment?.id === id,
    isUnanswered: (_, { kind }: PollResult) => kind === 'failed' || kind === 'undecided',
  },
  actions: {
    rememberDraft: notProvided('rememberDraft'),
    rememberAsking: notProvided('rememberAsking'),
    forgetDraft: notProvided('forgetDraft'),
    rememberPayment: notProvided('rememberPayment'),
    forgetPayment: notProvided('forgetPayment'),
    endPayment: notProvided('endPayment'),
    takeKnownEnding: notProvided('takeKnownEnding'),
    forgetEnding: notProvided('forgetEnding'),
    forgetReceipt: notProvided('forgetReceipt'),
    awaitLatePayment: notProvided('awaitLatePayment'),
    settlePayment: notProvided<[unknown, { verdict: Verdict['verdict'] }]>('settlePayment'),
    markEnded: notProvided('markEnded'),
    rememberReport: notProvided('rememberReport'),
    settleReport: notProvided('settleReport'),
    settleTransfer: notProvided('settleTransfer'),
    forgetReport: notProvided('forgetReport'),
    markShown: assign({ isShown: true, isCovered: false }),
    markHidden: assign({ isShown: false, isCovered: false }),
    /** What comes now was not there when the deposit was covered. */
    markUnseen: assign({ isCovered: false }),
    markCovered: assign(({ context: { isCovered, isShown } }) => ({
      isShown: false,
      isCovered: isCovered || isShown,
    })),
    markPageHidden: assign({ isVisible: false }),
    markPageVisible: assign((_, { now }: { now: number }) => ({ isVisible: true, now })),
    setTime: assign((_, { isConfirmed, now }: ClockAdjusted) => ({
      now,
      isTimeConfirmed: isConfirmed,
    })),
    setChannels: assign(
      ({ context }, { channels }: { channels: readonly DepositChannel[] | null }) => {
        const loaded = channels ?? []
        const kept = chosenChannel({ channels: loaded, channelKey: context.channelKey })
        return { channels: loaded, channelKey: (kept ?? onlyUsableChannel(loaded))?.key ?? null }
      },
    ),
    setChannel: assign((_, { key }: { key: string }) => ({ channelKey: key, problem: null })),
    setAmountText: assign(({ context }, { text }: { text: string }) => ({
      amountText: amountTextOf(text, context.amountText),
      problem: null,
    })),
    setAmount: assign((_, { amount }: { amount: Satang }) => ({
      amountText: String(satangToBaht(amount)),
      problem: null,
    })),
    setProblem: assign(({ context }) => {
      const channel = chosenChannel(context)
      return { problem: channel && amountProblem(context.amountText, channel.limits) }
    }),
    setPayment: assign(({ context }, { payment }: { payment: QrPayment }) => ({
      payment,
      paymentChannel: paymentChannelOf(context),
      ending: null,
      isFoundInHistory: false,
      isReuseWarned: false,
      isPictureAwaited: payment.form === 'image',
      now: payment.createdAt,
    })),
    adoptPayment: assign((_, { stored, now }: { stored: StoredPayment; now: number }) => ({
      ...stored,
      ending: null,
      isFoundInHistory: false,
      problem: null,
      now,
    })),
    setPictureShown: assign({ isPictureAwaited: false }),
    setReport: assign((_, { report }: { report: TransferReport }) => ({
      report,
      isReportNews: true,
      isCreditTold: false,
    })),
    markReportTold: assign({ isReportNews: false }),
    setReportWord: assign((_, { said }: { said: ServerWord | null }) => ({ reportWord: said })),
    clearReportWord: assign({ reportWord: null }),
    setOutcome: assign(({ context: { report } }, outcome: CreditWatchOutput) => ({
      report: report && { ...report, outcome },
      isReportNews: true,
    })),
    setRefusal: assign((_, { refusal }: { refusal: QrRefusal }) => ({ refusal })),
    setRejection: assign((_, { rejection }: { rejection: Rejection | null }) => ({ rejection })),
    setEnding: assign((_, ending: PaymentEnding) => ({
      rejection:
        ending.kind === 'rejected' ? { message: ending.message, received: ending.received } : null,
      expiryWord: ending.kind === 'expired' ? ending.word : 'none',
    })),
    setUnpaid: assign((_, { ending }: { ending: UnpaidEnding }) => ({
      ending,
      isEndingNews: ending === 'cancelled',
    })),
    setPaid: assign({ ending: 'paid' }),
    markFoundInHistory: assign({ isFoundInHistory: true }),
    clearEnding: assign({ ending: null }),
    markEndingTold: assign(({ context: { isEndingNews, isShown } }) => ({
      isEndingNews: isEndingNews && !isShown,
    })),
    /** The money for the last code has arrived after all. */
    clearEndingOf: assign(({ context }, { id }: { id: string }) =>
      context.payment?.id === id ? { ending: null } : {},
    ),
    setLateExpiry: assign({ expiryWord: 'deadline' }),
    forgetAmount: assign({ amountText: '', problem: null }),
    startPause: assign({ isPausing: true, wasAsking: false }),
    endPauseLater: raise({ type: 'pause.over' }, { delay: 'doubleTriggerPause', id: 'pause' }),
    endPause: assign({ isPausing: false }),
    sendToPayment: sendTo('qrPayment', ({ event }) => event),
    sendKeepWaiting: sendTo('qrPayment', { type: 'qr.keepWaiting' }),
    emitSucceeded: emit(({ context }) => ({
      type: 'deposit.succeeded',
      amount: context.payment?.payAmount ?? satang(0),
      isShown: context.isShown,
    })),
    emitLatePayment: emit((_, { amount }: { amount: Satang }) => ({
      type: 'deposit.succeeded',
      amount,
      isShown: false,
    })),
    sendToCreditWatch: sendTo('creditWatch', ({ event }) => event),
    emitCredited: emit(({ context }) => ({
      type: 'deposit.succeeded',
      amount: requireReport(context).amount,
      isShown: context.isShown,
    })),
    emitUnknown: emit({ type: 'deposit.outcomeUnknown' }),
    emitEnded: emit({ type: 'deposit.ended' }),
    emitCancelled: emit({ type: 'deposit.cancelled' }),
    emitLeft: emit({ type: 'deposit.left' }),
  },
  delays: {
    /** A second call of the same kind is not sent sooner, because the first may have been carried out [SHELL-57]. */
    doubleTriggerPause,
    /** How long the chart waits for the picture of a code, which is only a few kilobytes. */
    pictureWait: 30 * second,
  },
})

/** The types, actors, guards and actions of the deposit chart, which refers to them by name. */
export const depositSetup = depositParts.extend({
  actions: {
    /** A cancelled code has no dialog: where its card does not come next, a toast tells it. */
    tellCancelled: depositParts.enqueueActions(({ context, enqueue }) => {
      if (context.ending !== 'cancelled' || !context.isEndingNews) return
      enqueue.emit({ type: 'deposit.cancelledUnseen' })
      enqueue.assign({ isEndingNews: false })
    }),
    tellCancelledIfHidden: depositParts.enqueueActions(({ context, enqueue }) => {
      if (context.isShown || context.ending !== 'cancelled') return
      enqueue.emit({ type: 'deposit.cancelledUnseen' })
      enqueue.assign({ isEndingNews: false })
    }),
  },
})
