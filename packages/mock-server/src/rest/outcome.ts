import type { EndpointName } from '@croupier/core/contract'
import { type CatalogueCase, type ProfileList, undocumentedCode } from '../catalogue/case.ts'
import { defaultFaultStatus, type Fault } from '../catalogue/fault.ts'
import type { Armed } from '../world/armed.ts'
import { type Exchange, type Performed, perform } from './performing.ts'

/** How a call ends on the wire. `answer` is what was meant, for the journal. */
export type Outcome =
  | { readonly type: 'json'; readonly status: number; readonly answer: unknown }
  | {
      readonly type: 'text'
      readonly status: number
      readonly text: string
      readonly contentType: string
      readonly answer: unknown
    }
  | { readonly type: 'reset'; readonly answer: unknown }
  | { readonly type: 'hang'; readonly answer: unknown }

/** What a call answers, as its handler says or as it was armed to. */
export function decideOutcome(
  name: EndpointName,
  exchange: Exchange,
  armed: Armed | null,
): Outcome {
  const asUsual = (skipsRules = false) => perform(name, exchange, skipsRules)
  if (!armed) return json(asUsual())
  if (armed.outcome.type === 'fault') return ofFault(name, armed.outcome.fault, asUsual)
  return ofCase(name, armed.outcome.case, armed.outcome.code, asUsual)
}

function ofCase(
  name: EndpointName,
  { code, answer }: CatalogueCase,
  chosenCode: number | null,
  perform: (skipsRules: boolean) => Performed,
): Outcome {
  switch (answer.type) {
    case 'refusal': {
      const documented = typeof code === 'number' ? code : undocumentedCode
      return json({
        status: 200,
        answer: { code: chosenCode ?? documented, message: answer.message },
      })
    }
    case 'answer':
      return json({ status: 200, answer: answer.body })
    case 'success': {
      const performed = perform(true)
      return json({ ...performed, answer: withoutLists(performed.answer, answer.withoutLists) })
    }
    case 'fault':
      return ofFault(
        name,
        { kind: answer.kind, isApplied: false, status: defaultFaultStatus },
        () => perform(false),
      )
  }
}

function ofFault(name: EndpointName, fault: Fault, perform: () => Performed): Outcome {
  if (fault.kind === 'slow') return json(perform())
  const performed = fault.isApplied ? perform() : null
  const answer = performed?.answer ?? null
  switch (fault.kind) {
    case 'reset':
    case 'hang':
      return { type: fault.kind, answer }
    case 'empty':
      return { type: 'text', status: 200, text: '', contentType: 'application/json', answer }
    case 'truncated':
      return {
        type: 'text',
        status: 200,
        text: firstHalf(JSON.stringify(answer ?? { code: 0, result: {} })),
        contentType: 'application/json',
        answer,
      }
    case 'malformed':
      return {
        type: 'text',
        status: 200,
        text: '<!doctype html><html><title>Gateway</title><p>Please wait…</p></html>',
        contentType: 'text/html; charset=utf-8',
        answer,
      }
    case 'missingFields':
      return { type: 'json', status: 200, answer: bareAnswer(name) }
    case 'http':
      return {
        type: 'json',
        status: fault.status,
        answer: { error: `armed answer with status ${fault.status}` },
      }
  }
}

const json = ({ status, answer }: Performed): Outcome => ({ type: 'json', status, answer })

const firstHalf = (text: string) => text.slice(0, Math.floor(text.length / 2))

/** Answers in which the code is all that is said, so that it is the field to leave out. */
const codeSaysAll: readonly EndpointName[] = [
  'resetPassword',
  'changePassword',
  'chatCheck',
  'pollQr',
  'sendTransfer',
  'updateUpgrade',
  'checkDepositPromotion',
  'affiliateWithdraw',
  'checkMaintenance',
]

/** A success without the fields that matter. */
const bareAnswer = (name: EndpointName) => (codeSaysAll.includes(name) ? {} : { code: 0 })

function withoutLists(answer: unknown, lists: readonly ProfileList[] = []): unknown {
  if (lists.length === 0 || !isRecord(answer) || !isRecord(answer.result)) return answer
  const emptied = Object.fromEntries(lists.map((list) => [list, []]))
  return { ...answer, result: { ...answer.result, ...emptied } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
