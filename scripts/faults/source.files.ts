import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

const folders = ['docs', 'examples', 'packages', 'scripts']
const made = new Set(['node_modules', 'dist', '.vite'])

/** The files of the tests and of the code they test, from the repository's root. */
export function sourceFiles(): readonly string[] {
  const lists = folders.map((folder) => filesIn(folder))
  return ['pnpm-lock.yaml', 'vitest.workspace.ts', ...lists.flat()].sort()
}

/** A digest that is the same for the same files with the same content. */
export function contentKey(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.update(process.version).digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return made.has(entry.name) ? [] : filesIn(file)
    return entry.isFile() ? [file] : []
  })
}
