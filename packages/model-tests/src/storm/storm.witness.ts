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

/** Observes one page, and records what it shows and announces of codes. */
export interface Witness {
  readonly showings: readonly Showing[]
  /** The announced endings, oldest first. */
  readonly announced: readonly AnnouncedEnding[]
  /** The ids of the payments whose cancellation a card has told as news. */
  readonly cardsOfCancelled: ReadonlySet<string>
  /** When the page's session began; null if there is none. */
  arrivedAt(): number | null
  /** The code that the page must show since a member arrived. Taking it clears it. */
  takeExpected(): Expected | null
  /** The announcements of late money. */
  readonly arrivals: readonly Arrival[]
  /** The announcements about reported transfers. */
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

/** An announcement that a transfer was reported or refused. */
export interface ReportWord {
  readonly isTaken: boolean
  readonly order: number
}

export interface AnnouncedEnding {
  readonly ending: Ending
  readonly showing: Showing
  readonly order: number
  /** Epoch milliseconds. */
  readonly at: number
  /** Whether the deposit was on the page, where the ending can be read. */
  readonly isShown: boolean
  /** Whether the tokens belonged to the shown member: with others nothing is sent. */
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
  const announced: AnnouncedEnding[] = []
  const cardsOfCancelled = new Set<string>()
  const arrivals: Arrival[] = []
  const reports: ReportWord[] = []
  let member = ''
  let arrivedAt: number | null = null
  let expected: Expected | null = null

  function recordShown(snapshot: DepositSnapshot): void {
    const { payment } = snapshot.context
    const code = snapshot.children.qrPayment
    if (!payment || !code) {
      complain('a payment is pending, but no code is shown')
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

  /** Whether the code appeared in this session of the page and has no final ending yet. */
  function isUnended(paymentId: string): boolean {
    const last = showings.findLast((showing) => showing.paymentId === paymentId)
    return last !== undefined && last.since === arrivedAt && !last.endings.some(isFinal)
  }

  function recordTold(ending: Ending, snapshot: DepositSnapshot): void {
    const showing = showings.at(-1)
    if (!showing) {
      complain(`${ending} was reported for a code that was never shown`)
      return
    }
    const truths = truthsOf(showing.paymentId)
    const verdict = shelf.verdictOn(showing.paymentId)
    const wrongs = wrongsWithEnding(ending, showing, { sent, truths, verdict })
    for (const wrong of wrongs) complain(wrong)
    const receipt = depositView(snapshot, 'wide').receipt
    if (receipt && receipt.amount !== showing.payAmount) {
      complain(
        `${showing.paymentId} asked for ${showing.payAmount}, but the receipt says ${receipt.amount}`,
      )
    }
    const { ending: known, isShown } = snapshot.context
    if (ending === 'cancelled' && known !== 'cancelled') {
      complain(`${showing.paymentId} was cancelled, but its ending is ${known}`)
    }
    showing.endings.push(ending)
    shelf.recordTold(showing, ending)
    const order = nextOrder()
    announced.push({
      ending,
      showing,
      order,
      at: now(),
      isShown,
      isSessionTheirs: isSessionTheirs(),
    })
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
      const ending = endingBetween(was, is, snapshot.context.ending)
      if (ending) recordTold(ending, snapshot)
      was = is
      const { ending: ended, payment } = snapshot.context
      const isCard = depositView(snapshot, 'wide').ending?.isNews && ended === 'cancelled'
      if (isCard && payment) cardsOfCancelled.add(payment.id)
    }
    look(deposit.getSnapshot())
    deposit.subscribe(look)
  }

  function watchArrivals(latePayments: FlowRefs['latePayments']): void {
    latePayments.on('latePayment.arrived', ({ amount, id }) => {
      shelf.recordArrival(id)
      arrivals.push({ member, paymentId: id, amount, order: nextOrder() })
    })
  }

  return {
    showings,
    announced,
    cardsOfCancelled,
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
        // If the username was lost, the server answers it a moment later.
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

/**
 * The ending of the shown code that a change of the deposit announces.
 * @param known what the deposit knows of it: a card tells a rejection that another tab has told
 */
function endingBetween(
  was: Standing,
  is: Standing,
  known: DepositSnapshot['context']['ending'],
): Ending | null {
  if (was === is || is === 'waiting') return null
  if (is !== 'elsewhere') return is
  if (was !== 'waiting' && was !== 'unconfirmed') return null
  if (known === 'rejected') return 'rejected'
  return was === 'waiting' ? 'cancelled' : 'givenUp'
}

/** What the member reads on the screen. */
function standingOf(snapshot: DepositSnapshot): Standing {
  const { failure, receipt, screen } = depositView(snapshot, 'wide')
  switch (screen) {
    case 'awaitingPayment':
    case 'waitingAtAmount':
      return 'waiting'
    case 'succeeded':
      // A receipt that a page load found again was told before.
      return receipt?.isNews ? 'paid' : 'elsewhere'
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
