import { type EndpointName, isNeverAsked, missingCallStatuses } from '@croupier/core/contract'
import * as z from 'zod/mini'
import { bodyOf, type Received } from './backend.ts'
import type { NamedRow } from './question.ts'

/** The calls that the site makes but can do without, with the reason. */
const optionalCalls: Readonly<Partial<Record<EndpointName, string>>> = {
  getMember: 'the site then trusts that the tokens are those of who signed in',
  revoke: 'the site then ends sessions by itself',
}

/** Why a backend may lack a call; null if it may not. */
export function reasonToLack(name: EndpointName): string | null {
  return isNeverAsked(name) ? 'the site never makes this call' : (optionalCalls[name] ?? null)
}

/** Whether an answer says that there is no such call. GraphQL says so by an error without a code. */
export function isMissing({ row }: NamedRow, received: Received): boolean {
  if (received.kind === 'unanswered') return false
  if (missingCallStatuses.includes(received.status)) return true
  return row.operation !== undefined && hasNumberlessError(bodyOf(received))
}

const errors = z.object({
  errors: z.array(
    z.object({ extensions: z.optional(z.object({ code: z.optional(z.unknown()) })) }),
  ),
})

function hasNumberlessError(answer: unknown): boolean {
  const [first] = z.safeParse(errors, answer).data?.errors ?? []
  return first !== undefined && typeof first.extensions?.code !== 'number'
}
