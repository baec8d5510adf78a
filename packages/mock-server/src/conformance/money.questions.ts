import { endpoints } from '@croupier/core/contract'
import { readBahtAmount, type Satang, satang, satangToBaht } from '@croupier/core/money'
import { readInstant } from '@croupier/core/time'
import * as z from 'zod/mini'
import type { Received } from './backend.ts'
import { type NamedRow, type Question, qrQuery } from './plan.ts'

const getProfile: NamedRow = { name: 'getProfile', row: endpoints.getProfile }
const createQr: NamedRow = { name: 'createQr', row: endpoints.createQr }
const pollQr: NamedRow = { name: 'pollQr', row: endpoints.pollQr }

type Ask = (call: NamedRow, question: Question) => Promise<Received>

/**
 * Makes one code of the smallest amount for a test member and follows it. Asked for twice under one key it
 * has to be one payment. Nobody pays it, so no money moves.
 */
export async function moneyQuestions(ask: Ask, key: string, now: () => number): Promise<void> {
  const profile = await ask(getProfile, {
    title: 'names a channel that makes codes',
    token: 'held',
    expects: 'accepted',
    check: (answer) => (smallestOf(answer) ? [] : ['no channel of `payment` can be paid by']),
  })
  const channel = smallestOf(bodyOf(profile))
  if (!channel) return
  const made: Question = {
    title: 'makes a code of the smallest amount',
    token: 'held',
    query: qrQuery({ id: channel.id, amount: String(satangToBaht(channel.amount)) }),
    key,
    expects: 'accepted',
    check: (answer) => codeFindings(answer, channel.amount, now()),
  }
  const payment = paymentIn(bodyOf(await ask(createQr, made)))
  if (!payment) return
  await ask(createQr, {
    ...made,
    title: 'answers the same payment under the same key',
    check: (answer) => {
      const id = paymentIn(answer)?.id
      return id === payment.id ? [] : [`it makes payment ${id} beside ${payment.id}`]
    },
  })
  const query = { action: 'is_deposit', ...payment }
  await ask(pollQr, {
    title: 'says that the payment waits',
    token: 'held',
    query,
    expects: 'accepted',
    check: (answer) => (isWaiting(answer) ? [] : ['a payment that nobody has paid does not wait']),
  })
  await ask(pollQr, {
    title: 'refuses secrets that belong to another payment',
    token: 'held',
    query: { ...query, token: 'none', x_debug_key: 'none' },
    expects: { refusedAs: [] },
  })
}

const channels = z.object({
  result: z.object({ payment: z.array(z.unknown()) }),
})
const channel = z.object({
  id: z.union([z.string(), z.number()]),
  min_deposit: z.optional(z.nullable(z.union([z.string(), z.number()]))),
})

/** The first channel that makes codes, and the least in whole baht that it takes. */
function smallestOf(answer: unknown): { id: string; amount: Satang } | null {
  const listed = z.safeParse(channels, answer).data?.result.payment ?? []
  const [first] = listed.flatMap((one) => z.safeParse(channel, one).data ?? [])
  const minimum = first ? readBahtAmount(first.min_deposit ?? 0) : null
  if (!first || minimum === null) return null
  return { id: String(first.id), amount: satang(Math.max(1, Math.ceil(minimum / 100)) * 100) }
}

const code = z.object({
  result: z.object({
    id: z.union([z.string(), z.number()]),
    payAmount: z.union([z.string(), z.number()]),
    expiredDate: z.union([z.string(), z.number()]),
  }),
  token: z.string(),
  x_debug_key: z.string(),
})

function paymentIn(answer: unknown): { id: string; token: string; x_debug_key: string } | null {
  const read = z.safeParse(code, answer).data
  return read
    ? { id: String(read.result.id), token: read.token, x_debug_key: read.x_debug_key }
    : null
}

const oneBaht = 100
/** For how long a code may be shown: twice its usual fifteen minutes [DEP-37]. */
const longestLifeMs = 30 * 60_000

function codeFindings(answer: unknown, asked: Satang, now: number): readonly string[] {
  const read = z.safeParse(code, answer).data
  const pay = read && readBahtAmount(read.result.payAmount)
  const until = read && readInstant(read.result.expiredDate)
  const isNear = typeof pay === 'number' && Math.abs(pay - asked) < oneBaht
  const isSoon = typeof until === 'number' && until > now && until <= now + longestLifeMs
  return [
    ...(isNear ? [] : ['payAmount differs by a baht or more from what was asked for']),
    ...(isSoon ? [] : ['expiredDate is not within the next 30 minutes']),
  ]
}

function isWaiting(answer: unknown): boolean {
  const { data } = z.safeParse(z.object({ success: z.literal([false, 0]) }), answer)
  return data !== undefined
}

function bodyOf(received: Received): unknown {
  if (received.kind === 'unanswered') return null
  try {
    return JSON.parse(received.text)
  } catch {
    return null
  }
}
