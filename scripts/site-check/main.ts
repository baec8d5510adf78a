// Says what is wrong with a site configuration before members see it:
// `npm run site:check -- site.json --origin https://casino.example`, or with an address instead of a file.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { siteProblems } from './site.check.ts'

try {
  const { origin, place } = readOptions()
  const problems = siteProblems(readJson(await readText(place), place), origin)
  if (problems.length > 0) throw new Error([`${place} is not right:`, ...problems].join('\n  '))
  console.log(`${place} is right.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readOptions() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string' } },
  })
  const [place, ...more] = positionals
  if (!place || more.length > 0) {
    throw new Error('Name one file or address: npm run site:check -- site.json --origin <origin>')
  }
  const wanted = values.origin ?? (isAddress(place) ? place : 'http://localhost:4173')
  if (!URL.canParse(wanted) || !isAddress(wanted)) {
    throw new Error(`--origin is an address by https or http, not "${wanted}".`)
  }
  return { place, origin: new URL(wanted).origin }
}

function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place)
}

async function readText(place: string): Promise<string> {
  if (!isAddress(place)) {
    try {
      return readFileSync(place, 'utf8')
    } catch {
      throw new Error(`There is no file ${place} that can be read.`)
    }
  }
  const answer = await fetch(place, { signal: AbortSignal.timeout(15_000) }).catch((error) => {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    throw new Error(`${place} does not answer: ${cause}`)
  })
  if (!answer.ok) throw new Error(`${place} answers ${answer.status}.`)
  return answer.text()
}

function readJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${place} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
