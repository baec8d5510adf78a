// Says what is wrong with a site configuration before members see it:
// `npm run site:check -- site.json --origin https://casino.example`, or with an address instead of a file.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { help, readArguments } from '../arguments.mjs'
import { siteProblems } from './site.check.ts'

const command = 'npm run site:check'
const usage = `${command} -- <file or address> [options]

  Says all that is wrong with a site's configuration before members see it.

  --origin <address>  where the site is served: its own services may be paths of it
                      (the address's own, for a file http://localhost:4173)
  --help              shows this`

try {
  const { positionals, values } = readArguments(command, {
    allowPositionals: true,
    options: { origin: { type: 'string' }, help },
  })
  if (values.help) console.log(usage)
  else await check(positionals, values.origin)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function check([place, ...more]: readonly string[], wanted?: string): Promise<void> {
  if (!place || more.length > 0) {
    throw new Error(`Name one file or address: ${command} -- site.json --origin <address>`)
  }
  const origin = originOf(wanted ?? (isAddress(place) ? place : 'http://localhost:4173'))
  const problems = siteProblems(readJson(await readText(place), place), origin)
  if (problems.length > 0) throw new Error([`${place} is not right:`, ...problems].join('\n  '))
  console.log(`${place} is right.`)
}

function originOf(address: string): string {
  if (URL.canParse(address) && isAddress(address)) return new URL(address).origin
  throw new Error(
    `"${address}" is not where a site is served: give an address by https or http, such as https://casino.example.`,
  )
}

function isAddress(place: string): boolean {
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
    throw new Error(`${place} is not JSON: mend it where the reader stopped (${why}).`)
  }
}
