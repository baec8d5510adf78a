// The parts of the repository that can be checked alone: each package, each example, and the scripts.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/**
 * @param {readonly string[]} [names] packages without their scope, examples or `scripts`; all parts if empty
 * @returns {readonly string[]} folders, from the root
 * @throws {Error} one sentence about the first name that does not exist
 */
export function foldersOf(names = []) {
  const folders = new Map([['scripts', 'scripts'], ...partsIn('packages'), ...partsIn('examples')])
  if (names.length === 0) return [...folders.values()]
  return names.map((name) => {
    const folder = folders.get(name)
    if (folder) return folder
    throw new Error(`There is no package "${name}", only ${[...folders.keys()].join(', ')}.`)
  })
}

/**
 * @param {string} place
 * @returns {[string, string][]}
 */
function partsIn(place) {
  return readdirSync(path.join(root, place)).map((name) => [name, `${place}/${name}`])
}
