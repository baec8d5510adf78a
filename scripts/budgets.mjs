// The budgets of budgets.json. The file is committed, so that every change of a budget shows in review.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/**
 * @typedef {{
 *   visits: Readonly<Record<string, { script: number, styles: number, files: readonly string[] }>>,
 *   visit: import('./bench-visit/budgets.ts').VisitBudgets,
 *   dependencies: import('./dependencies.mjs').DependencyBudget,
 * }} Budgets
 */

const file = path.join(root, 'scripts/budgets.json')

/** @returns {Budgets} */
export function readBudgets() {
  return JSON.parse(readFileSync(file, 'utf8'))
}
