// What must not be in the members' build.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dist } from './build.report.mjs'

/** Words that occur only in the inspector. XState itself uses `inspect`. */
export const inspectorWords = ['inspector', 'stately', 'fast-safe-stringify', 'partysocket']

/**
 * The files that contain one of the words, in their text or name, in any case.
 * @param {readonly { file: string, text: string }[]} files
 * @param {readonly string[]} words
 * @returns {string[]} `file: word`
 */
export function findWords(files, words) {
  return files.flatMap(({ file, text }) => {
    const content = `${file}\n${text}`.toLowerCase()
    return words.filter((word) => content.includes(word)).map((word) => `${file}: ${word}`)
  })
}

/**
 * Looks for the inspector in the members' build and prints where it is.
 * @returns {boolean} whether the build is free of it
 */
export function checkMembersBuild() {
  const found = findWords(readFiles(dist), inspectorWords)
  if (found.length === 0) return true
  console.error(
    [
      'The members’ build holds something of the inspector: import it behind __HAS_INSPECTOR__ only.',
      ...found.map((place) => `  ${place}`),
    ].join('\n'),
  )
  return false
}

/**
 * @param {string} folder
 * @returns {{ file: string, text: string }[]} files by their names in the folder
 */
function readFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return { file: path.relative(folder, file), text: readFileSync(file, 'latin1') }
    })
}
