import * as z from 'zod/mini'
import { readAsMeant } from '../../src/wire/contract/answer.reading.ts'
import { type EndpointName, endpoints, type WireAnswer } from '../../src/wire/contract/endpoints.ts'
import { callNames, type SiteCallName } from '../all-calls.ts'
import { callRequests, startApi } from '../api.harness.ts'
import type { ValueOf } from './reading.row.ts'

/** How an answer is read. */
export type Reading<Name extends EndpointName> =
  | { readonly kind: 'accepted'; readonly value: ValueOf<Name>; readonly leftOut: number }
  /** The reason, in one word. */
  | { readonly kind: 'not accepted'; readonly why: string }

/**
 * Reads the text of an answer as the site does, from the http port to the value that a chart gets. The answer of a
 * call that no page makes is only read by the contract.
 */
export function readText<Name extends EndpointName>(
  name: Name,
  text: string,
): Promise<Reading<Name>>
export async function readText(name: EndpointName, text: string): Promise<Reading<EndpointName>> {
  const made = callNames.find((call) => call === name)
  return made ? readByClient(made, text) : readByContract(name, text)
}

async function readByClient<Name extends SiteCallName>(
  name: Name,
  text: string,
): Promise<Reading<EndpointName>> {
  const { client, reports } = startApi({ onSent: (request) => request.answer(text) })
  const answer = await client.call(name, callRequests[name], { purpose: 'foreground' })
  if (answer.kind !== 'accepted') {
    const why = answer.kind === 'refused' ? answer.refusal.meaning : answer.failure.kind
    return { kind: 'not accepted', why }
  }
  return { kind: 'accepted', value: answer.value, leftOut: reports[0]?.leftOut ?? 0 }
}

function readByContract(name: EndpointName, text: string): Reading<EndpointName> {
  const { answer } = endpoints[name]
  const meant = readAsMeant(answer, JSON.parse(text))
  const read = z.safeParse<z.core.$ZodType<WireAnswer<EndpointName>>>(answer, meant.wire)
  return read.success
    ? { kind: 'accepted', value: read.data, leftOut: meant.leftOut.length }
    : { kind: 'not accepted', why: 'unreadable' }
}
