import type { EndpointName } from '@croupier/core/contract'
import { isOperation } from '../calls/operation.name.ts'
import {
  type CatalogueCase,
  type CodeForm,
  type GameFlaw,
  type MissingInProfile,
  undocumentedCode,
} from '../catalogue/case.ts'
import { defaultFaultStatus, type Fault } from '../catalogue/fault.ts'
import type { Exchange, Performed } from '../rest/exchange.ts'
import type { Armed } from '../world/armed.ts'
import { graphqlRefusal, performGraphql } from './graphql.server.ts'
import { perform } from './performing.ts'

/** How a call ends on the wire. `answer` is the intended answer, for the journal. */
export type Outcome =
  | ({ readonly type: 'json' } & Performed)
  | {
      readonly type: 'text'
      readonly status: number
      readonly text: string
      readonly contentType: string
      readonly answer: unknown
    }
  | { readonly type: 'reset'; readonly answer: unknown }
  | { readonly type: 'hang'; readonly answer: unknown }

/** The outcome of a call, as its handler decides or as it was armed. */
export async function decideOutcome(
  name: EndpointName | null,
  exchange: Exchange,
  armed: Armed | null,
): Promise<Outcome> {
  const asUsual = async (skipsRules = false) =>
    name === null || isOperation(name)
      ? performGraphql(exchange, skipsRules)
      : perform(name, exchange, skipsRules)
  if (!armed) return json(await asUsual())
  const { endpoint, outcome } = armed
  if (outcome.type === 'fault') return ofFault(endpoint, outcome.fault, asUsual)
  return ofCase(endpoint, outcome.case, outcome.code, asUsual)
}

async function ofCase(
  name: EndpointName,
  { code, answer }: CatalogueCase,
  chosenCode: number | null,
  perform: (skipsRules: boolean) => Promise<Performed>,
): Promise<Outcome> {
  switch (answer.type) {
    case 'refusal': {
      const documented = typeof code === 'number' ? code : undocumentedCode
      return json({
        status: 200,
        answer: refusalOf(name, chosenCode ?? documented, answer.message),
      })
    }
    case 'answer':
      return json({ status: 200, answer: answer.body })
    case 'success': {
      const performed = await perform(true)
      const profile = profileWithout(performed.answer, answer.without)
      const opened = withFlaw(profile, answer.game)
      return json({ ...performed, answer: withCode(opened, answer.code) })
    }
    case 'fault':
      return ofFault(
        name,
        { kind: answer.kind, isApplied: false, status: defaultFaultStatus },
        () => perform(false),
      )
  }
}

async function ofFault(
  name: EndpointName,
  fault: Fault,
  perform: () => Promise<Performed>,
): Promise<Outcome> {
  if (fault.kind === 'slow') return json(await perform())
  const performed = fault.isApplied ? await perform() : null
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

const json = (performed: Performed): Outcome => ({ type: 'json', ...performed })

const refusalOf = (name: EndpointName, code: number, message: string) =>
  isOperation(name) ? graphqlRefusal(code, message) : { code, message }

const firstHalf = (text: string) => text.slice(0, Math.floor(text.length / 2))

/** Calls whose answer has nothing but a code, so that the code is the field to omit. */
const codeSaysAll: readonly EndpointName[] = [
  'revoke',
  'resetPassword',
  'changePassword',
  'confirmPassword',
  'chatCheck',
  'pollQr',
  'sendTransfer',
  'updateUpgrade',
  'checkDepositPromotion',
  'affiliateWithdraw',
  'checkMaintenance',
]

/** A success without its important fields. */
const bareAnswer = (name: EndpointName) =>
  isOperation(name) || codeSaysAll.includes(name) ? {} : { code: 0 }

function profileWithout(answer: unknown, without: MissingInProfile = {}): unknown {
  if (!isRecord(answer) || !isRecord(answer.result)) return answer
  const { lists = [], account, usdtAddress } = without
  const emptied = Object.fromEntries(lists.map((list) => [list, []]))
  const user = account ? { user: { ...Object(answer.result.user), bank_account: '' } } : {}
  const usdt = usdtAddress ? { usdt: withWrongAddress(answer.result.usdt) } : {}
  return { ...answer, result: { ...answer.result, ...usdt, ...emptied, ...user } }
}

/** Adds the flaw to the address of the game, which reads it from there. */
function withFlaw(answer: unknown, flaw: GameFlaw | undefined): unknown {
  if (!flaw || !isRecord(answer) || typeof answer.result !== 'string') return answer
  return { ...answer, result: `${answer.result}&flaw=${flaw}` }
}

/** The addresses in place of a code; the site of every world may follow the link. */
const codes: Readonly<Record<CodeForm, string>> = {
  missingPicture: 'data:image/png;base64,AAAA',
  link: 'scbeasy://payments/promptpay',
}

function withCode(answer: unknown, form: CodeForm | undefined): unknown {
  if (!form || !isRecord(answer) || !isRecord(answer.result)) return answer
  return { ...answer, result: { ...answer.result, qrCode: codes[form] } }
}

function withWrongAddress(accounts: unknown): unknown {
  if (!Array.isArray(accounts)) return accounts
  const [first, ...others]: readonly unknown[] = accounts
  if (!isRecord(first)) return accounts
  const right = String(first.address)
  const last = right.endsWith('1') ? '2' : '1'
  return [{ ...first, address: right.slice(0, -1) + last }, ...others]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
