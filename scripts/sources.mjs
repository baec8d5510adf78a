// Lists source files and computes a digest of them.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/**
 * A file, or all files of a folder, by its path from the root; `except` are files that do not count.
 * @typedef {{ readonly place: string, readonly except?: RegExp }} Source
 */

/** Folders that an installation, a build or a run creates. */
const notOurs = new Set(['.git', '.vite', 'dist', 'node_modules', 'reports', 'test-results'])

/**
 * @param {readonly Source[]} sources missing ones count as empty
 * @param {string} [repository]
 * @returns {string[]} paths from the root, sorted, each once
 */
export function filesOf(sources, repository = root) {
  const files = sources.flatMap(({ place, except }) =>
    filesIn(place, repository).filter((file) => !except?.test(file)),
  )
  return [...new Set(files)].sort()
}

/**
 * A digest of the files' names and contents.
 * @param {readonly string[]} files paths from the root
 * @param {string} [repository]
 */
export function digestOf(files, repository = root) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(path.join(repository, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} place
 * @param {string} repository
 * @returns {string[]}
 */
function filesIn(place, repository) {
  const stats = statSync(path.join(repository, place), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path.posix.normalize(place)]
  return readdirSync(path.join(repository, place), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return []
    const inner = path.posix.join(place, entry.name)
    if (entry.isFile()) return [inner]
    return entry.isDirectory() ? filesIn(inner, repository) : []
  })
}
