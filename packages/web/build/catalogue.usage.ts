import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface Source {
  readonly file: string
  readonly text: string
}

/** The messages whose id is in none of the sources as a quoted text. */
export function unusedMessages(ids: readonly string[], sources: readonly Source[]): string[] {
  return ids.filter((id) => askersOf(id, sources).length === 0)
}

/** The places with the id of a message as a quoted text, as `file:line`. */
export function askersOf(id: string, sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const at = text.indexOf(`'${id}'`)
    return at < 0 ? [] : [`${file}:${text.slice(0, at).split('\n').length}`]
  })
}

/** Every source file below the folders, without tests. */
export async function readSources(folders: readonly string[]): Promise<Source[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true })
      const files = names
        .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
        .map((name) => path.join(folder, name))
      return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
    }),
  )
  return found.flat()
}
