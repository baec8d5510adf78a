import { type App, type FlowRefs, flowRef } from '@croupier/core'
import { depositView, qrPaymentView } from '@croupier/core/deposit'
import {
  type Ending,
  isFinal,
  type Showing,
  type Truth,
  wrongsWithEnding,
} from './storm.endings.ts'
import type { SentRequest } from './storm.network.ts'
import type { Shelf } from './storm.shelf.ts'

type DepositSnapshot = Parameters<typeof depositView>[0]

/** Looks on at one page, and notes what is shown and told of codes. */
export interface Witness {
  readonly showings: readonly Showing[]
  /** What was told, and when, oldest first. */
  readonly told: readonly Told[]
  /** When the session that runs in the page began in it; null while there is none. */
  arrivedAt(): number | null
  /** The code that the page has to show since somebody arrived, until it is asked for. */
  takeExpected(): Expected | null
  /** Money that came when its code was over, as it was told. */
  readonly arrivals: readonly Arrival[]
  /** What was told of transfers that were reported. */
  readonly reports: readonly ReportWord[]
  watch(app: App): void
}

export interface Arrival {
  readonly member: string
  readonly paymentId: string
  /** Satang. */
  readonly amount: number
  readonly order: number
}

/** A transfer was told as reported, or as refused. */
export interface ReportWord {
  readonly isTaken: boolean
  readonly order: number
}

export interface Told {
  readonly ending: Ending
  readonly showing: Showing
  readonly order: number
  /** Epoch milliseconds. */
  readonly at: number
  /** Whether the tokens were of whom the page shows: with any other nothing is sent. */
  readonly isSessionTheirs: boolean
}

export interface Expected {
  readonly member: string
  readonly paymentId: string
  readonly since: number
}

export interface WitnessParts {
  readonly isSessionTheirs: () => boolean
  readonly nextOrder: () => number
  readonly now: () => number
  readonly shelf: Shelf
  readonly sent: readonly SentRequest[]
  readonly truthsOf: (paymentId: string) => readonly Truth[]
  readonly complain: (problem: string) => void
}

