import { type Endpoint, endpoints } from '@croupier/core/contract'
import type { JournalEntry } from '../../src/world/journal.ts'
import type { Ended } from './fuzz.ts'
import type { Sent } from './sent.ts'

const knownTypes =
  /^(application\/(json|graphql-response\+json)|text\/(html|css|javascript|event-stream|plain)|image\/svg\+xml|font\/woff2)\b/

/** What is wrong with the end of a request, as far as nothing was armed for it. */
export function problemsOf(sent: Sent, ended: Ended, entry: JournalEntry | null): string[] {
  if (entry?.armed) return ended.kind === 'broken' ? [`broken: ${told(ended.error)}`] : []
  switch (ended.kind) {
    case 'reset':
      return ['the connection was reset']
    case 'waiting':
      // What hangs is in the journal at once; what is slow only when it ends.
      return ['no answer without time passing']
    case 'broken':
      return [`broken: ${told(ended.error)}`]
    case 'answered':
      return problemsOfAnswer(sent, ended.answer, ended.text, entry)
  }
}

function problemsOfAnswer(
  sent: Sent,
  answer: Response,
  text: string,
  entry: JournalEntry | null,
): string[] {
  if (answer.status >= 500 && !isMaintenance(answer, entry))
    return [`status ${answer.status}: ${text}`]
  const isEmpty = sent.method === 'HEAD' || [204, 303, 304].includes(answer.status)
  if (isEmpty) return text === '' ? [] : [`status ${answer.status} with a body`]
  const type = answer.headers.get('Content-Type') ?? ''
  if (!knownTypes.test(type)) return [`content type "${type}"`]
  if (!type.includes('json')) {
    return sent.path.startsWith('/_/') ? [`a service answered ${type}`] : []
  }
  const body = objectIn(text)
  if (!body) return [`no object of JSON: ${text.slice(0, 200)}`]
  if (answer.status >= 400 && !sent.path.startsWith('/_/') && !isProblem(body)) {
    return [`status ${answer.status} without error and hint: ${text}`]
  }
  if (!sent.path.startsWith('/_/')) return []
  const says = ['code', 'error', 'data', 'errors'].some((name) => Object.hasOwn(body, name))
  if (!says) return [`neither code nor error: ${text.slice(0, 200)}`]
  const isUnnamed = answer.status === 400 && !namesField(sent, body, entry)
  return isUnnamed ? [`status 400 without field: ${text}`] : []
}

/** Registration says by its status what 9998 cannot: there it asks who somebody is. */
function isMaintenance(answer: Response, entry: JournalEntry | null): boolean {
  const row: Endpoint | null = entry?.endpoint ? endpoints[entry.endpoint] : null
  return answer.status === 503 && row?.context === 'register'
}

const isProblem = (body: object) => 'error' in body && 'hint' in body

/** Whether a refusal says which field it is about; what is no object of JSON has none. */
function namesField(sent: Sent, body: object, entry: JournalEntry | null): boolean {
  const row: Endpoint | null = entry?.endpoint ? endpoints[entry.endpoint] : null
  if (entry === null || row?.operation || entry.path === endpoints.lists.path) return true
  if ('field' in body && typeof body.field === 'string' && body.field !== '') return true
  return row?.body !== undefined && isProblem(body) && objectIn(sent.body ?? '') === null
}

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

const told = (error: unknown) =>
  error instanceof Error
    ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ')
    : String(error)
