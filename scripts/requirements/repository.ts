import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

/**
 * The text of a file, or null if there is none.
 * @param file from the repository's root
 */
export function readText(file: string): string | null {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}