export function createWitness(parts: WitnessParts): Witness {
  const { complain, isSessionTheirs, nextOrder, now, sent, shelf, truthsOf } = parts
  const showings: Showing[] = []
  const told: Told[] = []
  const arrivals: Arrival[] = []
  const reports: ReportWord[] = []
  let member = ''
  let arrivedAt: number | null = null
  let expected: Expected | null = null

  function recordShown(snapshot: DepositSnapshot): void {
    const { payment } = snapshot.context
    const code = snapshot.children.qrPayment
    if (!payment || !code) {
      complain('a payment is waited for, and no code is shown')
      return
    }
    const { deadline, payAmount, paymentId } = qrPaymentView(code.getSnapshot())
    const goesOn = isUnended(paymentId)
    if (!goesOn && shelf.isGone(paymentId)) {
      complain(`${paymentId} is on a screen again after its ending, a newer one or a sign-out`)
    }
    const showing: Showing = {
      member,
      paymentId,
      payAmount,
      createdAt: payment.createdAt,
      deadline,
      shownAt: now(),
      order: nextOrder(),
      since: arrivedAt ?? 0,
      confirmation: null,
      endings: [],
    }
    showings.push(showing)
    if (!goesOn) shelf.recordShown(showing)
  }

  /** Whether the code was shown in this session of the page, and not told to its end. */
  function isUnended(paymentId: string): boolean {
    const last = showings.findLast((showing) => showing.paymentId === paymentId)
    return last !== undefined && last.since === arrivedAt && !last.endings.some(isFinal)
  }

  function recordTold(ending: Ending, snapshot: DepositSnapshot): void {
    const showing = showings.at(-1)
    if (!showing) {
      complain(`${ending} was told of a code that was never shown`)
      return
    }
    const truths = truthsOf(showing.paymentId)
    for (const wrong of wrongsWithEnding(ending, showing, { sent, truths })) complain(wrong)
    const receipt = depositView(snapshot, 'wide').receipt
    if (receipt && receipt.amount !== showing.payAmount) {
      complain(`${showing.paymentId} asked for ${showing.payAmount}, paid are ${receipt.amount}`)
    }
    showing.endings.push(ending)
    shelf.recordTold(showing, ending)
    const order = nextOrder()
    told.push({ ending, showing, order, at: now(), isSessionTheirs: isSessionTheirs() })
  }

  function watchDeposit(deposit: FlowRefs['deposit']): void {
    let was: Standing = 'elsewhere'
    let wasReporting = false
    const look = (snapshot: DepositSnapshot) => {
      if (snapshot.status !== 'active') return
      const { screen } = depositView(snapshot, 'wide')
      const isTaken = screen === 'transferReported'
      if (wasReporting && (isTaken || screen === 'reportFailed')) {
        reports.push({ isTaken, order: nextOrder() })
      }
      wasReporting = screen === 'reportingTransfer' || screen === 'reportUnknown'
      const is = standingOf(snapshot)
      if (is === 'waiting' && was !== 'waiting') recordShown(snapshot)
      const ending = endingBetween(was, is)
      if (ending) recordTold(ending, snapshot)
      was = is
    }
    look(deposit.getSnapshot())
    deposit.subscribe(look)
  }

  function watchArrivals(latePayments: FlowRefs['latePayments']): void {
    latePayments.on('latePayment.arrived', ({ amount, id }) => {
      arrivals.push({ member, paymentId: id, amount, order: nextOrder() })
    })
  }

  return {
    showings,
    told,
    arrivals,
    reports,
    arrivedAt: () => arrivedAt,
    takeExpected: () => {
      const taken = expected
      expected = null
      return taken
    },
    watch: ({ actor, services }) => {
      let watched: FlowRefs['deposit'] | undefined
      let watchedLate: FlowRefs['latePayments'] | undefined
      actor.subscribe((snapshot) => {
        // Where the name was lost, the server says it a moment later.
        const isMember = snapshot.hasTag('member') && snapshot.context.username !== ''
        if (isMember && arrivedAt === null) {
          arrivedAt = nextOrder()
          member = snapshot.context.username
          shelf.recordArrived(member)
          const paymentId = shelf.lookFor(services.clock.now(), member)
          expected = paymentId === null ? null : { member, paymentId, since: arrivedAt }
        }
        if (!isMember) arrivedAt = null
        const latePayments = flowRef(snapshot, 'latePayments')
        if (latePayments && latePayments !== watchedLate) watchArrivals(latePayments)
        watchedLate = latePayments
        const deposit = flowRef(snapshot, 'deposit')
        if (!deposit || deposit === watched) return
        watched = deposit
        shelf.lookFor(services.clock.now(), member)
        watchDeposit(deposit)
      })
    },
  }
}

type Standing = 'waiting' | 'elsewhere' | Exclude<Ending, 'cancelled' | 'givenUp'>

/** What a change of the deposit tells about the code that was shown. */
function endingBetween(was: Standing, is: Standing): Ending | null {
  if (was === is || is === 'waiting') return null
  if (is !== 'elsewhere') return is
  if (was === 'waiting') return 'cancelled'
  return was === 'unconfirmed' ? 'givenUp' : null
}

/** What the member reads. */
function standingOf(snapshot: DepositSnapshot): Standing {
  const { failure, screen } = depositView(snapshot, 'wide')
  switch (screen) {
    case 'awaitingPayment':
      return 'waiting'
    case 'succeeded':
      return 'paid'
    case 'failed':
      return 'rejected'
    case 'expired':
      if (failure?.message.id === 'deposit.poll.error.expired') return 'expiredByServer'
      return failure?.message.id === 'deposit.poll.error.localExpired'
        ? 'expiredByTime'
        : 'unconfirmed'
    default:
      return 'elsewhere'
  }
}
