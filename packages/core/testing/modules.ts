import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Loads every file below a folder whose name has a given ending, in the order of their paths. The caller states the
 * type of their exports, because the compiler cannot see which files they are.
 */
export function importAll<Module extends object>(
  folder: string,
  ending: string,
): Promise<readonly Module[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .toSorted()
  return Promise.all(files.map((file) => import(path.join(folder, file))))
}
