import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { RecordedLook } from '../../packages/web/gallery/look.ts'
import { run, tool } from '../run.mjs'

/**
 * Plays the stories on drawn screens and writes what they show.
 * @param only a part of the name of the story files to play
 * @throws Error if a story fails
 */
export async function recordLooks(folder: string, only: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const config = ['--config', 'packages/web/gallery/gallery.config.ts', '--reporter', 'dot']
  const { code, output } = await run(tool('vitest'), ['run', ...config, ...(only ? [only] : [])], {
    env: { CROUPIER_GALLERY: folder },
    isQuiet: true,
  })
  if (code !== 0) throw new Error(`A story failed, so the gallery would lack it:\n${output}`)
}

export function readLooks(folder: string): readonly RecordedLook[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): RecordedLook => JSON.parse(line))
}

/** What was drawn in a look that is shown. */
export function readHtml(folder: string, { html }: Pick<RecordedLook, 'html'>): string {
  if (html === null) throw new Error('only looks with a drawn document are shown')
  return gunzipSync(readFileSync(path.join(folder, 'html', html))).toString('utf8')
}
