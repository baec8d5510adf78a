import { minute } from '@croupier/core/time'
import type { ControlClient, ControlPayment } from '@croupier/mock-server/client'
import { channelId as idOnSite } from '../channel.ids.ts'
import { satangOf } from './storm.amounts.ts'
import type { Truth } from './storm.endings.ts'
import { depositIn, keyOf, type SentRequest } from './storm.network.ts'
import type { StormPage } from './storm.page.ts'
import type { PayoutEnding } from './storm.payouts.ts'
import { satangIn } from './storm.withdrawals.ts'

type Entry = Awaited<ReturnType<ControlClient['ledger']>>[number]

/** What the server has in its books in the end. */
export interface Books {
  readonly ledger: readonly Entry[]
  readonly payments: readonly ControlPayment[]
  readonly truthsOf: (paymentId: string) => readonly Truth[]
  /** Whether the server's clock leapt, so that its history has entries of times to come. */
  readonly hasLeapt: boolean
}

/** What the members of a browser asked for and were told, held against what the server did. */
export function wrongsWithBooks(pages: readonly StormPage[], books: Books): readonly string[] {
  return [
    ...wrongsWithEntries(pages, books),
    ...wrongsWithPayoutWords(pages, books),
    ...wrongsWithReports(pages, books),
    ...wrongsWithCodes(pages, books),
    ...wrongsWithArrivals(pages, books),
  ]
}

/** Each money write acts once at most, for the member whom its page showed, and for no other amount. */
function wrongsWithEntries(pages: readonly StormPage[], { ledger }: Books): readonly string[] {
  const sent = pages.flatMap(({ network }) => network.sent)
  return ledger.flatMap((entry) => {
    const { amount, id, key, type, username } = entry
    if (key === null) return []
    const write = sent.find((one) => keyOf(one) === key)
    const told = `${type} ${id} of ${amount} baht for ${username}`
    if (!write) return [`nobody asked for ${told}`]
    const isFirst = ledger.findLast((one) => one.key === key) === entry
    return [
      ...(isFirst ? [] : [`${told} is the second of one wish`]),
      ...(write.member === username ? [] : [`${told} was asked for by ${write.member}`]),
      ...(wantedIn(write) === satangOf(amount) ? [] : [`${told} was asked for as ${write.body}`]),
    ]
  })
}

function wantedIn(write: SentRequest): number | null {
  return write.kind === 'withdraw' ? satangIn(write) : satangOf(depositIn(write).amount)
}

/** Whether the money has to be there which an ending tells of; null where it says neither. */
const paidBy: Readonly<Record<PayoutEnding, boolean | null>> = {
  made: true,
  found: true,
  refused: false,
  notMade: false,
  givenUp: null,
}

/** One ending is told of a withdrawal on a page, and it is the truth. */
function wrongsWithPayoutWords(
  pages: readonly StormPage[],
  { hasLeapt, ledger }: Books,
): readonly string[] {
  return pages.flatMap(({ payouts: { words } }) =>
    words.flatMap(({ ending, key, member }, index) => {
      const isPaid = ledger.some((one) => one.key === key)
      // Known and left: an older payout of that amount is taken for this one where it is dated ahead of what
      // a page takes for the time. That is the safe mistake: a member who does not find a payout that was
      // made asks for it again.
      const isPromised = ending === 'found' && hasLeapt && !isPaid ? null : paidBy[ending]
      const earlier = words.slice(0, index).find((one) => one.key === key)
      const told = `a withdrawal of ${member} was told as ${ending}`
      return [
        ...(earlier ? [`${told} after ${earlier.ending}`] : []),
        ...(isPromised === null || isPromised === isPaid
          ? []
          : [`${told}, and was ${isPaid ? 'made' : 'never made'}`]),
      ]
    }),
  )
}

/** A transfer that was told as reported was, and one that was told as refused was not. */
function wrongsWithReports(pages: readonly StormPage[], { ledger }: Books): readonly string[] {
  return pages.flatMap(({ network, wishes, witness }) =>
    witness.reports.flatMap(({ isTaken, order }) => {
      const wish = wishes.findLast((one) => one.order < order && one.asks === 'sendTransfer')
      const write = network.sent.findLast(
        (one) => one.kind === 'sendTransfer' && one.order < order && one.order > (wish?.order ?? 0),
      )
      const isIn = write !== undefined && ledger.some(({ key }) => key === keyOf(write))
      if (isIn === isTaken) return []
      return [`a transfer was told as ${isTaken ? 'reported' : 'refused'}, and was not`]
    }),
  )
}

