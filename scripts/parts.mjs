// The parts of the repository that a check can be asked for: each package, and the scripts.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/**
 * @param {readonly string[]} [names] packages without their scope; all parts where there is none
 * @returns {readonly string[]} folders, from the root
 * @throws {Error} one sentence about the first that does not exist
 */
export function foldersOf(names = []) {
  const folders = new Map([
    ['scripts', 'scripts'],
    ...readdirSync(path.join(root, 'packages')).map((name) => part(name)),
  ])
  if (names.length === 0) return [...folders.values()]
  return names.map((name) => {
    const folder = folders.get(name)
    if (folder) return folder
    throw new Error(`There is no package "${name}", only ${[...folders.keys()].join(', ')}.`)
  })
}

/**
 * @param {string} name
 * @returns {[string, string]}
 */
function part(name) {
  return [name, `packages/${name}`]
}
