import type { VisitName } from '../../packages/web/bench/visit/figures.ts'
import { type Budgeted, figureOf, type VisitBudgets } from './budgets.ts'
import type { Summary } from './summary.ts'

/** The visits that have no wanted figures of their own: their first good run sets what they may take. */
const setByRun: Readonly<Partial<Record<VisitName, readonly Budgeted[]>>> = {
  'second visit': ['largestPaint', 'shown', 'blocked', 'requests'],
  'game page': ['largestPaint', 'shown', 'blocked', 'requests', 'scriptKiB'],
  deposit: ['shown', 'blocked', 'requests', 'scriptKiB'],
  'return from a game': ['largestPaint', 'shown', 'blocked', 'requests'],
}

/** How much more than its median a time may take, because runs differ. What is counted has no room. */
const room = 1.1

const times: ReadonlySet<Budgeted> = new Set(['largestPaint', 'shown', 'blocked'])

/** The budgets that a run would set, in the form of "visit" in scripts/budgets.json. */
export function proposedBudgets({ floor, visits }: Summary): VisitBudgets {
  return Object.fromEntries(
    visits.flatMap(({ name, visit }) => {
      const rows = (setByRun[name] ?? []).map((key) => {
        const value = figureOf(key, visit, floor)
        if (value === null) throw new Error(`${name} has no ${key} that a budget could limit.`)
        return [key, times.has(key) ? Math.ceil(value * room * 10) / 10 : Math.ceil(value)]
      })
      return rows.length === 0 ? [] : [[name, Object.fromEntries(rows)]]
    }),
  )
}
