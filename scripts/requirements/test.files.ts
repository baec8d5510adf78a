import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

const ours = ['examples', 'packages', 'scripts']
const notOurs = ['node_modules', 'dist']

/** Every test file, from the repository's root. */
export function testFiles(): readonly string[] {
  return ours.flatMap(testFilesIn)
}

function testFilesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return notOurs.includes(entry.name) ? [] : testFilesIn(file)
    return /\.(test\.tsx?|(e2e|story)\.ts)$/.test(entry.name) ? [file] : []
  })
}
