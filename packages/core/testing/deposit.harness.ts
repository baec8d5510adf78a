import { assign, createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { createWatchClock } from '../src/base/clock/ticks.ts'
import { bahtToSatang, type Satang, satang } from '../src/base/money/satang.ts'
import { minute } from '../src/base/time/durations.ts'
import {
  type BalanceLook,
  creditWatchMachine,
} from '../src/flows/credit-watch/credit-watch.machine.ts'
import { depositMachine } from '../src/flows/deposit/deposit.machine.ts'
import type { ReportTransferInput, RequestQrInput } from '../src/flows/deposit/deposit.setup.ts'
import { depositScreen } from '../src/flows/deposit/deposit.step.ts'
import type {
  ChannelsResult,
  DepositContext,
  DepositEvent,
  DepositFact,
  DepositInput,
  QrAnswer,
  StoredEnding,
  StoredPayment,
  TransferAnswer,
  TransferReport,
} from '../src/flows/deposit/deposit.types.ts'
import { depositView } from '../src/flows/deposit/deposit.view.ts'
import { qrPaymentMachine } from '../src/flows/deposit/qr-payment.machine.ts'
import type { PollResult } from '../src/flows/deposit/qr-payment.rules.ts'
import type {
  BankChannel,
  DepositChannel,
  QrChannel,
} from '../src/member/profile/deposit-channel.ts'
import { createVirtualClock, settle, testEpoch } from './virtual-clock.ts'

/** A QR channel for tests. */
export const channel = (id: string, limits: DepositChannel['limits'] = usualLimits): QrChannel => ({
  key: `payment:${id}`,
  id,
  kind: 'promptPay',
  name: `Channel ${id}`,
  provider: null,
  picture: null,
  limits,
  bonusLabel: null,
})
const usualLimits = { min: bahtToSatang(100), max: bahtToSatang(50_000) }
/** Two usable channels. */
export const twoChannels = [channel('one'), channel('two')]

/** An account of the operator. */
export const bankChannel: BankChannel = {
  key: 'bank:one',
  id: 'one',
  kind: 'bankTransfer',
  name: 'Croupier Co., Ltd.',
  provider: 'SCB',
  picture: null,
  limits: usualLimits,
  bonusLabel: null,
  account: {
    bankId: 'scb',
    bankName: 'SCB',
    accountName: 'Croupier Co., Ltd.',
    accountNumber: '1234567890',
  },
}

/** A transfer of 500 baht to that account, whose credit is awaited. */
export const awaitedTransfer: TransferReport = {
  channelKey: 'bank:one',
  amount: bahtToSatang(500),
  balanceBefore: bahtToSatang(1_000),
  deadline: testEpoch + 5 * minute,
  reportedAt: testEpoch,
  account: bankChannel.account,
  outcome: null,
}

/** A payment with a lifetime of fifteen minutes. */
export const waitingPayment = {
  id: 'P-1',
  form: 'text' as const,
  qrCode: '00020101…',
  payAmount: satang(50_037),
  reference: 'CR-1',
  createdAt: testEpoch,
  deadline: testEpoch + 15 * minute,
  isDeadlineAssumed: false,
}

/** What is stored of that payment while it waits. */
export const waitingKept: StoredPayment = {
  payment: waitingPayment,
  paymentChannel: null,
  channelKey: 'payment:one',
  amountText: '500',
  isReuseWarned: true,
  isPictureAwaited: false,
}

/** What another tab stores of a code that it makes. */
export const keptElsewhere: StoredPayment = {
  ...waitingKept,
  payment: { ...waitingPayment, id: 'P-2' },
  amountText: '700',
}

/** What is stored of that payment when 250 baht of it have arrived. */
export const paidInPart: StoredEnding = {
  ending: 'rejected',
  endedAt: testEpoch,
  rejection: { message: 'ได้รับเงินเพียง 250.00 บาท', received: satang(25_000) },
  payment: { ...waitingPayment, qrCode: '' },
  paymentChannel: null,
  channelKey: 'payment:one',
  amountText: '500',
}

/** What is stored of that payment when it was paid. */
export const paidInFull: StoredEnding = {
  ...paidInPart,
  ending: 'paid',
  rejection: null,
  paymentChannel: { name: 'Channel one', accountName: null, bonusLabel: null },
  amountText: '',
}

type ServedChannels = ChannelsResult['channels'] | 'pending'

const freshStart: DepositInput = {
  storedPayment: null,
  storedEnding: null,
  draft: null,
  report: null,
  isVisible: true,
  now: testEpoch,
  isTimeConfirmed: true,
}

export interface DepositOptions {
  readonly channels?: ServedChannels
  readonly input?: Partial<DepositInput>
  /** What another tab has told of the code. */
  readonly knownEnding?: Pick<DepositContext, 'ending' | 'isEndingNews'>
  /** What storage makes of a report whose wait is over. */
  readonly settleReport?: (
    report: TransferReport | null,
  ) => Pick<DepositContext, 'isCreditTold' | 'report'>
}

/** Starts a deposit whose server answers as the test says; a request for `pending` channels is never answered. */
export async function startDeposit(options: DepositOptions = {}) {
  const { settleReport = (report) => ({ report, isCreditTold: false }) } = options
  const clock = createVirtualClock()
  const facts: DepositFact[] = []
  const stored: string[] = []
  const looks: number[] = []
  const asked: RequestQrInput[] = []
  const reported: ReportTransferInput[] = []
  let balance: Satang | null = satang(100_000)
  let sendTransferAnswer: (answer: TransferAnswer) => void = () => {}
  let channels: ServedChannels = options.channels === undefined ? twoChannels : options.channels
  let poll: PollResult = { kind: 'answered', news: { kind: 'waiting' } }
  let sendQrAnswer: (answer: QrAnswer) => void = () => {}
  let sendKept: (event: DepositEvent) => void = () => {}
  const pollPayment = fromPromise<PollResult, { paymentId: string }>(async () => poll)
  const record = (what: string) => () => void stored.push(what)

  const actor = createActor(
    depositMachine.provide({
      actors: {
        loadChannels: fromPromise<ChannelsResult>(async () =>
          channels === 'pending' ? new Promise(() => {}) : { channels },
        ),
        requestQr: fromCallback<EventObject, RequestQrInput>(({ input, sendBack }) => {
          asked.push(input)
          sendQrAnswer = sendBack
        }),
        reportTransfer: fromCallback<EventObject, ReportTransferInput>(({ input, sendBack }) => {
          reported.push(input)
          sendTransferAnswer = sendBack
        }),
        creditWatch: creditWatchMachine.provide({
          actors: {
            lookAtBalance: fromPromise<BalanceLook>(async () => {
              looks.push(clock.now() - testEpoch)
              return { balance, now: clock.now() }
            }),
          },
        }),
        watchPayment: fromCallback<EventObject>(({ sendBack }) => {
          sendKept = sendBack
        }),
        pollPayment,
        qrPayment: qrPaymentMachine.provide({
          actors: { pollPayment, watchClock: createWatchClock(clock) },
          actions: { rememberReuseWarned: record('reuse warned') },
        }),
      },
      actions: {
        rememberDraft: record('draft kept'),
        rememberAsking: record('asking kept'),
        forgetDraft: record('draft forgotten'),
        rememberPayment: record('payment kept'),
        forgetPayment: record('payment forgotten'),
        endPayment: record('payment ended'),
        forgetEnding: record('ending forgotten'),
        forgetReceipt: record('receipt forgotten'),
        awaitLatePayment: record('late payment awaited'),
        takeKnownEnding: assign(() => {
          stored.push('known ending taken')
          return options.knownEnding ?? {}
        }),
        settlePayment: record('payment settled'),
        markEnded: assign(() => ({ endedAt: clock.now() })),
        rememberReport: record('report kept'),
        settleReport: assign(({ context: { report } }) => {
          stored.push('report settled')
          return settleReport(report)
        }),
        settleTransfer: record('transfer settled'),
        forgetReport: record('report forgotten'),
      },
    }),
    {
      clock: { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout },
      input: { ...freshStart, ...options.input },
    },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  await settle()
  return {
    actor,
    asked,
    reported,
    looks,
    clock,
    facts,
    stored,
    send: async (...events: Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event)
      await settle()
    },
    answerQr: async (answer: QrAnswer) => {
      sendQrAnswer(answer)
      await settle()
    },
    answerTransfer: async (answer: TransferAnswer) => {
      sendTransferAnswer(answer)
      await settle()
    },
    serveBalance: (served: Satang | null) => {
      balance = served
    },
    /** Another tab creates a payment. */
    keepElsewhere: async (stored: StoredPayment) => {
      sendKept({ type: 'payment.kept', stored, now: clock.now() })
      await settle()
    },
    serveChannels: (served: ChannelsResult['channels']) => {
      channels = served
    },
    servePoll: (served: PollResult) => {
      poll = served
    },
    screen: () => depositScreen(actor.getSnapshot()),
    view: () => depositView(actor.getSnapshot(), 'wide'),
  }
}

/** Starts a deposit and requests a code of the first channel. */
export async function startRequest(options: DepositOptions = {}) {
  const deposit = await startDeposit(options)
  await deposit.send(
    { type: 'deposit.chooseChannel', key: 'payment:one' },
    { type: 'deposit.changeAmount', text: '500' },
    { type: 'deposit.submit' },
  )
  return deposit
}

/** Starts a deposit and continues to the QR code of the first channel. */
export async function startWaiting(options: DepositOptions = {}) {
  const deposit = await startRequest(options)
  await deposit.answerQr({ type: 'qr.created', payment: waitingPayment })
  return deposit
}
