// What the entry and everything that is loaded later weigh, against the budgets of budgets.json.
import { sum, withImports } from './build.report.mjs'

/**
 * @typedef {import('./build.report.mjs').ModuleReport} ModuleReport
 * @typedef {{ kind: 'entry' | 'page' | 'part' | 'flow' | 'words', name: string, bytes: number }} Chunk
 *   what opening it loads, scripts and styles, beyond the entry
 * @typedef {Readonly<Record<string, number>>} ChunkBudgets KiB by name
 */

/**
 * The entry, and the pages, parts, flows and words that are loaded when they are needed. A script that
 * several of them share counts for each: that is what the first of them loads.
 * @param {ModuleReport} report
 * @param {(file: string) => number} weigh gzipped bytes of a script or style sheet
 * @returns {Chunk[]} by kind, then by name
 */
export function chunksOf(report, weigh) {
  const entryFile = Object.keys(report).find((file) => report[file]?.isEntry) ?? ''
  const entry = withImports(report, entryFile)
  const entryStyles = stylesOf(report, entry)
  const later = new Set(Object.values(report).flatMap((chunk) => chunk.dynamicImports))
  const chunks = [...later].map((file) => {
    const scripts = [...withImports(report, file)].filter((script) => !entry.has(script))
    const styles = [...stylesOf(report, scripts)].filter((style) => !entryStyles.has(style))
    return { ...naming(sourceOf(report, file)), bytes: sum([...scripts, ...styles].map(weigh)) }
  })
  const bytes = sum([...entry, ...entryStyles].map(weigh))
  /** @type {Chunk[]} */
  const all = [{ kind: 'entry', name: 'entry', bytes }, ...chunks]
  const place = (/** @type {Chunk} */ { kind, name }) => `${kinds.indexOf(kind)} ${name}`
  return all.sort((one, other) => (place(one) < place(other) ? -1 : 1))
}

const kinds = /** @type {const} */ (['entry', 'page', 'part', 'flow', 'words'])

/**
 * The module a script was split off for. A script that others import from too says none: its last
 * module is the one, for it runs last. The script's own name will not do, it changes with what is in it.
 * @param {ModuleReport} report
 * @param {string} file
 */
function sourceOf(report, file) {
  return report[file]?.for ?? report[file]?.modules.at(-1) ?? file
}

/**
 * @param {string} source the module it was split off for
 * @returns {{ kind: Chunk['kind'], name: string }}
 */
function naming(source) {
  const words = /^packages\/web\/catalogue:(.+)$/.exec(source)?.[1]
  if (words) return { kind: 'words', name: words }
  if (source.startsWith('packages/core/')) return { kind: 'flow', name: source }
  return { kind: /\.page\.tsx$/.test(source) ? 'page' : 'part', name: source }
}

/**
 * @param {ModuleReport} report
 * @param {Iterable<string>} files
 */
function stylesOf(report, files) {
  return new Set([...files].flatMap((file) => report[file]?.styles ?? []))
}

/**
 * What breaks a budget.
 * @param {readonly Chunk[]} chunks
 * @param {ChunkBudgets} budgets
 * @returns {string[]}
 */
export function chunkProblems(chunks, budgets) {
  const problems = chunks.flatMap(({ name, bytes }) => {
    const budget = budgets[name]
    const weight = (bytes / 1024).toFixed(1)
    if (budget === undefined) return `${name} is loaded by itself now and has no budget`
    return bytes <= budget * 1024 ? [] : `${name} weighs ${weight} KiB, at most ${budget}`
  })
  const names = new Set(chunks.map(({ name }) => name))
  const gone = Object.keys(budgets).filter((name) => !names.has(name))
  return [...problems, ...gone.map((name) => `${name} is no longer loaded by itself`)]
}

/**
 * The budgets after accepting what is: a tenth of headroom for each chunk, half a KiB at least. What is
 * gone is left out, and a budget with no more than twice that headroom stays.
 * @param {readonly Chunk[]} chunks
 * @param {ChunkBudgets} budgets
 * @returns {ChunkBudgets}
 */
export function acceptedBudgets(chunks, budgets) {
  const accepted = chunks.map(({ name, bytes }) => {
    const weight = bytes / 1024
    const kept = budgets[name]
    const headroom = Math.max(weight / 10, 0.5)
    const isKept = kept !== undefined && weight <= kept && kept <= weight + 2 * headroom
    return [name, isKept ? kept : Math.ceil((weight + headroom) * 10) / 10]
  })
  return Object.fromEntries(accepted)
}
