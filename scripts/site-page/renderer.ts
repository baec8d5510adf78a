import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AskGames, RenderPage } from '../../packages/web/src/rendered.page.ts'
import { root } from '../run.mjs'

/** Where `npm run build` leaves the programs that render pages. */
const folder = path.join(root, 'packages/web/.vite/prerender')

/**
 * Loads what renders pages.
 * @throws Error with one sentence where there is no build
 */
export async function loadRenderer(): Promise<{ readonly renderPage: RenderPage }> {
  return import(addressOf('prerender.js'))
}

/**
 * Loads what asks a site's services for its games.
 * @throws Error with one sentence where there is no build
 */
export async function loadAskGames(): Promise<{ readonly askGames: AskGames }> {
  return import(addressOf('asked.games.js'))
}

function addressOf(name: string): string {
  const file = path.join(folder, name)
  if (existsSync(file)) return pathToFileURL(file).href
  throw new Error(`There is no ${file}: run \`npm run build\` first.`)
}