/** A code is made once a wish, for the member who wished for it, and shown to nobody else. */
function wrongsWithCodes(pages: readonly StormPage[], { payments }: Books): readonly string[] {
  const named = (member: string, channelId: string, satang: number) =>
    `${satang} satang by ${channelId} for ${member}`
  const wished = pages
    .flatMap(({ wishes }) => wishes)
    .filter(({ asks }) => asks === 'createQr')
    .map(({ channelId, member, satang }) => named(member, channelId, satang))
  const made = payments.map(({ channelId, requestedAmount, username }) =>
    named(username, idOnSite(channelId), satangOf(requestedAmount)),
  )
  const countOf = (names: readonly string[], name: string) =>
    names.filter((one) => one === name).length
  const tooMany = [...new Set(made)].filter((name) => countOf(made, name) > countOf(wished, name))
  const ofOthers = pages
    .flatMap(({ witness }) => witness.showings)
    .filter(({ member, paymentId }) =>
      payments.some(({ id, username }) => id === paymentId && ![username, ''].includes(member)),
    )
  return [
    ...tooMany.map((name) => `codes over ${name} were made more often than they were wished for`),
    ...ofOthers.map(
      ({ member, paymentId }) => `${paymentId} is not of ${member}, who was shown it`,
    ),
  ]
}

/**
 * Money that came late is told when it is there: once, and once more by a page that had itself told the
 * code as over, or after another page told it as over.
 */
function wrongsWithArrivals(pages: readonly StormPage[], { payments }: Books): readonly string[] {
  const all = pages.flatMap((page) => page.witness.arrivals.map((one) => ({ ...one, page })))
  const paid = pages.flatMap((page) =>
    page.witness.told
      .filter(({ ending }) => ending === 'paid')
      .map(({ order, showing: { paymentId } }) => ({ order, page, paymentId })),
  )
  return all.flatMap(({ amount, member, order, page, paymentId }) => {
    const told = `${paymentId} was told as paid late`
    const isThere = payments.some(
      ({ late, payAmount, state, username }) =>
        username === member &&
        satangOf(payAmount) === amount &&
        (state === 'paid' || late === 'credited'),
    )
    const hadToldOver = page.witness.told.some(
      ({ ending, showing }) => showing.paymentId === paymentId && ending !== 'paid',
    )
    const isToldOverSince = (since: number) =>
      pages.some(({ witness }) =>
        witness.told.some(
          ({ ending, showing, order: at }) =>
            showing.paymentId === paymentId && ending !== 'paid' && at > since && at < order,
        ),
      )
    const isAgain = [...all, ...paid].some(
      (one) =>
        one.paymentId === paymentId &&
        one.order < order &&
        !isToldOverSince(one.order) &&
        (one.page === page || !hadToldOver),
    )
    return [
      ...(isThere ? [] : [`${told}, and nothing came`]),
      ...(isAgain ? [`${told} again`] : []),
    ]
  })
}

/** For so long money is looked for that comes late, a little less. */
const awaitedFor = 29 * minute

/** Money that came late, in a storm that hid nothing from the site, is told. */
export function wrongsWithSilence(
  pages: readonly StormPage[],
  { truthsOf }: Pick<Books, 'truthsOf'>,
): readonly string[] {
  const arrived = pages.flatMap(({ witness }) => witness.arrivals.map((one) => one.paymentId))
  const told = pages.flatMap(({ witness }) => witness.told)
  const paid = told.filter(({ ending }) => ending === 'paid')
  const over = told.filter(({ ending }) => ending !== 'paid' && ending !== 'rejected')
  return over.flatMap(({ at, ending, showing: { paymentId } }) => {
    const truth = truthsOf(paymentId).find(({ state }) => state === 'paid')
    const isAwaited = truth !== undefined && truth.at - at < awaitedFor
    const isTold =
      arrived.includes(paymentId) || paid.some((one) => one.showing.paymentId === paymentId)
    return isAwaited && !isTold
      ? [`${paymentId} was told as ${ending}, was paid, and is not told`]
      : []
  })
}
