// Compares the size of each file of the build with its budget in budgets.json.

/**
 * @typedef {import('./build.report.mjs').ModuleReport} ModuleReport
 * @typedef {{ name: string, bytes: number }} Chunk a script with its styles
 * @typedef {Readonly<Record<string, number>>} ChunkBudgets KiB by name
 */

/**
 * Every script of the build with its styles.
 * @param {ModuleReport} report
 * @param {(file: string) => number} weigh returns the bytes of a script or style sheet
 * @returns {Chunk[]} the largest first
 */
export function chunksOf(report, weigh) {
  return Object.entries(report)
    .map(([file, { name, styles }]) => ({
      name,
      bytes: [file, ...styles].reduce((total, one) => total + weigh(one), 0),
    }))
    .sort((one, other) => other.bytes - one.bytes)
}

/**
 * One sentence for each broken budget.
 * @param {readonly Chunk[]} chunks
 * @param {ChunkBudgets} budgets
 * @returns {string[]}
 */
export function chunkProblems(chunks, budgets) {
  const problems = chunks.flatMap(({ name, bytes }) => {
    const budget = budgets[name]
    const weight = (bytes / 1024).toFixed(1)
    if (budget === undefined) return `${name} is a file of its own now and has no budget`
    return bytes <= budget * 1024 ? [] : `${name} weighs ${weight} KiB, at most ${budget}`
  })
  const names = new Set(chunks.map(({ name }) => name))
  const gone = Object.keys(budgets).filter((name) => !names.has(name))
  return [...problems, ...gone.map((name) => `${name} is no longer a file of its own`)]
}

/**
 * The budgets after accepting the current sizes: a tenth of headroom for each chunk, at least half a KiB.
 * Drops the budgets of missing chunks, and keeps a budget that has no more than twice that headroom.
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
