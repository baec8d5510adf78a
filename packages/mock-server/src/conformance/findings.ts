import { codes, meaningOf, strictAnswerOf, strictRefusalsOf } from '@croupier/core/contract'
import * as z from 'zod/mini'
import { type Answered, bodyOf, type Received } from './backend.ts'
import { crossOriginFindings } from './cross-origin.findings.ts'
import type { Expectation, NamedRow, Question } from './question.ts'
import { yearFindings } from './year.findings.ts'

const mostOfOneAnswer = 5

/** How far the server's clock may differ from this machine's, because countdowns run on it. */
const longestDriftMs = 60_000

/**
 * Describes what is wrong with an answer; empty if all is as the contract says.
 * @param origin the origin of pages that call cross-origin; null if they do not
 */
export function findingsOf(
  call: NamedRow,
  question: Pick<Question, 'check' | 'expects'>,
  received: Received,
  origin: string | null,
): readonly string[] {
  if (received.kind === 'unanswered') return [`no answer: ${received.reason}`]
  return [...errorFindings(received, origin), ...bodyFindings(call, question, received)]
}

/** What is wrong with the headers, which must be the same for every answer, errors too. */
export function errorFindings(received: Received, origin: string | null): readonly string[] {
  if (received.kind === 'unanswered') return [`no answer: ${received.reason}`]
  return [
    ...(origin === null ? [] : crossOriginFindings(received.headers, origin)),
    ...headerFindings(received),
  ]
}

/** The body of an answer that says yes; undefined for any other. */
export function acceptedBody(call: NamedRow, received: Received): unknown {
  if (received.kind === 'unanswered' || received.status >= 400) return undefined
  const body = bodyOf(received)
  return body === undefined || refusalIn(call, body) !== null ? undefined : body
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
  received: Answered,
): readonly string[] {
  const { at, headers, status, text } = received
  const { expects } = question
  if (typeof expects === 'object' && 'status' in expects) {
    return status === expects.status ? [] : [`its status is ${status}, not ${expects.status}`]
  }
  const type = headers.get('content-type') ?? 'none'
  const body = bodyOf(received)
  if (body === undefined) {
    return [`the answer is not JSON (status ${status}, content type ${type}): ${beginningOf(text)}`]
  }
  return [
    ...(/^application\/json\b/i.test(type) ? [] : [`the content type is ${type}`]),
    ...answerFindings(call, { ...question, expects }, { at, body, status }),
  ]
}

type Meant = Exclude<Expectation, { readonly status: number }>

/** An answer without its headers. */
interface Came {
  readonly at: number
  readonly body: unknown
  readonly status: number
}

function answerFindings(
  call: NamedRow,
  { check, expects }: Pick<Question, 'check'> & { readonly expects: Meant },
  { at, body, status }: Came,
): readonly string[] {
  const { name, row } = call
  const refusal = refusalIn(call, body)
  if (refusal === null) {
    if (typeof expects === 'object' || expects === 'refused') {
      return ['it is accepted, although it must be refused']
    }
    return [
      ...statusFindings(status),
      ...(expects === 'taken' ? [] : shapeFindings(strictAnswerOf(name), body)),
      ...(expects === 'taken' ? [] : yearFindings(body, at)),
      ...(check?.(body) ?? []),
    ]
  }
  if (expects === 'accepted' || expects === 'taken') {
    return [`it is refused with ${wordsOf(row, refusal)}`]
  }
  return [
    ...unexpectedRefusal(call, expects, refusal),
    ...refusalStatusFindings(status),
    ...strictRefusalsOf(name)
      .filter(({ code }) => code === refusal)
      .flatMap(({ schema }) => shapeFindings(schema, body)),
  ]
}

function unexpectedRefusal(
  { row }: NamedRow,
  expects: Exclude<Meant, 'accepted' | 'taken'>,
  code: number,
): readonly string[] {
  const told = `it is refused with ${wordsOf(row, code)}`
  if (typeof expects !== 'object') return code in codes.global ? [told] : []
  if (expects.refusedAs.includes(meaningOf(row.codes, code))) return []
  return [`${told}, not with ${codesFor(row.codes, expects)}`]
}

const wordsOf = (row: NamedRow['row'], code: number) =>
  Number.isNaN(code) ? 'no code' : `code ${code} (${meaningOf(row.codes, code)})`

function statusFindings(status: number): readonly string[] {
  return status === 200 ? [] : [`the status of an accepted answer is ${status}, not 200`]
}

function refusalStatusFindings(status: number): readonly string[] {
  return status === 200 || status === 401
    ? []
    : [`the status of a refusal is ${status}, neither 200 nor 401`]
}

const refused = z.object({ code: z.number() })
const graphqlRefused = z.object({
  errors: z.array(
    z.object({ extensions: z.optional(z.object({ code: z.optional(z.unknown()) })) }),
  ),
})

/** The code of a refusal by GraphQL that names none; it equals no code. */
const unnamed = Number.NaN

/** The code of a refusal, or null for any other answer. The maintenance check has codes of its own. */
function refusalIn({ row }: NamedRow, body: unknown): number | null {
  if (row.context === 'maintenance') return null
  if (row.operation) {
    const [first] = z.safeParse(graphqlRefused, body).data?.errors ?? []
    return first ? codeOf(first.extensions?.code) : null
  }
  const code = z.safeParse(refused, body).data?.code ?? 0
  return code === 0 ? null : code
}

const codeOf = (code: unknown) => (typeof code === 'number' ? code : unnamed)

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

/** The codes with the expected meaning. */
function codesFor(own: NamedRow['row']['codes'], { refusedAs }: Extract<Meant, object>): string {
  return Object.entries({ ...codes.global, ...own })
    .filter(([, meaning]) => refusedAs.includes(meaning))
    .map(([code, meaning]) => `${code} (${meaning})`)
    .join(' or ')
}

/** Enough of an answer to recognise it. It is no JSON, so it cannot hold tokens; it may be a whole page. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line === '' ? 'it is empty' : JSON.stringify(line.slice(0, 60))
}
