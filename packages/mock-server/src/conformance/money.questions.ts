import { endpoints } from '@croupier/core/contract'
import type { QrCodePlaces } from '@croupier/core/deposit'
import { readBahtAmount, type Satang, satang, satangToBaht } from '@croupier/core/money'
import * as z from 'zod/mini'
import { bodyOf, type Received } from './backend.ts'
import { codeFindings, isWaiting } from './payment.findings.ts'
import { qrQuery } from './plan.ts'
import type { NamedRow, Question } from './question.ts'
import { channelsOf, idAt } from './seen.ts'

const createQr: NamedRow = { name: 'createQr', row: endpoints.createQr }
const pollQr: NamedRow = { name: 'pollQr', row: endpoints.pollQr }

export interface MoneyAsking {
  /** The idempotency key of the payment. */
  readonly key: string
  readonly places: QrCodePlaces
  readonly now: () => number
}

/**
 * Requests one code of the smallest amount for a test member and polls it. Two requests with one key must be one
 * payment. Nobody pays it, so no money moves.
 * @returns whether there was a channel to make a code by
 */
export async function moneyQuestions(
  ask: (call: NamedRow, question: Question) => Promise<Received>,
  profile: unknown,
  { key, now, places }: MoneyAsking,
): Promise<boolean> {
  const channel = smallestOf(profile)
  if (!channel) return false
  const { amount } = channel
  const made: Question = {
    title: 'makes a code of the smallest amount',
    token: 'held',
    query: queryOf(channel),
    key,
    expects: 'accepted',
    check: (answer) => codeFindings(answer, { amount, places, now: now() }),
  }
  const payment = paymentIn(bodyOf(await ask(createQr, made)))
  if (!payment) return true
  await ask(createQr, {
    ...made,
    title: 'answers the same payment under the same key',
    expects: 'taken',
    check: (answer) => {
      const id = idAt(answer, 'result', 'id')
      return id === payment.id ? [] : [`it makes payment ${id} beside ${payment.id}`]
    },
  })
  await ask(createQr, {
    title: 'refuses the key of another request',
    token: 'held',
    query: queryOf({ ...channel, amount: satang(amount + oneBaht) }),
    key,
    expects: { status: 400 },
  })
  const query = { action: 'is_deposit', ...payment }
  const waits: Question = {
    title: 'says that the payment waits',
    token: 'held',
    query,
    expects: 'accepted',
    check: (answer) => (isWaiting(answer) ? [] : ['a payment that nobody has paid does not wait']),
  }
  await ask(pollQr, waits)
  await ask(pollQr, { ...waits, title: 'says so again, however often it is asked' })
  await ask(pollQr, {
    title: 'refuses secrets that belong to another payment',
    token: 'held',
    query: { ...query, token: 'none', x_debug_key: 'none' },
    expects: 'refused',
  })
  return true
}

const oneBaht = 100

interface Channel {
  readonly id: string
  readonly type: 'payment' | 'truewallet'
  readonly amount: Satang
}

function queryOf({ amount, id, type }: Channel) {
  return qrQuery({ id, type, amount: String(satangToBaht(amount)) })
}

const channel = z.object({
  id: z.union([z.string(), z.number()]),
  min_deposit: z.optional(z.nullable(z.union([z.string(), z.number()]))),
})

/** The first channel with codes, and its minimum in whole baht. */
function smallestOf(profile: unknown): Channel | null {
  const [first] = (['payment', 'truewallet'] as const).flatMap((type) =>
    channelsOf(profile, type).flatMap((one) => {
      const { data } = z.safeParse(channel, one)
      const least = data ? readBahtAmount(data.min_deposit ?? 0) : null
      if (!data || least === null) return []
      const amount = satang(Math.max(1, Math.ceil(least / oneBaht)) * oneBaht)
      return [{ id: String(data.id), type, amount }]
    }),
  )
  return first ?? null
}

const code = z.object({
  result: z.object({ id: z.union([z.string(), z.number()]) }),
  token: z.string(),
  x_debug_key: z.string(),
})

function paymentIn(answer: unknown): { id: string; token: string; x_debug_key: string } | null {
  const read = z.safeParse(code, answer).data
  return read
    ? { id: String(read.result.id), token: read.token, x_debug_key: read.x_debug_key }
    : null
}
