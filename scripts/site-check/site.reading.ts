import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { noLog } from '../../packages/core/src/base/ports/log.ts'
import {
  isUsable,
  readSiteConfiguration,
  type SiteConfiguration,
} from '../../packages/core/src/kernel/site/site.configuration.ts'

export interface ReadSite {
  readonly place: string
  readonly json: unknown
  /** Where the site is served. */
  readonly origin: string
}

/**
 * Reads the site configuration that the command line names: a file, or the address where it is served.
 * @param command as a person types it
 * @param origin where the site is served, if the configuration comes from elsewhere
 * @throws Error with one sentence that says what to do
 */
export async function readSite(
  command: string,
  [place, ...more]: readonly string[],
  origin?: string,
): Promise<ReadSite> {
  if (!place || more.length > 0) {
    throw new Error(`Name one file or address: ${command} -- site.json --origin <address>`)
  }
  return {
    place,
    origin: originOf(origin ?? (isAddress(place) ? place : 'http://localhost:4173')),
    json: readJson(await readText(place), place),
  }
}

/**
 * Reads the configuration as the site itself does.
 * @throws Error with one sentence if the site cannot open with it
 */
export async function readUsableSite(
  command: string,
  places: readonly string[],
  wanted?: string,
): Promise<{ readonly site: SiteConfiguration; readonly json: unknown; readonly origin: string }> {
  const { place, json, origin } = await readSite(command, places, wanted)
  const site = readSiteConfiguration(json, origin, noLog)
  if (isUsable(site)) return { site, json, origin }
  throw new Error(
    `${place} opens no site, as ${site.missing.join(', ')} cannot be used: \`npm run site:check -- ${place}\` says why.`,
  )
}

function originOf(address: string): string {
  if (URL.canParse(address) && isAddress(address)) return new URL(address).origin
  throw new Error(
    `"${address}" is not where a site is served: give an address by https or http, such as https://casino.example.`,
  )
}

/** Whether a place is an address and not a file. */
export function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place)
}

async function readText(place: string): Promise<string> {
  if (!isAddress(place)) return readFile(place)
  const answer = await fetch(place, { signal: AbortSignal.timeout(15_000) }).catch((error) => {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    const why = cause instanceof Error ? cause.message : cause
    throw new Error(`${place} does not answer (${why}): check the address.`)
  })
  if (answer.ok) return answer.text()
  throw new Error(`${place} answers ${answer.status}: check the address.`)
}

function readFile(place: string): string {
  if (!existsSync(place))
    throw new Error(`There is no file ${path.resolve(place)}: check its name.`)
  if (statSync(place).isDirectory()) {
    throw new Error(`${place} is a folder: name the file in it.`)
  }
  return readFileSync(place, 'utf8')
}

function readJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    throw new Error(`${place} is not JSON: correct it where the reader stopped (${why}).`)
  }
}
