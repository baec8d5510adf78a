import type { VisitName } from '../../packages/web/bench/visit/figures.ts'
import type { Summary, VisitSummary } from './summary.ts'

/** What a budget limits; each is stated in the unit of its row below. */
export type Budgeted =
  | 'largestPaint'
  | 'shown'
  | 'blocked'
  | 'worstInteractionMs'
  | 'requests'
  | 'scriptKiB'
  | 'layoutShift'

/** The most that a visit may take; `any page` holds for each of them. */
export type VisitBudgets = Readonly<
  Partial<Record<VisitName | 'any page', Readonly<Partial<Record<Budgeted, number>>>>>
>

/** A line of the table of budgets. */
export interface Verdict {
  readonly what: string
  readonly measured: string
  readonly limit: string
  readonly isKept: boolean
}

interface Figure {
  readonly words: string
  readonly unit: string
  readonly digits: number
  readonly of: (visit: VisitSummary, floor: VisitSummary) => number | null
}

const figures: Readonly<Record<Budgeted, Figure>> = {
  largestPaint: {
    words: 'largest paint',
    unit: '× floor',
    digits: 2,
    of: ({ largestPaintMs }, floor) => ratio(largestPaintMs, floor.largestPaintMs),
  },
  shown: {
    words: 'what is waited for',
    unit: '× floor',
    digits: 2,
    of: ({ shownMs }, floor) => ratio(shownMs, floor.largestPaintMs),
  },
  blocked: {
    words: 'blocked until idle',
    unit: '× floor',
    digits: 2,
    of: ({ blockedMs }, floor) => ratio(blockedMs, floor.blockedMs),
  },
  worstInteractionMs: {
    words: 'worst interaction',
    unit: 'ms',
    digits: 0,
    of: ({ worstInteractionMs }) => worstInteractionMs,
  },
  requests: {
    words: 'requests until idle',
    unit: '',
    digits: 0,
    of: ({ untilIdle }) => untilIdle.requests,
  },
  scriptKiB: {
    words: 'script until idle',
    unit: 'KiB (br)',
    digits: 1,
    of: ({ scriptBytes }) => scriptBytes / 1024,
  },
  layoutShift: {
    words: 'layout shift',
    unit: '',
    digits: 3,
    of: ({ layoutShift }) => layoutShift,
  },
}

/** What a budget of this kind limits, in the unit of the budget; null for what the visit does not have. */
export function figureOf(key: Budgeted, visit: VisitSummary, floor: VisitSummary): number | null {
  return figures[key].of(visit, floor)
}

/**
 * Which budgets are kept, of the visits that were made.
 * @throws Error where a budget is for something that the visit does not have
 */
export function judge({ floor, visits }: Summary, budgets: VisitBudgets): Verdict[] {
  return visits.flatMap(({ name, visit }) => {
    const limits = { ...budgets['any page'], ...budgets[name] }
    return budgetedOf(limits).map(([key, limit]) => {
      const { digits, unit, words } = figures[key]
      const value = figureOf(key, visit, floor)
      if (value === null) throw new Error(`${name} has no ${words} that a budget could limit.`)
      const written = (number: number) => `${number.toFixed(digits)} ${unit}`.trim()
      return {
        what: `${name}: ${words}`,
        measured: written(value),
        limit: `at most ${limit} ${unit}`.trim(),
        isKept: value <= limit,
      }
    })
  })
}

function budgetedOf(limits: Readonly<Partial<Record<Budgeted, number>>>) {
  const keys = Object.keys(figures).filter((key): key is Budgeted => key in figures)
  return keys.flatMap((key) => {
    const limit = limits[key]
    return limit === undefined ? [] : ([[key, limit]] as const)
  })
}

/**
 * How many times the floor's a figure is.
 * @throws Error where the floor took no time, which a slow processor never lets it do
 */
export function ratio(value: number | null, floor: number | null): number | null {
  if (value === null) return null
  if (!floor) throw new Error('The floor page took no time: it was not measured on a slow phone.')
  return value / floor
}
