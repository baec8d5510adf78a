import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The messages whose id stands in none of the sources, as a quoted text. */
export function unusedMessages(ids: readonly string[], sources: readonly string[]): string[] {
  return ids.filter((id) => !sources.some((source) => source.includes(`'${id}'`)))
}

/** The text of every source file below the folders, without tests. */
export async function readSources(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true })
      const sources = names.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
      return Promise.all(sources.map((name) => readFile(path.join(folder, name), 'utf8')))
    }),
  )
  return found.flat()
}
