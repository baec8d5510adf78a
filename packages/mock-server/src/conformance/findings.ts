import { codes, type Endpoint, meaningOf } from '@croupier/core/contract'
import * as z from 'zod/mini'
import { askingOrigin, type Received } from './backend.ts'
import type { Expectation } from './plan.ts'

const mostOfOneAnswer = 5

/** What of an answer does not hold, in words; nothing when all is as the contract says. */
export function findingsOf(
  row: Endpoint,
  expects: Expectation,
  received: Received,
): readonly string[] {
  if (received.kind === 'unanswered') return [`no answer: ${received.reason}`]
  return [...headerFindings(received.headers), ...bodyFindings(row, expects, received)]
}

/** What a browser would not get past before its first call. */
export function preflightFindings(received: Received): readonly string[] {
  if (received.kind === 'unanswered') return [`no answer to OPTIONS: ${received.reason}`]
  const { headers, status } = received
  const allowed = listOf(headers.get('access-control-allow-headers'))
  const missing = ['authorization', 'content-type', 'idempotency-key'].filter(
    (name) => !allowed.includes(name),
  )
  return [
    ...(status >= 200 && status < 300
      ? []
      : [`OPTIONS is answered with status ${status}, not 204`]),
    ...originFindings(headers),
    ...missing.map((name) => `Access-Control-Allow-Headers does not name ${name}`),
  ]
}

function headerFindings(headers: Headers): readonly string[] {
  const exposed = listOf(headers.get('access-control-expose-headers'))
  const hidden = ['Date', 'Retry-After'].filter((name) => !exposed.includes(name.toLowerCase()))
  return [
    ...originFindings(headers),
    ...hidden.map((name) => `Access-Control-Expose-Headers does not name ${name}`),
    ...(headers.has('date') ? [] : ['there is no Date: the site’s countdowns run on it']),
  ]
}

function originFindings(headers: Headers): readonly string[] {
  const origin = headers.get('access-control-allow-origin')
  if (origin === '*' || origin === askingOrigin) return []
  return [`Access-Control-Allow-Origin is ${origin ?? 'missing'}, neither * nor the asking origin`]
}

function bodyFindings(
  row: Endpoint,
  expects: Expectation,
  { headers, status, text }: Extract<Received, { kind: 'answered' }>,
): readonly string[] {
  const type = headers.get('content-type') ?? 'none'
  const body = parsed(text)
  if (body === undefined) {
    return [`the answer is not JSON (status ${status}, content type ${type}): ${beginningOf(text)}`]
  }
  return [
    ...(/^application\/json\b/i.test(type) ? [] : [`the content type is ${type}`]),
    ...answerFindings(row, expects, body, status),
  ]
}

function answerFindings(
  row: Endpoint,
  expects: Expectation,
  body: unknown,
  status: number,
): readonly string[] {
  const refusal = refusalIn(row, body)
  if (refusal === null) {
    if (typeof expects === 'object') return ['it is accepted, although it must be refused']
    return [...statusFindings(status), ...shapeFindings(row, body)]
  }
  const meaning = meaningOf(row.codes, refusal)
  if (expects === 'accepted') return [`it is refused with code ${refusal} (${meaning})`]
  if (expects === 'any') return []
  if (expects === 'documented') {
    return meaning === 'other'
      ? [`it is refused with code ${refusal}, which nobody documented`]
      : []
  }
  if (expects.refusedAs.length === 0 || expects.refusedAs.includes(meaning)) return []
  return [`it is refused with code ${refusal} (${meaning}), not with ${codesFor(row, expects)}`]
}

function statusFindings(status: number): readonly string[] {
  return status === 200 ? [] : [`the status of an accepted answer is ${status}, not 200`]
}

/** The code of a refusal, or null for an answer that is none. The maintenance check has codes of its own. */
function refusalIn(row: Endpoint, body: unknown): number | null {
  if (row.context === 'maintenance') return null
  const envelope = z.safeParse(z.object({ code: z.number() }), body)
  return envelope.success && envelope.data.code !== 0 ? envelope.data.code : null
}

function shapeFindings(row: Endpoint, body: unknown): readonly string[] {
  const { error } = z.safeParse(row.answer, body, { error: z.locales.en().localeError })
  const issues = error?.issues ?? []
  const told = issues.slice(0, mostOfOneAnswer).map(({ message, path }) => {
    const field = path.map(String).join('.')
    return `${field === '' ? 'the answer' : `field ${field}`}: ${message}`
  })
  const more = issues.length - told.length
  return more > 0 ? [...told, `and ${more} more fields`] : told
}

/** The numbers that mean what was expected. */
function codesFor(row: Endpoint, { refusedAs }: Extract<Expectation, object>): string {
  const all = Object.entries({ ...codes.global, ...row.codes })
  return all
    .filter(([, meaning]) => refusedAs.includes(meaning))
    .map(([code, meaning]) => `${code} (${meaning})`)
    .join(' or ')
}

function listOf(header: string | null): readonly string[] {
  return (header ?? '').split(',').map((name) => name.trim().toLowerCase())
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Enough of an answer to know it again; it may be a page, and tokens come in JSON only. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line === '' ? 'it is empty' : JSON.stringify(line.slice(0, 60))
}
