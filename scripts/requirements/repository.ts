import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import type { Repository } from './evidence.ts'

/** This repository's files and messages. */
export const repository: Repository = {
  read: readText,
  hasMessage: (id) => catalogues.every((words) => Object.hasOwn(words, id)),
}

const catalogues = ['th', 'en'].map((locale): object =>
  JSON.parse(readText(`packages/web/src/i18n/${locale}.json`) ?? '{}'),
)

/**
 * The text of a file, or null when there is none.
 * @param file from the repository's root
 */
export function readText(file: string): string | null {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}
