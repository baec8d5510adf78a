import { codes, meaningOf, strictAnswerOf, strictRefusalsOf } from '@croupier/core/contract'
import * as z from 'zod/mini'
import type { Answered, Received } from './backend.ts'
import { crossOriginFindings } from './cross-origin.findings.ts'
import type { Expectation, NamedRow, Question } from './plan.ts'

const mostOfOneAnswer = 5

/** How far the server's clock may be from this machine's: countdowns run on it. */
const longestDriftMs = 60_000

/**
 * What of an answer does not hold, in words; nothing when all is as the contract says.
 * @param origin whose pages ask from another origin; null where they do not
 */
export function findingsOf(
  call: NamedRow,
  question: Pick<Question, 'check' | 'expects'>,
  received: Received,
  origin: string | null,
): readonly string[] {
  if (received.kind === 'unanswered') return [`no answer: ${received.reason}`]
  return [
    ...(origin === null ? [] : crossOriginFindings(received.headers, origin)),
    ...headerFindings(received),
    ...bodyFindings(call, question, received),
  ]
}

function headerFindings({ at, headers }: Answered): readonly string[] {
  return [
    ...dateFindings(headers.get('date'), at),
    ...(headers.has('set-cookie')
      ? ['it sets a cookie: calls carry an Authorization header and never a cookie']
      : []),
  ]
}

function dateFindings(date: string | null, now: number): readonly string[] {
  if (date === null) return ['there is no Date: the site’s countdowns run on it']
  const drift = Date.parse(date) - now
  if (Number.isNaN(drift)) return [`Date is no date: "${date}"`]
  if (Math.abs(drift) <= longestDriftMs) return []
  const seconds = Math.round(Math.abs(drift) / 1000)
  return [
    `Date is ${seconds} s ${drift < 0 ? 'behind' : 'ahead of'} this machine’s clock: the site’s countdowns run on it`,
  ]
}

function bodyFindings(
  call: NamedRow,
  question: Pick<Question, 'check' | 'expects'>,
  { headers, status, text }: Answered,
): readonly string[] {
  const type = headers.get('content-type') ?? 'none'
  const body = parsed(text)
  if (body === undefined) {
    return [`the answer is not JSON (status ${status}, content type ${type}): ${beginningOf(text)}`]
  }
  return [
    ...(/^application\/json\b/i.test(type) ? [] : [`the content type is ${type}`]),
    ...answerFindings(call, question, body, status),
  ]
}

function answerFindings(
  call: NamedRow,
  { check, expects }: Pick<Question, 'check' | 'expects'>,
  body: unknown,
  status: number,
): readonly string[] {
  const { name, row } = call
  const refusal = refusalIn(call, body)
  if (refusal === null) {
    if (typeof expects === 'object') return ['it is accepted, although it must be refused']
    return [
      ...statusFindings(status),
      ...shapeFindings(strictAnswerOf(name), body),
      ...(check?.(body) ?? []),
    ]
  }
  const meaning = meaningOf(row.codes, refusal)
  if (expects === 'accepted') return [`it is refused with code ${refusal} (${meaning})`]
  return [
    ...unexpectedRefusal(call, expects, refusal),
    ...strictRefusalsOf(name)
      .filter(({ code }) => code === refusal)
      .flatMap(({ schema }) => shapeFindings(schema, body)),
  ]
}

function unexpectedRefusal(
  { row }: NamedRow,
  expects: Exclude<Expectation, 'accepted'>,
  code: number,
): readonly string[] {
  const meaning = meaningOf(row.codes, code)
  if (expects === 'answered') {
    return code in codes.global ? [`it is refused with code ${code} (${meaning})`] : []
  }
  if (expects.refusedAs.length === 0 || expects.refusedAs.includes(meaning)) return []
  return [`it is refused with code ${code} (${meaning}), not with ${codesFor(row.codes, expects)}`]
}

function statusFindings(status: number): readonly string[] {
  return status === 200 ? [] : [`the status of an accepted answer is ${status}, not 200`]
}

const refused = z.object({ code: z.number() })
const graphqlRefused = z.object({
  errors: z.array(z.object({ extensions: z.optional(z.object({ code: z.optional(z.number()) })) })),
})

/** No code is this one: GraphQL refused without naming any. */
const unnamed = Number.NaN

/** The code of a refusal, or null for an answer that is none. The maintenance check has codes of its own. */
function refusalIn({ row }: NamedRow, body: unknown): number | null {
  if (row.context === 'maintenance') return null
  if (row.operation) {
    const [first] = z.safeParse(graphqlRefused, body).data?.errors ?? []
    return first ? (first.extensions?.code ?? unnamed) : null
  }
  const code = z.safeParse(refused, body).data?.code ?? 0
  return code === 0 ? null : code
}

function shapeFindings(schema: z.core.$ZodType, body: unknown): readonly string[] {
  const { error } = z.safeParse(schema, body, { error: z.locales.en().localeError })
  const issues = error?.issues ?? []
  const told = issues.slice(0, mostOfOneAnswer).map(({ message, path }) => {
    const field = path.map(String).join('.')
    return `${field === '' ? 'the answer' : `field ${field}`}: ${message}`
  })
  const more = issues.length - told.length
  return more > 0 ? [...told, `and ${more} more fields`] : told
}

/** The numbers that mean what was expected. */
function codesFor(
  own: NamedRow['row']['codes'],
  { refusedAs }: Extract<Expectation, object>,
): string {
  return Object.entries({ ...codes.global, ...own })
    .filter(([, meaning]) => refusedAs.includes(meaning))
    .map(([code, meaning]) => `${code} (${meaning})`)
    .join(' or ')
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
