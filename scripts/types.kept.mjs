// What the compiler keeps of an earlier check, and when that must be forgotten.
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The compiler compares what it keeps with the text of each TypeScript file, but it never checks again what
 * imports a JSON file that changed: an error about words that are there by now would stay, and none would
 * come about words that are gone.
 * @param {string} folder a package
 * @returns {string[]} what is kept and older than a JSON file of the package
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
