// The size of each file of the build.

/**
 * @typedef {import('./build.report.mjs').ModuleReport} ModuleReport
 * @typedef {{ name: string, bytes: number }} Chunk a script with its styles
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
