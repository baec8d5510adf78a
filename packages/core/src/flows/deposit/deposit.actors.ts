import { assign, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate'
import type { ServerClock } from '../../base/clock/server-clock.ts'
import { createWatchClock } from '../../base/clock/ticks.ts'
import type { Credentials } from '../../base/ports/credentials.ts'
import { createMoneyWrite, sendOnce } from '../../kernel/flow/money.write.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import type { QrCodePlaces } from '../../kernel/site/site.details.ts'
import { siteDetails } from '../../kernel/site/site.details.ts'
import { findProfile } from '../../member/profile/find.profile.ts'
import type { CallAnswer } from '../../wire/api/answer.ts'
import { provideCreditWatch } from '../credit-watch/credit-watch.actors.ts'
import { createReportTransfer } from './bank-transfer.actors.ts'
import { createReportFacts, transferOf } from './bank-transfer.facts.ts'
import type { CreatedQr } from './deposit.calls.ts'
import { createQrCall } from './deposit.calls.ts'
import { endedPayment, finalEnding, isEndingDue, type KnownOfPayments } from './deposit.ending.ts'
import { createDepositFacts, type DepositFacts } from './deposit.facts.ts'
import { depositMachine } from './deposit.machine.ts'
import { endingToldElsewhere } from './deposit.restored.ts'
import type { RequestQrInput } from './deposit.setup.ts'
import { depositProgress } from './deposit.step.ts'
import type { ChannelsResult, DepositContext, DepositInput, QrAnswer } from './deposit.types.ts'
import { createEndingFacts } from './deposit-ending.facts.ts'
import { createLatePaymentFacts } from './late-payment.facts.ts'
import { createPollPayment, createPollTimer } from './qr-payment.actors.ts'
import { qrPaymentMachine } from './qr-payment.machine.ts'
import { restAfter } from './qr-payment.rules.ts'
import type { QrPayment } from './qr-payment.ts'

type DepositServices = Pick<
  Services,
  'api' | 'clock' | 'credentials' | 'log' | 'page' | 'site' | 'storages'
>

/** The deposit chart of one member, with its actors and actions provided. */
export function createDepositFlow(
  services: DepositServices,
  { username }: Pick<FlowStart, 'username'>,
) {
  const { api, clock, credentials, page } = services
  const { qrCodePlaces } = siteDetails(services.site, services.log)
  const facts = createDepositFacts(services.storages, username, qrCodePlaces)
  const endings = createEndingFacts(services.storages.local, username, services.log)
  const reports = createReportFacts(services.storages.local, username, services.log)
  const late = createLatePaymentFacts(services.storages.local, username)
  const pollTimer = createPollTimer(clock)
  const pollPayment = createPollPayment(api, pollTimer)

  const qrPayment = qrPaymentMachine.provide({
    actors: { pollPayment, watchClock: createWatchClock(clock) },
    delays: {
      rest: ({ context }) =>
        restAfter(context.failures, context.retryAfterMs, pollTimer.sinceLastPoll()),
    },
    actions: {
      rememberReuseWarned: ({ context }) => markReuseWarned(facts, context.payment.id, clock),
    },
  })

  const forgetPayment = (payment: QrPayment | null) => {
    facts.forgetPayment(payment?.id ?? null)
    if (payment) credentials.dropPayment(payment.id)
  }
  const toldOf = (paymentId: string) =>
    finalEnding(paymentId, endings.read(clock), late.verdictOn(paymentId, clock))
  const knownOf = (
    paymentId: string,
    { isFoundInHistory, isPaymentKept }: DepositContext,
  ): KnownOfPayments => ({
    isPaymentKept,
    waitingId: facts.waitingId(),
    stored: endings.read(clock),
    told: isFoundInHistory ? null : toldOf(paymentId),
  })

  const logic = depositMachine.provide({
    actors: {
      loadChannels: createLoadChannels(clock),
      requestQr: createRequestQr(services, facts, qrCodePlaces),
      watchPayment: createWatchPayment(facts, services),
      pollPayment,
      qrPayment,
      reportTransfer: createReportTransfer(api, clock),
      creditWatch: provideCreditWatch(clock),
    },
    actions: {
      rememberDraft: ({ context }) => rememberDraft(facts, context, false),
      rememberAsking: ({ context }) => rememberDraft(facts, context, true),
      forgetDraft: () => facts.forgetDraft(),
      rememberReport: assign(({ context: { report } }) => ({
        isReportKept: report !== null && reports.remember(report),
      })),
      settleReport: assign(({ context: { isReportKept, report } }) => {
        const settled = report && reports.settle(report, isReportKept)
        return { report: settled, isCreditTold: settled !== null && settled !== report }
      }),
      // Its entry in the history is not the money of a code that was given up.
      settleTransfer: ({ context: { report } }) => {
        if (report) late.settle(transferOf(report), 'paid', clock)
      },
      forgetReport: ({ context: { report } }) => {
        if (report) reports.forget(report)
      },
      markEnded: assign(() => ({ endedAt: clock.now() })),
      rememberPayment: assign(({ context }) => ({
        isPaymentKept: rememberPayment(facts, credentials, context, clock),
      })),
      forgetPayment: ({ context: { payment } }) => forgetPayment(payment),
      endPayment: ({ context }) => {
        const ended = endedPayment(context)
        const isDue = ended !== null && isEndingDue(ended, knownOf(ended.payment.id, context))
        forgetPayment(context.payment)
        if (isDue) endings.remember(ended)
      },
      takeKnownEnding: assign(({ context: { payment } }) => {
        const told = payment && toldOf(payment.id)
        return told ? endingToldElsewhere(told) : {}
      }),
      forgetEnding: () => endings.forget(null),
      // Another tab may have stored the ending of a newer payment.
      forgetReceipt: ({ context: { payment } }) => endings.forget(payment?.id ?? null),
      awaitLatePayment: ({ context: { payment } }) => {
        if (payment && toldOf(payment.id) === null) late.awaitPayment(payment, clock)
      },
      settlePayment: ({ context: { payment } }, { verdict }) => {
        if (payment) late.settle(payment, verdict, clock)
      },
    },
  })

  const storedPayment = facts.readPayment(clock)
  // Reading the secrets keeps them in this tab, even if another tab drops the payment before this one polls it.
  if (storedPayment) credentials.payment(storedPayment.payment.id)
  // A payment that is too old or malformed would open this flow on every page for ever. The username is empty if
  // the session ended while the flow was loading; then the member's waiting payment stays.
  else if (username !== '') {
    facts.forgetPayment(null)
    credentials.dropAllPayments()
  }
  const input: DepositInput = {
    storedPayment,
    storedEnding: endings.read(clock),
    draft: facts.readDraft(),
    report: reports.read(clock),
    isVisible: page.isVisible(),
    now: clock.now(),
    isTimeConfirmed: clock.isConfirmed(),
  }
  return { logic, input, progressOf: depositProgress }
}

function createLoadChannels(clock: { now(): number }) {
  return fromPromise<ChannelsResult>(async ({ signal, system }) => {
    const profile = await findProfile(system, signal)
    profile.send({ type: 'profile.request', now: clock.now() })
    const settled = await waitFor(profile, (snapshot) => !snapshot.hasTag('loading'), {
      timeout: Number.POSITIVE_INFINITY,
      signal,
    })
    return { channels: settled.context.profile?.channels ?? null }
  })
}

/**
 * A money write: not aborted when its state is left, and its late answer still counts [DEP-36]. If the chart no longer
 * waits, the secrets of a new code are dropped, and a definite refusal clears the mark of a request in flight.
 */
function createRequestQr(
  { api, credentials }: Pick<DepositServices, 'api' | 'credentials'>,
  facts: DepositFacts,
  places: QrCodePlaces,
) {
  let requests = 0
  return createMoneyWrite<RequestQrInput, QrAnswer>((input, { isAwaited, sendBack }) => {
    requests += 1
    const request = requests
    void sendOnce<CallAnswer<CreatedQr, 'depositQr'>>(
      (onLateAnswer) =>
        api.call(createQrCall, { ...input, places }, { purpose: 'foreground', onLateAnswer }),
      (answer) => {
        const event = readQrAnswer(answer)
        if (isAwaited()) sendBack(event)
        else if (event.type === 'qr.created') credentials.dropPayment(event.payment.id)
        else if (event.type === 'qr.refused' && request === requests) facts.forgetAsking()
      },
    )
  })
}

/** Sends each payment that waits although this tab did not make it, at once or when it appears. */
function createWatchPayment(facts: DepositFacts, { clock, credentials }: DepositServices) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const check = () => {
      const stored = facts.readPayment(clock)
      if (!stored) return
      // Reading the secrets keeps them in this tab, even if the other tab drops the payment first.
      credentials.payment(stored.payment.id)
      sendBack({ type: 'payment.kept', stored, now: clock.now() })
    }
    check()
    return facts.watchPayment(check)
  })
}

