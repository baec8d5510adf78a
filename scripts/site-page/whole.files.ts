import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a file beside its place and moves it there: a server never sends half of it. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/**
 * Puts files into a folder that may be served meanwhile: each is there as it was or as it is now, and only then those
 * that are no longer wanted disappear.
 * @param texts by the names of the files, with slashes
 * @param isReplaced whether a file that the folder has is one of those that are replaced
 */
export function replaceFiles(
  folder: string,
  texts: ReadonlyMap<string, string>,
  isReplaced: (name: string) => boolean,
): void {
  for (const [name, text] of texts) writeWhole(path.join(folder, name), text)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).replaceAll(path.sep, '/')
    if (entry.isFile() && isReplaced(name) && !texts.has(name)) rmSync(file)
  }
}
