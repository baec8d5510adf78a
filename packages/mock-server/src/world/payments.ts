import { formatSatang, type Satang, satang } from '@croupier/core/money'
import type { Random } from '@croupier/core/ports'
import { minute } from '@croupier/core/time'
import { randomText } from '../base/random.text.ts'
import type { WorldClock } from './world.clock.ts'
import type { WorldDialect } from './world.dialect.ts'

export const paymentLifetime = 15 * minute
/** The largest number of satang that is added to the requested amount. */
export const mostAdded = 99

export type PaymentState = 'waiting' | 'paid' | 'partlyPaid' | 'rejected' | 'expired'

/** One QR payment. Records are never changed in place. */
export interface Payment {
  readonly id: string
  readonly username: string
  readonly channelId: string
  readonly provider: string
  readonly requestedAmount: Satang
  /** The requested amount plus 0.01 to 0.99, which identifies an incoming transfer. */
  readonly payAmount: Satang
  readonly createdAt: number
  readonly expiresAt: number
  readonly merchantRef: string
  readonly qrCode: string
  readonly token: string
  readonly debugKey: string
  readonly state: PaymentState
  /** The received amount, if it was less than the amount to pay or came too late. */
  readonly receivedAmount: Satang | null
  /** For money that came after the code was over: whether the member got it. */
  readonly late: 'credited' | 'kept' | null
  /** What the member is told about a part payment or a rejection. */
  readonly message: string | null
}

export interface PaymentRequest {
  readonly username: string
  readonly channelId: string
  readonly provider: string
  readonly requestedAmount: Satang
  /** Draws the payload of the code for the amount that was chosen. */
  readonly drawQrCode: (payAmount: Satang) => string
}

/** The result of a payment action; a refusal names the state that prevents it. */
export type PaymentChange =
  | { readonly status: 'changed'; readonly payment: Payment }
  | { readonly status: 'refused'; readonly state: PaymentState }
  | { readonly status: 'unknown' }

/** The QR payments of one world. */
export interface Payments {
  /** Newest first. */
  all(): readonly Payment[]
  find(id: string): Payment | undefined
  /** Returns null when all 99 amounts around the requested one are waiting for a payment. */
  create(request: PaymentRequest): Payment | null
  /** Credits the member once. A payment that is over is refused, unless its rules are ignored. */
  pay(id: string, ignoresExpiry?: boolean): PaymentChange
  /** Pays after the code is over, which no poll reports; the operator credits the money or keeps it. */
  payLate(id: string, isCredited: boolean): PaymentChange
  /** Credits nothing: the next poll says how much was received. */
  payPart(id: string, receivedAmount: Satang): PaymentChange
  reject(id: string, message: string): PaymentChange
  expire(id: string): PaymentChange
}

const open: readonly PaymentState[] = ['waiting', 'partlyPaid']

interface PaymentParts {
  readonly clock: WorldClock
  readonly random: Random
  readonly credit: (payment: Payment) => void
  readonly idOf: (number: number) => string
  readonly tokenLength: WorldDialect['tokenLength']
}

export function createPayments({
  clock,
  random,
  credit,
  idOf,
  tokenLength,
}: PaymentParts): Payments {
  const records = new Map<string, Payment>()

  /** An open payment expires as soon as somebody reads it after its deadline. */
  const asOfNow = (payment: Payment): Payment =>
    open.includes(payment.state) && clock.now() >= payment.expiresAt
      ? { ...payment, state: 'expired' }
      : payment

  const find = (id: string) => {
    const payment = records.get(id)
    return payment && asOfNow(payment)
  }
  const all = () => [...records.values()].map(asOfNow).reverse()

  function change(
    id: string,
    from: readonly PaymentState[],
    facts: Partial<Payment> & Pick<Payment, 'state'>,
  ): PaymentChange {
    const payment = find(id)
    if (!payment) return { status: 'unknown' }
    if (!from.includes(payment.state)) return { status: 'refused', state: payment.state }
    const changed = { ...payment, ...facts }
    records.set(id, changed)
    return { status: 'changed', payment: changed }
  }

  /**
   * An amount that no other payment has, because money may come after a code has expired; once all have been used, one
   * that no open payment has.
   */
  function chooseAmount(requestedAmount: Satang): Satang | null {
    const start = Math.floor(random.fraction() * mostAdded)
    const added = Array.from({ length: mostAdded }, (_, step) => 1 + ((start + step) % mostAdded))
    const candidates = added.map((more) => satang(requestedAmount + more))
    const freeOf = (payments: readonly Payment[]) => {
      const taken = new Set(payments.map(({ payAmount }) => payAmount))
      return candidates.find((candidate) => !taken.has(candidate))
    }
    return freeOf(all()) ?? freeOf(all().filter(({ state }) => open.includes(state))) ?? null
  }

  return {
    all,
    find,
    create: ({ drawQrCode, ...request }) => {
      const payAmount = chooseAmount(request.requestedAmount)
      if (payAmount === null) return null
      const payment: Payment = {
        ...request,
        id: idOf(1001 + records.size),
        payAmount,
        createdAt: clock.now(),
        expiresAt: clock.now() + paymentLifetime,
        merchantRef: `CR8F-${20417 + records.size}`,
        qrCode: drawQrCode(payAmount),
        token: randomText(random, tokenLength('payment')),
        debugKey: randomText(random, tokenLength('debugKey')),
        state: 'waiting',
        receivedAmount: null,
        late: null,
        message: null,
      }
      records.set(payment.id, payment)
      return payment
    },
    pay: (id, ignoresExpiry = false) => {
      const from = ignoresExpiry ? ([...open, 'rejected', 'expired'] as const) : open
      const result = change(id, from, { state: 'paid', message: null })
      if (result.status === 'changed') credit(result.payment)
      return result
    },
    payLate: (id, isCredited) => {
      const payment = find(id)
      if (payment?.late) return { status: 'refused', state: 'paid' }
      const late = isCredited ? 'credited' : 'kept'
      const receivedAmount = payment?.payAmount ?? null
      const result = change(id, ['expired'], { state: 'expired', receivedAmount, late })
      if (result.status === 'changed' && isCredited) credit(result.payment)
      return result
    },
    payPart: (id, receivedAmount) =>
      change(id, open, {
        state: 'partlyPaid',
        receivedAmount,
        message: `ได้รับเงินเพียง ${formatSatang(receivedAmount)} บาท กรุณาติดต่อแอดมิน`,
      }),
    reject: (id, message) => change(id, open, { state: 'rejected', message }),
    expire: (id) => change(id, open, { state: 'expired' }),
  }
}
