import { readFile } from 'node:fs/promises'
import { gameHeaders } from './game.headers.ts'

const types: Readonly<Record<string, string>> = {
  'game.css': 'text/css; charset=utf-8',
  'game.js': 'text/javascript; charset=utf-8',
  'hostile.js': 'text/javascript; charset=utf-8',
  'liar.html': 'text/html; charset=utf-8',
  'liar.js': 'text/javascript; charset=utf-8',
}

/** A file of the games' pages, or null if there is none of this name. */
export async function gameFile(name: string, site: string): Promise<Response | null> {
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  if (type === undefined) return null
  const content = await readFile(new URL(`./page/${name}`, import.meta.url))
  return new Response(content, {
    headers: { ...gameHeaders(site), 'Cache-Control': 'no-cache', 'Content-Type': type },
  })
}