/** The result of a create call [DEP-38…40]: a code, a definite refusal, or a lost answer, which leaves the outcome unknown. */
export function readQrAnswer(answer: CallAnswer<CreatedQr, 'depositQr'>): QrAnswer {
  if (answer.kind === 'accepted') {
    return answer.value.kind === 'created'
      ? { type: 'qr.created', payment: answer.value.payment }
      : { type: 'qr.incomplete' }
  }
  if (answer.kind === 'refused') {
    const { code, meaning } = answer.refusal
    if (meaning === 'maintenance') return { type: 'qr.refused', refusal: { kind: 'maintenance' } }
    const kind = meaning === 'requestFailed' ? 'requestFailed' : 'tryAgain'
    return { type: 'qr.refused', refusal: { kind, code } }
  }
  const { failure } = answer
  if (failure.kind === 'expired') return { type: 'qr.refused', refusal: { kind: 'notSent' } }
  if (failure.kind === 'unverified') return { type: 'qr.refused', refusal: failure }
  if (failure.kind === 'postponed') return { type: 'qr.refused', refusal: failure }
  const isRefusedByStatus = failure.kind === 'httpError' && failure.status < 500
  return isRefusedByStatus
    ? { type: 'qr.refused', refusal: { kind: 'tryAgain', code: failure.status } }
    : { type: 'qr.lost' }
}

