// Finds results of the compiler that are out of date.
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The compiler notices changes of TypeScript files, but it does not check the importers of a changed JSON
 * file again: it would still report words that were missing, and would not report words that are gone.
 * @param {string} folder a package
 * @returns {string[]} the compiler's results that are older than a JSON file of the package
 */
export function outdatedByJson(folder) {
  const changes = filesIn(path.join(folder, 'src'), '.json').map(changedAt)
  const lastChange = Math.max(0, ...changes)
  return filesIn(path.join(folder, 'node_modules/.cache/types'), '.tsbuildinfo').filter(
    (file) => changedAt(file) < lastChange,
  )
}

/**
 * @param {string} folder
 * @param {string} ending
 */
function filesIn(folder, ending) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file))
}

/** @param {string} file */
function changedAt(file) {
  return statSync(file).mtimeMs
}
