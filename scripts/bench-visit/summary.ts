import {
  type Interaction,
  type Round,
  type SentRequest,
  type VisitFigures,
  type VisitName,
  visitNames,
} from '../../packages/web/bench/visit/figures.ts'

/** What was sent until some moment; pictures are no requests here, but their bytes count. */
export interface Sent {
  readonly requests: number
  readonly bytes: number
}

/** The medians of all rounds. */
export interface VisitSummary {
  readonly largestPaintMs: number | null
  readonly shownMs: number | null
  readonly blockedMs: number
  readonly worstInteractionMs: number
  /** The slowest of the round with the slowest one. */
  readonly slowest: readonly Interaction[]
  readonly layoutShift: number
  /** What the largest shift moved in the round with the largest. */
  readonly moved: string
  readonly idleMs: number
  readonly untilFirstView: Sent | null
  readonly untilIdle: Sent
  /** Of all scripts of the site, compressed with Brotli. */
  readonly scriptBytes: number
}

export interface Summary {
  readonly floor: VisitSummary
  readonly visits: readonly { readonly name: VisitName; readonly visit: VisitSummary }[]
}

/** @param weigh what a script weighs that a server of the site or of the floor page sent, by its address */
export function summaryOf(rounds: readonly Round[], weigh: (address: string) => number): Summary {
  return {
    floor: mediansOf(
      rounds.map(({ floor }) => floor),
      weigh,
    ),
    visits: visitNames.flatMap((name) => {
      const runs = rounds.flatMap(({ visits }) => visits[name] ?? [])
      return runs.length === 0 ? [] : { name, visit: mediansOf(runs, weigh) }
    }),
  }
}

function mediansOf(
  runs: readonly VisitFigures[],
  weigh: (address: string) => number,
): VisitSummary {
  const of = (figure: (run: VisitFigures) => number) => median(runs.map(figure))
  const ofSome = (figure: (run: VisitFigures) => number | null) => {
    const values = runs.flatMap((run) => figure(run) ?? [])
    return values.length === 0 ? null : median(values)
  }
  const sentUntil = (moment: (run: VisitFigures) => number): Sent => ({
    requests: of((run) => requestsOf(sentBefore(run, moment(run))).length),
    bytes: of((run) => bytesOf(sentBefore(run, moment(run)))),
  })
  const hasFirstView = runs.every(({ firstViewMs }) => firstViewMs !== null)
  const [slowest] = runs.toSorted((one, other) => worstOf(other) - worstOf(one))
  const [unsteady] = runs.toSorted((one, other) => other.layoutShift - one.layoutShift)
  return {
    largestPaintMs: ofSome((run) => run.largestPaintMs),
    shownMs: ofSome((run) => run.shownMs),
    blockedMs: of((run) => run.blockedMs),
    worstInteractionMs: of(worstOf),
    slowest: slowest?.interactions ?? [],
    layoutShift: of((run) => run.layoutShift),
    moved: unsteady?.moved ?? '',
    idleMs: of((run) => run.idleMs),
    untilFirstView: hasFirstView ? sentUntil(({ firstViewMs }) => firstViewMs ?? 0) : null,
    untilIdle: sentUntil(() => Number.POSITIVE_INFINITY),
    scriptBytes: of(({ sent }) =>
      sent.filter(({ isScript }) => isScript).reduce((all, one) => all + weigh(one.address), 0),
    ),
  }
}

function worstOf({ interactions }: VisitFigures): number {
  return Math.max(0, ...interactions.map(({ ms }) => ms))
}

function sentBefore({ sent }: VisitFigures, moment: number): SentRequest[] {
  return sent.filter(({ sentMs }) => sentMs < moment)
}

function requestsOf(sent: readonly SentRequest[]): SentRequest[] {
  return sent.filter(({ isPicture }) => !isPicture)
}

function bytesOf(sent: readonly SentRequest[]): number {
  return sent.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The middle one of some figures, or halfway between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  const lower = sorted[Math.ceil(middle) - 1]
  if (upper === undefined || lower === undefined) throw new Error('nothing was measured')
  return (lower + upper) / 2
}