function rememberDraft(facts: DepositFacts, context: DepositContext, isAsking: boolean): void {
  const { amountText, channelKey } = context
  if (channelKey !== null) facts.rememberDraft({ channelKey, amountText, isAsking })
}

/** Stores the payment, and returns whether a reload finds it. Without its secrets it could not be polled. */
function rememberPayment(
  facts: DepositFacts,
  credentials: Pick<Credentials, 'isPaymentKept'>,
  context: DepositContext,
  clock: ServerClock,
): boolean {
  const { amountText, channelKey, isPictureAwaited, isReuseWarned, payment, paymentChannel } =
    context
  if (payment === null || channelKey === null) return false
  if (!credentials.isPaymentKept(payment.id)) {
    // There may have been no room for the secrets of a new code. A reload must not find the code before it; one that
    // another tab has made since waits.
    const waiting = facts.readPayment(clock)?.payment ?? null
    if (waiting === null || waiting.createdAt <= payment.createdAt) facts.forgetPayment(null)
    return false
  }
  return facts.rememberPayment({
    payment,
    paymentChannel,
    channelKey,
    amountText,
    isReuseWarned,
    isPictureAwaited,
  })
}

function markReuseWarned(facts: DepositFacts, paymentId: string, clock: ServerClock): void {
  const stored = facts.readPayment(clock)
  // Another tab may have created a newer payment, whose warning nobody has read.
  if (stored?.payment.id === paymentId) facts.rememberPayment({ ...stored, isReuseWarned: true })
}
